import { findPlaceAt } from 'shared/places/place-at';
import { getPlaceTable } from './place-table';

/** Towns on both sides of borders, in degrees, with the zone geo-tz 8.1.9 has for them. */
test.each([
  ['Raxaul', 26.98, 84.85, 'Asia/Kolkata'],
  ['Birgunj', 27.01, 84.88, 'Asia/Kathmandu'],
  ['Sonauli', 27.471, 83.471, 'Asia/Kolkata'],
  ['Bhairahawa', 27.505, 83.45, 'Asia/Kathmandu'],
  ['Belahiya', 27.485, 83.465, 'Asia/Kathmandu'],
  ['Jaigaon', 26.848, 89.376, 'Asia/Kolkata'],
  ['Phuntsholing', 26.858, 89.389, 'Asia/Thimphu'],
  ['Petrapole', 23.038, 88.878, 'Asia/Kolkata'],
  ['Benapole', 23.04, 88.9, 'Asia/Dhaka'],
  ['Attari', 31.6, 74.605, 'Asia/Kolkata'],
  ['Wagah', 31.605, 74.57, 'Asia/Karachi'],
  ['Attari gate', 31.604, 74.575, 'Asia/Kolkata'],
  ['Moreh', 24.238, 94.302, 'Asia/Kolkata'],
  ['Tamu', 24.217, 94.313, 'Asia/Yangon'],
  ['Nepalgunj', 28.05, 81.62, 'Asia/Kathmandu'],
  ['Banbasa', 28.985, 80.08, 'Asia/Kolkata'],
  ['Mahendranagar', 28.965, 80.18, 'Asia/Kathmandu'],
  ['Jogbani', 26.396, 87.262, 'Asia/Kolkata'],
  ['Biratnagar', 26.455, 87.27, 'Asia/Kathmandu'],
  ['Panitanki', 26.637, 88.165, 'Asia/Kolkata'],
  ['Kakarbhitta', 26.645, 88.155, 'Asia/Kathmandu'],
  ['Dhanushkodi', 9.179, 79.417, 'Asia/Kolkata'],
  ['Talaimannar', 9.106, 79.735, 'Asia/Colombo'],
  ['Agartala', 23.834, 91.28, 'Asia/Kolkata'],
  ['Akhaura', 23.87, 91.21, 'Asia/Dhaka'],
  ['Dawki', 25.19, 92.02, 'Asia/Kolkata'],
  ['Tamabil', 25.175, 92.02, 'Asia/Dhaka'],
  ['Nathu La, India', 27.38, 88.82, 'Asia/Kolkata'],
  ['Yadong', 27.49, 88.91, 'Asia/Shanghai'],
  ['Leh', 34.16, 77.58, 'Asia/Kolkata'],
  ['Uri', 34.085, 74.05, 'Asia/Kolkata'],
  ['Muzaffarabad', 34.37, 73.47, 'Asia/Karachi'],
  ['Tawang', 27.586, 91.86, 'Asia/Kolkata'],
  ['Samdrup', 26.8, 91.5, 'Asia/Thimphu'],
  ['Dahagram', 26.31, 88.95, 'Asia/Dhaka'],
  ['Zokhawthar', 23.37, 93.385, 'Asia/Kolkata'],
  ['Kibithu', 28.28, 97.02, 'Asia/Kolkata'],
])('%s keeps its own side’s clocks', (_name, latitude, longitude, zone) => {
  const table = getPlaceTable();
  const at = findPlaceAt(table, { latitude, longitude });
  expect(at.timeZone).toBe(zone);
  // and is said to be near a town of the same side
  expect(table.zones[table.zoneOf[at.near ?? -1] ?? -1]).toBe(zone);
});

test.each([
  ['beyond the map', -33.87, 151.21, 'Australia/Sydney'],
  ['at its northern edge', 38, 70, 'Asia/Dushanbe'],
  ['at its western edge', 30, 67, 'Asia/Karachi'],
  ['at its eastern edge', 22, 98, 'Asia/Yangon'],
  ['at its southern edge', 5, 97, 'Asia/Jakarta'],
  ['on the open sea', 10, 70, 'Etc/GMT-5'],
])('%s there is a zone too', (_name, latitude, longitude, zone) => {
  expect(findPlaceAt(getPlaceTable(), { latitude, longitude }).timeZone).toBe(zone);
});

import { listFestivalTimes } from './festival-times';

const date = '2027-03-22';
const festival = {
  date,
  kind: 'festival' as const,
  instants: {
    kalaStart: `${date}T13:00:00Z`,
    kalaEnd: `${date}T15:00:00Z`,
    bhadraEnd: `${date}T19:10:00Z`,
    hariVasaraEnd: `${date}T01:00:00Z`,
  },
};

test('the times that matter are named, on the clocks of the place; others are left out', () => {
  expect(
    listFestivalTimes(festival, { timeZone: 'Asia/Kolkata', clock: '24', lang: 'en' }),
  ).toEqual([
    { name: 'Time for the puja', value: '18:30 – 20:30' },
    { name: 'Bhadra ends', value: '00:40, 23\u00a0Mar' },
  ]);
});

const sydney = { timeZone: 'Australia/Sydney', clock: '24', lang: 'hi' } as const;

test('of a fast the same stretch is what decided its day', () => {
  const [first] = listFestivalTimes({ ...festival, kind: 'vrat' }, sydney);
  expect(first?.name).toBe('निर्णायक काल');
  expect(first?.value).toMatch(/^00:00 – 02:00, 23/);
});

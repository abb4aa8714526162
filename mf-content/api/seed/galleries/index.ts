import type { ContentSeed, GalleryDetails } from '../content-seed';
import { seed as instrumentsOfJantarMantar } from './instruments-of-jantar-mantar';
import { seed as lampsOfIndia } from './lamps-of-india';
import { seed as rangoliAndKolam } from './rangoli-and-kolam';
import { seed as signsInTheNightSky } from './signs-in-the-night-sky';

export const gallerySeeds: ContentSeed<GalleryDetails>[] = [
  lampsOfIndia,
  rangoliAndKolam,
  instrumentsOfJantarMantar,
  signsInTheNightSky,
];

import { brassBell } from './products/brass-bell';
import { brassDiya } from './products/brass-diya';
import { brassGanesha } from './products/brass-ganesha';
import { camphorLobanSet } from './products/camphor-loban-set';
import { copperKalashSet } from './products/copper-kalash-set';
import { cottonAsana } from './products/cotton-asana';
import { panchangDiary } from './products/panchang-diary';
import { pujaThali } from './products/puja-thali';
import { rudrakshaMala } from './products/rudraksha-mala';
import { sandalwoodIncense } from './products/sandalwood-incense';
import { sphatikMala } from './products/sphatik-mala';
import { tulsiMala } from './products/tulsi-mala';
import type { ProductSeed } from './seed-types';

/** The products in the order of the shelf. */
export const productSeeds: ProductSeed[] = [
  rudrakshaMala,
  brassDiya,
  sandalwoodIncense,
  brassGanesha,
  copperKalashSet,
  tulsiMala,
  panchangDiary,
  pujaThali,
  sphatikMala,
  cottonAsana,
  brassBell,
  camphorLobanSet,
];

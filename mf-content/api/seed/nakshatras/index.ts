import type { ContentSeed } from '../content-seed';
import { seed as ashwini } from './ashwini';
import { seed as bharani } from './bharani';
import { seed as krittika } from './krittika';
import { seed as rohini } from './rohini';
import { seed as mrigashira } from './mrigashira';
import { seed as ardra } from './ardra';
import { seed as punarvasu } from './punarvasu';
import { seed as pushya } from './pushya';
import { seed as ashlesha } from './ashlesha';
import { seed as magha } from './magha';
import { seed as purvaPhalguni } from './purva-phalguni';
import { seed as uttaraPhalguni } from './uttara-phalguni';
import { seed as hasta } from './hasta';
import { seed as chitra } from './chitra';
import { seed as swati } from './swati';
import { seed as vishakha } from './vishakha';
import { seed as anuradha } from './anuradha';
import { seed as jyeshtha } from './jyeshtha';
import { seed as mula } from './mula';
import { seed as purvaAshadha } from './purva-ashadha';
import { seed as uttaraAshadha } from './uttara-ashadha';
import { seed as shravana } from './shravana';
import { seed as dhanishta } from './dhanishta';
import { seed as shatabhisha } from './shatabhisha';
import { seed as purvaBhadrapada } from './purva-bhadrapada';
import { seed as uttaraBhadrapada } from './uttara-bhadrapada';
import { seed as revati } from './revati';

/** The nakshatras from Ashwini. */
export const nakshatraSeeds: ContentSeed[] = [
  ashwini,
  bharani,
  krittika,
  rohini,
  mrigashira,
  ardra,
  punarvasu,
  pushya,
  ashlesha,
  magha,
  purvaPhalguni,
  uttaraPhalguni,
  hasta,
  chitra,
  swati,
  vishakha,
  anuradha,
  jyeshtha,
  mula,
  purvaAshadha,
  uttaraAshadha,
  shravana,
  dhanishta,
  shatabhisha,
  purvaBhadrapada,
  uttaraBhadrapada,
  revati,
];

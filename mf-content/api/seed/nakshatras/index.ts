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

/** The nakshatras from Ashwini. */
export const nakshatraSeeds: ContentSeed[] = [ashwini, bharani, krittika, rohini, mrigashira, ardra, punarvasu, pushya, ashlesha];

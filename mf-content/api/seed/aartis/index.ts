import type { ContentSeed, LyricsDetails } from '../content-seed';
import { seed as omJaiJagdishHare } from './om-jai-jagdish-hare';
import { seed as jaiGaneshDeva } from './jai-ganesh-deva';
import { seed as sukhkartaDukhharta } from './sukhkarta-dukhharta';
import { seed as omJaiLakshmiMata } from './om-jai-lakshmi-mata';
import { seed as omJaiShivOmkara } from './om-jai-shiv-omkara';
import { seed as jaiAmbeGauri } from './jai-ambe-gauri';
import { seed as aartiKunjBihariKi } from './aarti-kunj-bihari-ki';
import { seed as aartiKijeHanumanLalaKi } from './aarti-kije-hanuman-lala-ki';
import { seed as omJaiSaraswatiMata } from './om-jai-saraswati-mata';
import { seed as shaniDevAarti } from './shani-dev-aarti';
import { seed as omJaiGangeMata } from './om-jai-gange-mata';
import { seed as jaiLakshmiRamana } from './jai-lakshmi-ramana';

export const aartiSeeds: ContentSeed<LyricsDetails>[] = [
  omJaiJagdishHare,
  jaiGaneshDeva,
  sukhkartaDukhharta,
  omJaiLakshmiMata,
  omJaiShivOmkara,
  jaiAmbeGauri,
  aartiKunjBihariKi,
  aartiKijeHanumanLalaKi,
  omJaiSaraswatiMata,
  shaniDevAarti,
  omJaiGangeMata,
  jaiLakshmiRamana,
];

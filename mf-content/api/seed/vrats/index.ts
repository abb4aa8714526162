import type { ContentSeed, VratDetails } from '../content-seed';
import { seed as ahoiAshtami } from './ahoi-ashtami';
import { seed as chaitraNavratriVrat } from './chaitra-navratri-vrat';
import { seed as devshayaniEkadashi } from './devshayani-ekadashi';
import { seed as devutthanaEkadashi } from './devutthana-ekadashi';
import { seed as ekadashiVrat } from './ekadashi-vrat';
import { seed as guruvarVrat } from './guruvar-vrat';
import { seed as hartalikaTeej } from './hartalika-teej';
import { seed as karvaChauth } from './karva-chauth';
import { seed as mahaShivaratriVrat } from './maha-shivaratri-vrat';
import { seed as mangalvarVrat } from './mangalvar-vrat';
import { seed as masikShivaratri } from './masik-shivaratri';
import { seed as nirjalaEkadashi } from './nirjala-ekadashi';
import { seed as pradoshVrat } from './pradosh-vrat';
import { seed as purnimaSatyanarayan } from './purnima-satyanarayan';
import { seed as sankashtiChaturthi } from './sankashti-chaturthi';
import { seed as shanivarVrat } from './shanivar-vrat';
import { seed as shravanSomvar } from './shravan-somvar';
import { seed as shukravarVrat } from './shukravar-vrat';
import { seed as varalakshmiVrat } from './varalakshmi-vrat';
import { seed as vatSavitri } from './vat-savitri';

/** The vrats shipped with the release, in the order of their shelf. */
export const vratSeeds: ContentSeed<VratDetails>[] = [
  ekadashiVrat,
  nirjalaEkadashi,
  devshayaniEkadashi,
  devutthanaEkadashi,
  pradoshVrat,
  mahaShivaratriVrat,
  masikShivaratri,
  sankashtiChaturthi,
  purnimaSatyanarayan,
  shravanSomvar,
  mangalvarVrat,
  guruvarVrat,
  shukravarVrat,
  shanivarVrat,
  vatSavitri,
  hartalikaTeej,
  varalakshmiVrat,
  karvaChauth,
  ahoiAshtami,
  chaitraNavratriVrat,
];

import type { FestivalDefinition } from './definition';
import { onEkadashi } from './ekadashi';
import type { FestivalId } from './names';

// by amanta month from Chaitra: the bright fortnight's, then the dark one's
const byMonth: readonly (readonly [bright: FestivalId, dark: FestivalId])[] = [
  ['kamada-ekadashi', 'varuthini-ekadashi'],
  ['mohini-ekadashi', 'apara-ekadashi'],
  ['nirjala-ekadashi', 'yogini-ekadashi'],
  ['devshayani-ekadashi', 'kamika-ekadashi'],
  ['shravana-putrada-ekadashi', 'aja-ekadashi'],
  ['parsva-ekadashi', 'indira-ekadashi'],
  ['papankusha-ekadashi', 'rama-ekadashi'],
  ['devutthana-ekadashi', 'utpanna-ekadashi'],
  ['mokshada-ekadashi', 'saphala-ekadashi'],
  ['pausha-putrada-ekadashi', 'shattila-ekadashi'],
  ['jaya-ekadashi', 'vijaya-ekadashi'],
  ['amalaki-ekadashi', 'papamochani-ekadashi'],
];

/** The 24 Ekadashis of a year and the two of an adhika month. */
export const ekadashis: readonly FestivalDefinition[] = [
  ...byMonth.flatMap(([bright, dark], index) => [
    defineEkadashi(bright, index + 1, 11),
    defineEkadashi(dark, index + 1, 26),
  ]),
  defineEkadashi('padmini-ekadashi', 'adhika', 11),
  defineEkadashi('parama-ekadashi', 'adhika', 26),
];

function defineEkadashi(
  id: FestivalId,
  month: number | 'adhika',
  tithi: 11 | 26,
): FestivalDefinition {
  return {
    id,
    kind: 'ekadashi',
    rule: onEkadashi({ month, tithi }, 'smarta'),
    tradition: 'smarta',
    others: [{ tradition: 'vaishnava', rule: onEkadashi({ month, tithi }, 'vaishnava') }],
  };
}

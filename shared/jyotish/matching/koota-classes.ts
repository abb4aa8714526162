import { itemAt } from '../kundli/item-at';

/** The names of the kootas in their order. */
export const kootas = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'maitri',
  'gana',
  'bhakoot',
  'nadi',
] as const;

/** The classes into which the kootas sort rashis and nakshatras. */
export const varnas = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;
export type Varna = (typeof varnas)[number];

export const vashyas = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const;
export type Vashya = (typeof vashyas)[number];

export const ganas = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof ganas)[number];

export const nadis = ['adi', 'madhya', 'antya'] as const;
export type Nadi = (typeof nadis)[number];

export const yonis = [
  'ashwa',
  'gaja',
  'mesha',
  'sarpa',
  'shwana',
  'marjara',
  'mushaka',
  'gau',
  'mahisha',
  'vyaghra',
  'mriga',
  'vanara',
  'nakula',
  'simha',
] as const;
export type Yoni = (typeof yonis)[number];

// Mesha kshatriya, Vrishabha vaishya, Mithuna shudra, Karka brahmin, and again
const varnaOfElement: readonly Varna[] = ['kshatriya', 'vaishya', 'shudra', 'brahmin'];

// the place in the list above, for each nakshatra in its order
const ganaOfNakshatra = [...'012101002211020202211022110'].map(Number);
// up and down again, six in a round
const nadiOfRound: readonly Nadi[] = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];
const yoniOfNakshatra = [
  0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1,
];

/** The varna of a rashi, by its element: water, fire, earth, air from the highest. */
export function varnaOf(rashi: number): Varna {
  return itemAt(varnaOfElement, rashi % 4);
}

/** The vashya class of a place: Dhanu and Makara change at their middle, 15 degrees. */
export function vashyaOf({ rashi, degree }: { rashi: number; degree: number }): Vashya {
  const isFirstHalf = degree < 15;
  const classes: readonly Vashya[] = [
    'chatushpada',
    'chatushpada',
    'manava',
    'jalachara',
    'vanachara',
    'manava',
    'manava',
    'keeta',
    isFirstHalf ? 'manava' : 'chatushpada',
    isFirstHalf ? 'chatushpada' : 'jalachara',
    'manava',
    'jalachara',
  ];
  return itemAt(classes, rashi);
}

/** The gana of a nakshatra, 1 to 27. */
export function ganaOf(nakshatra: number): Gana {
  return itemAt(ganas, itemAt(ganaOfNakshatra, nakshatra - 1));
}

/** The nadi of a nakshatra, 1 to 27. */
export function nadiOf(nakshatra: number): Nadi {
  return itemAt(nadiOfRound, (nakshatra - 1) % 6);
}

/** The yoni of a nakshatra, 1 to 27. */
export function yoniOf(nakshatra: number): Yoni {
  return itemAt(yonis, itemAt(yoniOfNakshatra, nakshatra - 1));
}

/** The nine grahas in the order a kundli lists them. */
export const grahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

/** A graha's name. */
export type Graha = (typeof grahas)[number];

/** Which lunar node Rahu is: the smooth mean node or the wobbling true one. */
export type NodeKind = 'mean' | 'true';

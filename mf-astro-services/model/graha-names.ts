import type { Lang } from 'shared/remote-kit/page';

/** The grahas in the order of a kundli. */
export const grahaOrder = [
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

export type GrahaKey = (typeof grahaOrder)[number];

/** Full and short name, the short one for the drawing. */
export const grahaNames: Readonly<
  Record<Lang, Record<GrahaKey, readonly [full: string, short: string]>>
> = {
  en: {
    sun: ['Sun', 'Su'],
    moon: ['Moon', 'Mo'],
    mars: ['Mars', 'Ma'],
    mercury: ['Mercury', 'Me'],
    jupiter: ['Jupiter', 'Ju'],
    venus: ['Venus', 'Ve'],
    saturn: ['Saturn', 'Sa'],
    rahu: ['Rahu', 'Ra'],
    ketu: ['Ketu', 'Ke'],
  },
  hi: {
    sun: ['सूर्य', 'सू'],
    moon: ['चंद्र', 'चं'],
    mars: ['मंगल', 'मं'],
    mercury: ['बुध', 'बु'],
    jupiter: ['गुरु', 'गु'],
    venus: ['शुक्र', 'शु'],
    saturn: ['शनि', 'श'],
    rahu: ['राहु', 'रा'],
    ketu: ['केतु', 'के'],
  },
};

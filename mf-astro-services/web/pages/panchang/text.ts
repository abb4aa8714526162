import type { Lang } from 'shared/remote-kit/page';
import { en } from './text/en';
import { hi } from './text/hi';

/** The words of the panchang of a day. */
export type PanchangText = typeof en;

export const panchangText: Record<Lang, PanchangText> = { en, hi };

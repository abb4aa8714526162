import type { Library } from '../library';
import { career } from './career';
import { day } from './day';
import { health } from './health';
import { love } from './love';
import { money } from './money';
import { slow } from './slow';

/** The English sentences. */
export const english: Library = { day, areas: { love, career, money, health }, slow };

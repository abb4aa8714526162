import type { Sound } from './sound';

/** A listening piece; its file has the name `slug`. */
export interface Episode {
  slug: string;
  compose(): Sound;
}

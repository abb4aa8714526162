import { keep, readKept } from 'shared/kept-in-browser/storage';
import type { Episode } from './episode';

/** What is heard, on its way into the next document of this tab. */
export interface Playing {
  episode: Episode;
  /** Seconds from the beginning. */
  at: number;
  isPaused: boolean;
}

const KEPT_MS = 60_000;

/** Keeps what is heard for the next document: a change of language or of city loads one. */
export function keepPlaying(playing: Playing) {
  keep('tarapath:playing', JSON.stringify({ ...playing, until: Date.now() + KEPT_MS }));
}

/** Takes what was heard in the document before, once; `null` when it was nothing or is long ago. */
export function takePlaying(): Playing | null {
  const kept = readKept('tarapath:playing');
  keep('tarapath:playing', null);
  if (kept === null) return null;
  const { until, ...playing } = JSON.parse(kept) as Playing & { until: number };
  return until < Date.now() ? null : playing;
}

import { readChoices } from 'shared/preferences/preferences';

/** One thing that may be meant, as a source of suggestions answers it. */
export interface Suggested {
  title: string;
  /** The page, without language prefix. */
  path: string;
  /** What stands below the title: an answer, or what kind of thing it is. */
  text?: string | null;
  /** How well it fits, up to 100; a source that doesn't say counts as near. */
  score?: number;
}

const WAIT_MS = 1500;
const SHOWN = 8;
const NEAR = 40;

/**
 * Asks all sources at once and puts their answers together, best first, each page once. A source that
 * fails or is slow only lacks its answers.
 * @throws DOMException `AbortError` when the question was given up
 */
export async function askSources(
  sources: readonly string[],
  q: string,
  lang: string,
  given: AbortSignal,
): Promise<Suggested[]> {
  const { city } = readChoices(document.cookie);
  const query = new URLSearchParams({ q, lang, ...(city ? { city } : {}) });
  const answers = await Promise.all(
    sources.map(async (source): Promise<Suggested[]> => {
      try {
        const signal = AbortSignal.any([given, AbortSignal.timeout(WAIT_MS)]);
        const response = await fetch(`${source}?${query}`, { signal });
        return response.ok ? (await response.json()).data : [];
      } catch (error) {
        given.throwIfAborted();
        console.warn('a source of suggestions did not answer', source, error);
        return [];
      }
    }),
  );
  const best = answers.flat().sort((one, other) => (other.score ?? NEAR) - (one.score ?? NEAR));
  const seen = new Set<string>();
  return best.filter(({ path }) => !seen.has(path) && seen.add(path)).slice(0, SHOWN);
}

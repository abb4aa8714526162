/**
 * Names a generation of releases: in a request the one its page was rendered with, in an answer the one
 * in use now. A whole number.
 */
export const GENERATION_HEADER = 'x-generation';

/** The generation this document was rendered with; `null` on the server and in documents of older shells. */
export function readPageGeneration(): number | null {
  if (typeof document === 'undefined') return null;
  const { generation } = document.documentElement.dataset;
  return generation === undefined ? null : Number(generation);
}

/** Whether the site has a newer generation than this document, as far as answers have told. */
export function hasNewerGeneration(): boolean {
  return document.documentElement.dataset.outdated !== undefined;
}

/** Takes note of the generation that an answer names. */
export function noteGeneration({ headers }: Pick<Response, 'headers'>): void {
  noteNewGeneration(Number(headers.get(GENERATION_HEADER)));
}

/** Takes note of a generation that is in use. */
export function noteNewGeneration(generation: number): void {
  const own = readPageGeneration();
  // an answer from a cache may name an older one
  if (own !== null && generation > own) document.documentElement.dataset.outdated = '';
}

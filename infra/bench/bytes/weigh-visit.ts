import { fetchBody } from '../fetch-body';
import type { Visit } from './visit-page';

/** What a first load weighs, by kind of file; `codeRequests` are those for js, css and html. */
export type Weights = Record<
  'js' | 'css' | 'html' | 'font' | 'image' | 'other' | 'requests' | 'codeRequests',
  number
>;

/** The weights of one visit in one encoding: until the load event, and in all. */
export interface VisitWeights {
  early: Weights;
  all: Weights;
}

/** Asks for every file of a visit once more in one encoding and adds up the bodies as they are sent. */
export async function weighVisit(visit: Visit, encoding: 'gzip' | 'br'): Promise<VisitWeights> {
  const weights: VisitWeights = { early: empty(), all: empty() };
  for (const { url, early } of visit.requests) {
    const { status, type, body } = await fetchBody(url, encoding);
    if (status >= 400) throw new Error(`${url} answered ${status}`);
    const kind = kindOf(type);
    for (const part of early ? [weights.early, weights.all] : [weights.all]) {
      part[kind] += body.length;
      part.requests += 1;
      if (codeKinds.includes(kind)) part.codeRequests += 1;
    }
  }
  return weights;
}

const codeKinds = ['js', 'css', 'html'];

const empty = (): Weights => ({
  js: 0,
  css: 0,
  html: 0,
  font: 0,
  image: 0,
  other: 0,
  requests: 0,
  codeRequests: 0,
});

function kindOf(type: string): Exclude<keyof Weights, 'requests' | 'codeRequests'> {
  if (type.includes('javascript')) return 'js';
  if (type.startsWith('text/css')) return 'css';
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('font/')) return 'font';
  return type.startsWith('image/') ? 'image' : 'other';
}

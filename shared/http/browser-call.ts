import type { Call } from '../remote-kit/page';
import { createFetchCall } from './fetch-call';
import { GENERATION_HEADER, noteGeneration, readPageGeneration } from './page-generation';

/** Calls the site's API from the browser with the visitor's cookies, for the releases of this page. */
export const browserCall: Call = createFetchCall({
  async fetch(address, options) {
    const generation = readPageGeneration();
    const headers = new Headers(options?.headers);
    if (generation !== null) headers.set(GENERATION_HEADER, String(generation));
    const reply = await fetch(address, { ...options, headers });
    noteGeneration(reply);
    return reply;
  },
});

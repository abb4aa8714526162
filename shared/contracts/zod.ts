import { config } from 'zod';

// zod tries whether it may compile its checks; the policy of a page forbids that and would report it
if (typeof window !== 'undefined') config({ jitless: true });

/**
 * The part of zod that contracts use, as `z`. In the browser it is one shared module that arrives with
 * the first call (26 KB gzip instead of the 89 of all of zod), so a name is added only when a contract
 * needs it; one that is missing doesn't compile.
 */
export * as z from './zod-subset';

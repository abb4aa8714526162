import { z } from 'shared/contracts/zod';
import { panchangPlace } from './astro-panchang-parts';
import { defineEndpoint } from './contract';

/** Slug of a larger city (`delhi`), one of its older names, or the id of any place. */
const city = z.string().trim().min(1).max(120);

/** A city by what stands for it in addresses and in the cookie, in a language. */
export const getCity = defineEndpoint({
  id: 'astro.get_city',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_city/:city',
  summary: 'Gives name, coordinates and time zone of a city by its slug or id.',
  params: z.object({ city }),
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({ status: z.literal(200), data: panchangPlace }),
  errors: ['not_found'],
  caller: 'anyone',
  cache: { maxAge: 3600, staleWhileRevalidate: 86_400 },
});

/** Keeps the visitor's city, clock or both in cookies of a year. What isn't named stays. */
export const setPreferences = defineEndpoint({
  id: 'astro.set_preferences',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/set_preferences',
  summary: 'Keeps the city and the clock (12 or 24 hours) the site is told for, in cookies.',
  body: z.object({ city: city.optional(), clock: z.enum(['12', '24']).optional() }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found'],
  caller: 'anyone',
});

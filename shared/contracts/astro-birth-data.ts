import { z } from 'shared/contracts/zod';
import { getBirthProfiles } from './astro-profiles';
import { defineEndpoint } from './contract';

const birth = z.object({
  name: z.string().optional(),
  gender: z.string().optional(),
  date: z.string(),
  time: z.string().nullable(),
  occurrence: z.string().optional(),
  clock: z.string(),
  placeId: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  timeZone: z.string().optional(),
  ayanamsa: z.string(),
  node: z.string(),
  houses: z.string(),
  dashaYear: z.string(),
});

const kept = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  /** When it is forgotten by itself; null when it is kept. */
  expires_at: z.iso.datetime().nullable(),
});

/** All births kept for the caller, as a file to save (right of access, DPDP Act 2023, section 11). */
export const getBirthData = defineEndpoint({
  id: 'astro.get_birth_data',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/birth_data',
  summary: 'Saved births, kundlis and matchings of the caller.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      profiles: getBirthProfiles.answer.shape.data,
      kundlis: z.array(kept.extend({ birth })),
      matchings: z.array(kept.extend({ boy: birth, girl: birth })),
    }),
  }),
  caller: 'signed-in',
  allowance: { count: 10, seconds: 3600 },
});

/** Erases all births kept for the caller; none is fine too. */
export const eraseBirthData = defineEndpoint({
  id: 'astro.erase_birth_data',
  owner: 'mf-astro-services',
  method: 'DELETE',
  path: '/api/birth_data',
  summary: 'Erases saved births, kundlis and matchings of the caller.',
  answer: z.object({ status: z.literal(200) }),
  caller: 'signed-in',
});

import { z } from 'shared/contracts/zod';
import { birthDate } from './astro-kundli';
import { defineEndpoint } from './contract';

/** Whose birth a saved one is. */
export const profileLabels = ['self', 'spouse', 'child', 'other'] as const;

const birth = {
  label: z.enum(profileLabels),
  name: z.string().trim().min(1, 'Give it a name.').max(80, 'Use at most 80 characters.'),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  date: birthDate,
  /** Wall time at the place of birth, or null when it is not known. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Enter the time as HH:MM or HH:MM:SS.')
    .nullable(),
  placeId: z.string().min(1).max(160),
};

const profile = z.object({
  ...birth,
  id: z.number().int(),
  /** The place in the language asked for. */
  place: z.string(),
});

/** A saved birth. */
export type BirthProfile = z.infer<typeof profile>;

/** The caller's saved births, the first saved first. */
export const getBirthProfiles = defineEndpoint({
  id: 'astro.get_birth_profiles',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/birth_profiles',
  summary: 'Lists the births the caller has saved.',
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({ status: z.literal(200), data: z.array(profile) }),
  caller: 'signed-in',
});

/** Saves a birth; the same one again changes nothing. `conflict` when there are 50. */
export const createBirthProfile = defineEndpoint({
  id: 'astro.create_birth_profile',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/birth_profiles',
  summary: 'Saves a birth for the caller, and notes the consent to keep it.',
  body: z.object(birth),
  answer: z.object({ status: z.literal(200), id: z.number().int() }),
  errors: ['conflict', 'unavailable'],
  caller: 'signed-in',
});

/** Forgets one of the caller's saved births; `not_found` when it is not theirs. */
export const deleteBirthProfile = defineEndpoint({
  id: 'astro.delete_birth_profile',
  owner: 'mf-astro-services',
  method: 'DELETE',
  path: '/api/birth_profiles/:profileId',
  summary: 'Deletes a birth the caller has saved.',
  params: z.object({ profileId: z.coerce.number().int().positive() }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found'],
  caller: 'signed-in',
});

import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** Who signs in on a developer's machine, where nobody invites anybody. In production there is no such person. */
export const getDevelopmentOwner = defineEndpoint({
  id: 'auth.get_development_owner',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/development_owner',
  summary: 'The seeded owner of a development site, with the code of the app at this moment.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({ email: z.string(), code: z.string() }),
  }),
  errors: ['not_found'],
  caller: 'anyone',
});

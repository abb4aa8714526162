import { z } from 'shared/contracts/zod';

/** A page of the site, without its language: `/order-history/12`. */
export const sitePath = z
  .string()
  .max(200)
  .regex(/^\/[a-z0-9/-]*$/);

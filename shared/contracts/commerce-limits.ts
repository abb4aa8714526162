import { z } from 'shared/contracts/zod';

/** Pieces of one variant in one order. */
export const MOST_PIECES = 10;

/** An Indian PIN code. */
export const pinSchema = z
  .string('Please give the PIN code.')
  .trim()
  .regex(/^[1-9]\d{5}$/, 'A PIN code has six digits and does not begin with 0.');

import { z } from 'shared/contracts/zod';
import { emailPattern } from './email-pattern';

const phone = /^\+?[\d ()-]{8,20}$/;

/** How somebody can be reached: one e-mail address or one phone number, trimmed. */
export const contactLine = z
  .string()
  .trim()
  .max(254)
  .refine((value) => emailPattern.test(value) || phone.test(value), 'Give an e-mail or a number.');

import { z } from 'shared/contracts/zod';
import { emailPattern } from './email-pattern';

/** One e-mail address of at most 254 characters, trimmed. */
export const emailAddress = z
  .string()
  .trim()
  .regex(emailPattern, 'Please enter a valid email address!');

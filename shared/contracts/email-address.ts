import { z } from 'shared/contracts/zod';
import { emailPattern } from './email-pattern';

/** An e-mail address of at most 254 characters, trimmed. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address!')
  .regex(emailPattern, 'Please enter a valid email address!');

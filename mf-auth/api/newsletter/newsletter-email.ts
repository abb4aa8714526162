import { emailPattern } from 'shared/contracts/email-pattern';

/** The newsletter's own two messages, word for word as its form shows them. */
export function checkNewsletterEmail(
  text: string,
): { ok: true; email: string } | { ok: false; message: string } {
  const email = text.trim().toLowerCase();
  if (email === '') return { ok: false, message: 'Email is required!' };
  if (!emailPattern.test(email)) {
    return { ok: false, message: 'Please enter a valid email address!' };
  }
  return { ok: true, email };
}

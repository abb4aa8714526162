import { createHmac } from 'node:crypto';

/** The token of an address's unsubscribe link: the same in every mail, so that old mails keep working. */
export function leaveToken(email: string, secret: string): string {
  return createHmac('sha256', secret).update(`newsletter:${email}`).digest('base64url');
}

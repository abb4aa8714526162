import { hashKeyed, type Secret } from 'shared/remote-kit/secrets';

/** The token of an address's unsubscribe link: the same in every mail, so that old mails keep working. */
export function leaveToken(email: string, secret: Secret): string {
  return hashKeyed(`newsletter:${email}`, secret);
}

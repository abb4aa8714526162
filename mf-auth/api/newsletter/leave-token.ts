import { allHashesOf, type Secret } from 'shared/remote-kit/secrets';
import { hashOpaqueId } from '../one-time-codes/secrets';

/** The token of an address's unsubscribe link: the same in every mail, so that old mails keep working. */
export function leaveToken(email: string, secret: Secret): string {
  return listLeaveTokens(email, secret)[0];
}

/** How the tokens that open an address are found: that of now, and that of the secret before. */
export function leaveHashes(email: string, secret: Secret) {
  const [current, former] = listLeaveTokens(email, secret);
  return {
    leaveHash: hashOpaqueId(current),
    formerLeaveHash: former === undefined ? null : hashOpaqueId(former),
  };
}

/** Whether a token was made with a secret that still counts. */
export function isLeaveToken(token: string, email: string, secret: Secret): boolean {
  return listLeaveTokens(email, secret).includes(token);
}

function listLeaveTokens(email: string, secret: Secret) {
  return allHashesOf(`newsletter:${email}`, secret) as [string, string?];
}

import type { ReplyExtras } from 'shared/remote-kit/api';

type Cookie = NonNullable<ReplyExtras['cookies']>[number];
const name = 'userDetails';

export function sessionCookie(token: string, expires: Date): Cookie {
  return { name, value: token, expires };
}

export const clearedSessionCookie: Cookie = { name, value: '', clear: true };

import { timingSafeEqual } from 'node:crypto';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';

/** Whether an Authorization header carries a token, its value of before too; compared in constant time. */
export function carriesToken(authorization: string | undefined, token: Secret): boolean {
  const given = Buffer.from(/^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '');
  return valuesOf(token)
    .map((value) => Buffer.from(value))
    .some((value) => given.length === value.length && timingSafeEqual(given, value));
}

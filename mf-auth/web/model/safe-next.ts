import { readOwnPath } from 'shared/i18n/local-path';

/** Where to go after signing in: a path of this site, whatever the address asked for. */
export function safeNext(next: string | null | undefined): string {
  const own = readOwnPath(next) ?? '/';
  const [path = '/'] = own.split(/[?#]/);
  return /^\/(hi\/)?(sign-in|sign-out)(\/|$)/.test(path) ? '/' : own;
}

/** Where to go after signing in: a path of this site, whatever the address asked for. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\s\\]*$/.test(next)) return '/';
  const [path = '/'] = next.split(/[?#]/);
  return /^\/(hi\/)?(sign-in|sign-out)(\/|$)/.test(path) ? '/' : next;
}

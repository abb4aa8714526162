import { allHashesOf, hashKeyed, type Secret } from 'shared/remote-kit/secrets';

/**
 * Stands for a confirmed number or address in records that outlive it: whoever names the number again
 * finds its lines, a leaked table names nobody.
 */
export function hashSubject(target: string, secret: Secret): string {
  return hashKeyed(nameSubject(target), secret);
}

/** The hashes a number or address may be found under, the current one first. */
export function allSubjectHashes(target: string, secret: Secret): string[] {
  return allHashesOf(nameSubject(target), secret);
}

/** The subject of an account: what it signs in with. */
export function hashCustomer(
  { phone, email }: { phone: string | null; email: string | null },
  secret: Secret,
): string {
  return hashSubject(phone ?? email ?? '', secret);
}

const nameSubject = (target: string) => `subject:${target.toLowerCase()}`;

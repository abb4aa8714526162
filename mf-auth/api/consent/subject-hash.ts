import { allHashesOf, type Secret } from 'shared/remote-kit/secrets';

/** Whose consent it is: an account, or only an address (the newsletter has no account). */
export interface Subject {
  userId: number | null;
  /** What its lines may be found under: by the current secret, then by the one before. */
  hashes: string[];
}

/**
 * The hashes that stand for a confirmed number or address in records that outlive it, the current one
 * first: whoever names the number again finds its lines, a leaked table names nobody.
 */
export function allSubjectHashes(target: string, secret: Secret): string[] {
  return allHashesOf(`subject:${target.toLowerCase()}`, secret);
}

/** An address without an account. */
export function subjectOfAddress(address: string, secret: Secret): Subject {
  return { userId: null, hashes: allSubjectHashes(address, secret) };
}

/** An account, by what it signs in with. */
export function subjectOfCustomer(
  { id, phone, email }: { id: number; phone: string | null; email: string | null },
  secret: Secret,
): Subject {
  return { userId: id, hashes: allSubjectHashes(phone ?? email ?? '', secret) };
}

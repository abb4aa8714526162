import { createHmac } from 'node:crypto';

/**
 * Stands for a confirmed number or address in records that outlive it: whoever names the number again
 * finds its lines, a leaked table names nobody.
 */
export function hashSubject(target: string, secret: string): string {
  return createHmac('sha256', secret).update(`subject:${target.toLowerCase()}`).digest('base64url');
}

/** The subject of an account: what it signs in with. */
export function hashCustomer(
  { phone, email }: { phone: string | null; email: string | null },
  secret: string,
): string {
  return hashSubject(phone ?? email ?? '', secret);
}

import type { AnyEndpoint } from 'shared/contracts/contract';

/**
 * The address that an answer leads to, as it goes into `Location`.
 * @param to a path of the site, or an address at one of the hosts that the contract names
 * @throws Error for any other: what came with a request must never decide where a visitor goes
 */
export function findRedirect(
  { id, redirectsTo = [] }: Pick<AnyEndpoint, 'id' | 'redirectsTo'>,
  to: string,
  publicUrl: string,
): string {
  const site = new URL(publicUrl).origin;
  const target = URL.canParse(to, site) ? new URL(to, site) : null;
  const origin = target?.username || target?.password ? null : target?.origin;
  const allowed = redirectsTo.map((place) => (place === 'site' ? site : new URL(place).origin));
  if (!target || !origin || !allowed.includes(origin))
    throw new Error(`${id} may not lead to another place than its contract names`);
  if (origin !== site) return target.href;
  // two slashes at the beginning would be another host
  return target.pathname.replace(/^\/+/, '/') + target.search + target.hash;
}

import type { CallerView } from '../releases/release-contracts';

/** From who is let in most easily to whom. */
const everNarrower: readonly CallerView['caller'][] = ['anyone', 'signed-in', 'self'];

/**
 * How a server lets in fewer than a remote that calls it relies on. A release of before there were
 * such rules says nothing, and is not held to anything.
 * @param remote who calls, as the contract it was built with says it may
 */
export function compareCallers(
  remote: string,
  understood: CallerView,
  { caller, callers = [], permission }: CallerView,
): string[] {
  if (caller === undefined) return [];
  if (caller === 'service' && !callers.includes(remote))
    return [`${remote} may not call it, only ${callers.join(', ')} may`];
  if (understood.caller === undefined) return [];
  if (isNarrower(understood.caller, caller))
    return [`it is for ${caller}, but was for ${understood.caller}`];
  return caller === 'staff' && permission !== understood.permission
    ? [`it needs the permission ${permission}, not ${understood.permission}`]
    : [];
}

function isNarrower(before: CallerView['caller'], now: CallerView['caller']): boolean {
  const [from, to] = [everNarrower.indexOf(before), everNarrower.indexOf(now)];
  // services and staff are let in by rules of their own, which are neither wider nor narrower
  return from === -1 || to === -1 ? before !== now && to !== 0 : to > from;
}

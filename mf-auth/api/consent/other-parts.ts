import type { PoolClient } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import type {
  ErasureScope,
  OpenMatter,
  PersonalData,
  Person,
} from 'shared/remote-kit/personal-data';

/** What the other remotes keep of people, and the names of those that can't be asked now. */
export async function listOtherParts({ listPersonalData }: Pick<ApiDeps, 'listPersonalData'>) {
  const parts = await listPersonalData();
  const ready: { remote: string; data: PersonalData }[] = [];
  const down = new Set<string>();
  for (const part of parts) {
    if (part.remote === 'mf-auth') continue;
    if (part.state === 'down') down.add(part.remote);
    else if (part.data) ready.push({ remote: part.remote, data: part.data });
  }
  return { ready, down: [...down] };
}

/**
 * What is still under way of a person in the other remotes, each once though several releases say it.
 * @param client of the erasure's transaction, in which nothing new is begun any more
 */
export async function listOpenMatters(
  parts: { data: PersonalData }[],
  person: Person,
  client?: PoolClient,
): Promise<OpenMatter[]> {
  const open = new Map<string, OpenMatter>();
  for (const { data } of parts)
    for (const matter of (await data.listOpen?.(person, client)) ?? [])
      open.set(matter.path, matter);
  return [...open.values()];
}

/** Erases in the other remotes, all within one transaction. */
export async function eraseElsewhere(
  parts: { data: PersonalData }[],
  person: Person,
  scope: ErasureScope,
  client: PoolClient,
): Promise<void> {
  for (const { data } of parts) await data.erase(person, scope, client);
}

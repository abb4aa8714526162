import type { ApiDeps } from 'shared/remote-kit/api';
import type { OpenMatter, Person } from 'shared/remote-kit/personal-data';
import type { Database } from '../data/database';
import { readMoneyLeft, type MoneyLeft } from './money-left';
import { listOpenMatters, listOtherParts } from './other-parts';

type Deps = Pick<ApiDeps, 'listPersonalData' | 'log'>;

/** What an account's erasure waits for now. The erasure itself asks again, where nothing can change meanwhile. */
export async function findErasureBlock(
  database: Database,
  deps: Deps,
  person: Person,
): Promise<MoneyLeft & { open: OpenMatter[] }> {
  const [money, open] = await Promise.all([
    readMoneyLeft(database, person.id),
    readOpenMatters(deps, person),
  ]);
  return { ...money, open, blockedBy: open.length > 0 ? 'running_booking' : money.blockedBy };
}

/** A remote that can't be asked now is left out: it keeps the erasure waiting as a whole. */
async function readOpenMatters(deps: Deps, person: Person): Promise<OpenMatter[]> {
  try {
    const { ready } = await listOtherParts(deps);
    return await listOpenMatters(ready, person);
  } catch (error) {
    deps.log.error({ reason: String(error) }, 'what is open of a customer could not be read');
    return [];
  }
}

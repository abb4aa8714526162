import { eq, sql } from 'drizzle-orm';
import type { ConsentPurpose, ConsentRecord } from 'shared/contracts/auth-consent';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';
import type { Person } from 'shared/remote-kit/personal-data';
import type { Database } from '../data/database';
import { users } from '../data/schema';
import { shareTransaction } from '../data/share-transaction';
import { joinNewsletter, leaveNewsletter } from '../newsletter/subscriber-rows';
import { recordConsent } from './consent-rows';
import { eraseElsewhere, listOtherParts } from './other-parts';
import { subjectOfAddress, subjectOfCustomer } from './subject-hash';

interface Change {
  purpose: Exclude<ConsentPurpose, 'terms' | 'account'>;
  given: boolean;
  source: ConsentRecord['source'];
  lang: Lang;
}

/**
 * Gives or withdraws an optional consent together with what follows from it, in all remotes at once.
 * `no_address`: the newsletter has no confirmed address to go to; `down`: a remote can't be asked now,
 * and nothing has changed.
 */
export async function changeOptional(
  database: Database,
  deps: ApiDeps,
  customer: Person,
  change: Change,
): Promise<'changed' | 'no_address' | 'down'> {
  if (change.purpose === 'newsletter') return changeNewsletter(database, deps, customer, change);
  const { ready, down } = await listOtherParts(deps);
  if (down.length > 0 && !change.given) return 'down';
  const { purpose, given, source, lang } = change;
  const subject = subjectOfCustomer(customer, deps.settings.secrets.hashing);
  await shareTransaction(deps.pool, async (tx, client) => {
    if (!given) {
      await eraseElsewhere(ready, customer, 'birth_details', client);
      await tx
        .update(users)
        .set({ birthDate: null, birthTime: null, birthPlace: null, updatedAt: sql`now()` })
        .where(eq(users.id, customer.id));
    }
    const action = given ? 'given' : 'withdrawn';
    await recordConsent(tx, { purpose, action, lang, source, subject });
  });
  return 'changed';
}

async function changeNewsletter(
  database: Database,
  { settings }: Pick<ApiDeps, 'settings'>,
  customer: Person,
  { purpose, given, source, lang }: Change,
) {
  if (customer.email === null) return 'no_address';
  const email = customer.email.toLowerCase();
  const { hashing, links } = settings.secrets;
  await database.transaction(async (tx) => {
    await (given ? joinNewsletter(tx, email, lang, links) : leaveNewsletter(tx, email));
    const subject = subjectOfAddress(email, hashing);
    const action = given ? 'given' : 'withdrawn';
    await recordConsent(tx, { purpose, action, lang, source, subject });
  });
  return 'changed';
}

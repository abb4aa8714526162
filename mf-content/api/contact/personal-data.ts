import { asc, eq, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PersonalData, Person } from 'shared/remote-kit/personal-data';
import { contactRequests } from '../data/contact-schema';
import type { Database } from '../data/database';

/** Messages of an account, and those that name its number (written in any way) or its address. */
function ofPerson({ id, phone, email }: Person) {
  const digits = sql`right(regexp_replace(${contactRequests.contact}, '\\D', '', 'g'), 10)`;
  return or(
    eq(contactRequests.userId, id),
    phone === null
      ? undefined
      : sql`${contactRequests.contact} not like '%@%' and ${digits} = ${phone.slice(-10)}`,
    email === null ? undefined : sql`lower(${contactRequests.contact}) = ${email.toLowerCase()}`,
  );
}

/** Erases a person's messages; `tx` is a transaction, or a connection that is in one. */
export async function eraseRequests(tx: Pick<Database, 'delete'>, person: Person): Promise<void> {
  await tx.delete(contactRequests).where(ofPerson(person));
}

/** The messages a person wrote to the support. */
export function contactPersonalData(db: Database): PersonalData {
  return {
    async exportOf(person) {
      const rows = await db
        .select()
        .from(contactRequests)
        .where(ofPerson(person))
        .orderBy(asc(contactRequests.createdAt));
      return {
        contact_requests: rows.map(({ sender: _sender, userId: _userId, ...row }) => row),
      };
    },
    async erase(person, scope, client) {
      if (scope === 'all') await eraseRequests(drizzle(client), person);
    },
  };
}

import { desc, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { PersonalData, Person } from 'shared/remote-kit/personal-data';
import { inbox } from './schema';

const ofPerson = ({ phone, email }: Person) =>
  inArray(
    inbox.to,
    [phone, email, email?.toLowerCase()].filter((to) => typeof to === 'string'),
  );

/** The messages to a person that the development inbox keeps. */
export function inboxPersonalData(pool: Pool): PersonalData {
  return {
    async exportOf(person) {
      const database = drizzle({ client: pool });
      const where = ofPerson(person);
      return { messages: await database.select().from(inbox).where(where).orderBy(desc(inbox.id)) };
    },
    async erase(person, scope, client) {
      if (scope === 'all') await drizzle({ client }).delete(inbox).where(ofPerson(person));
    },
  };
}

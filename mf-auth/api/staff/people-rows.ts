import { sql, type SQL } from 'drizzle-orm';
import type { FoundPerson, peopleColumns } from 'shared/contracts/staff-people';
import type { Database } from '../data/database';

export const PEOPLE_PER_PAGE = 25;

interface PeopleSearch {
  q: string;
  page: number;
  sort: (typeof peopleColumns)[number];
  order: 'asc' | 'desc';
}

const columns: Record<PeopleSearch['sort'], SQL> = {
  id: sql`customer.id`,
  name: sql`lower(customer.name)`,
  created_at: sql`customer.created_at`,
  last_seen_at: sql`last_seen_at`,
};

/** Customers that a search means, mostly hidden, with how many there are. */
export async function searchPeople(
  database: Database,
  { q, page, sort, order }: PeopleSearch,
): Promise<{ people: FoundPerson[]; total: number }> {
  const { rows } = await database.execute<{
    id: string;
    name: string | null;
    phone: string | null;
    email: string | null;
    created_at: Date | string;
    last_seen_at: Date | string | null;
    total: string;
  }>(sql`
    SELECT customer.id, customer.name, customer.phone, customer.email, customer.created_at,
      (SELECT max(last_seen_at) FROM auth.sessions WHERE user_id = customer.id) AS last_seen_at,
      count(*) OVER () AS total
    FROM auth.users customer WHERE ${meaning(q)}
    ORDER BY ${columns[sort]} ${order === 'asc' ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST`}, customer.id
    LIMIT ${PEOPLE_PER_PAGE} OFFSET ${(page - 1) * PEOPLE_PER_PAGE}`);
  const people = rows.map(({ id, name, phone, email, created_at, last_seen_at }) => ({
    id: Number(id),
    name: name && hideName(name),
    phone: phone && `+91 ••••••${phone.slice(-4)}`,
    email: email && hideEmail(email),
    created_at: new Date(created_at).toISOString(),
    last_seen_at: last_seen_at && new Date(last_seen_at).toISOString(),
  }));
  return { people, total: Number(rows[0]?.total ?? 0) };
}

/** `#41` is an id, digits are part of a number, anything else part of an address or the beginning of a name. */
function meaning(q: string): SQL {
  if (q.startsWith('#')) return sql`customer.id = ${q.slice(1).slice(0, 15)}::bigint`;
  const digits = q.replace(/[\s+()-]/g, '');
  if (/^\d+$/.test(digits)) return sql`customer.phone LIKE ${`%${digits}%`}`;
  const text = q.toLowerCase().replace(/[\\%_]/g, '\\$&');
  return sql`(lower(customer.email) LIKE ${`%${text}%`} OR lower(customer.name) LIKE ${`${text}%`})`;
}

const hideName = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => `${[...part][0] ?? ''}•••`)
    .join(' ');

function hideEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@', 2);
  return `${local.slice(0, 1)}•••@${domain}`;
}

import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { createContactRequest } from 'shared/contracts/content-contact';
import type { ParsedInputOf } from 'shared/contracts/contract';
import type { CallContext } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { contactRequests } from '../data/contact-schema';

/** A message as it was sent. */
export type ContactRequest = ParsedInputOf<typeof createContactRequest>['body'];

const PER_SENDER_AN_HOUR = 5;
const PER_CONTACT_A_DAY = 5;
/** Without the letters and digits that are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Keeps a message and gives its ticket number; `null` when its sender has written too often. */
export async function keepRequest(
  db: Database,
  request: ContactRequest,
  { address, lang }: Pick<CallContext, 'address' | 'lang'>,
  secret: string,
): Promise<string | null> {
  const { name, contact, topic, message } = request;
  const sender = createHmac('sha256', secret).update(`contact:${address}`).digest('base64url');
  const ticket = drawTicket();
  return db.transaction(async (tx) => {
    // one at a time for each sender, so that parallel ones are counted
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sender}))`);
    const { rows } = await tx.execute<{ refused: boolean }>(sql`
      select
        (select count(*) from ${contactRequests}
          where sender = ${sender} and created_at > now() - interval '1 hour')
          >= ${PER_SENDER_AN_HOUR}
        or (select count(*) from ${contactRequests}
          where contact = ${contact} and created_at > now() - interval '1 day')
          >= ${PER_CONTACT_A_DAY} as refused`);
    if (rows[0]?.refused) return null;
    await tx
      .insert(contactRequests)
      .values({ ticket, name, contact, topic, message, lang, sender });
    return ticket;
  });
}

/** Eight signs that can be read out on the phone: `TP-4KX9-W2MB`. */
function drawTicket(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `TP-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

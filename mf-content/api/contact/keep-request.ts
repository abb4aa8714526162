import { randomInt } from 'node:crypto';
import type { createContactRequest } from 'shared/contracts/content-contact';
import type { ParsedInputOf } from 'shared/contracts/contract';
import type { MessageReference } from 'shared/contracts/message-reference';
import type { CallContext } from 'shared/remote-kit/api';
import { hashKeyed, type Secret } from 'shared/remote-kit/secrets';
import type { Database } from '../data/database';
import { contactRequests } from '../data/contact-schema';

/** A message as it was sent. */
export type ContactRequest = Omit<ParsedInputOf<typeof createContactRequest>['body'], 'about'> & {
  about: MessageReference | null;
};

/** Without the letters and digits that are taken for one another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Keeps a message and gives its ticket number. Its sender's address is kept as a code only. */
export async function keepRequest(
  db: Database,
  request: ContactRequest,
  { address, lang, session }: Pick<CallContext, 'address' | 'lang' | 'session'>,
  secret: Secret,
): Promise<string> {
  const { name, contact, topic, message } = request;
  const about = request.about?.about ?? null;
  const sender = hashKeyed(`contact:${address}`, secret);
  const ticket = drawTicket();
  const userId = session?.id ?? null;
  await db
    .insert(contactRequests)
    .values({ ticket, name, contact, topic, message, about, lang, sender, userId });
  return ticket;
}

/** Eight signs that can be read out on the phone: `TP-4KX9-W2MB`. */
function drawTicket(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `TP-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

import {
  contactTopics,
  createContactRequest,
  getContactDetails,
} from 'shared/contracts/content-contact';
import { readReference, type MessageReference } from 'shared/contracts/message-reference';
import { isFailure, nameTrouble, troubleStatus, type Trouble } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import type { CompanyFacts } from '../../parts/company/company-details';
import { loadTopic, type TopicData } from '../../topic/load-topic';

const fieldNames = ['name', 'contact', 'topic', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface ContactData extends TopicData {
  topics: readonly (typeof contactTopics)[number][];
  /** Null when they could not be read; the foot of the page has them too. */
  details: CompanyFacts | null;
  values: Record<FieldName, string>;
  /** The order or booking that who is signed in writes about. */
  reference: MessageReference | null;
  wrong: FieldName[];
  trouble: Trouble | null;
  /** The number of the message that has just been sent. */
  ticket: string | null;
}

const PATH = '/contact-us';
const TICKET = /^TP-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

const load: Load<ContactData> = async (args) => {
  const { form, query, call, lang, session } = args;
  const topic = await loadTopic(PATH)(args);
  const reference = session ? readReference(form ? form.about : query.get('about')) : null;
  const sent = form ? await send(args, reference) : null;
  const details = await call(getContactDetails, {});
  const ticket = query.get('ticket') ?? '';
  const known = { name: session?.name, contact: session?.email ?? session?.phone };
  const asked = { topic: query.get('topic') ?? '' };
  const start: Record<string, string | null | undefined> = { ...known, ...asked };
  const read = (name: FieldName) => form?.[name] ?? start[name] ?? '';
  return {
    data: {
      ...topic.data,
      topics: contactTopics,
      details: isFailure(details) ? null : details.data,
      values: Object.fromEntries(
        fieldNames.map((name) => [name, read(name)]),
      ) as ContactData['values'],
      reference,
      wrong: sent?.wrong ?? [],
      trouble: sent?.trouble ?? null,
      ticket: TICKET.test(ticket) ? ticket : null,
    },
    head: { ...topic.head, noindex: ticket !== '' || form !== null || query.has('about') },
    ...(sent?.status ? { status: sent.status } : {}),
    ...(sent?.ticket ? { redirect: `${localPath(lang, PATH)}?ticket=${sent.ticket}#sent` } : {}),
  };
};

export default load;

interface Sent {
  ticket?: string;
  wrong?: FieldName[];
  trouble?: Trouble;
  status?: number;
}

async function send({ form, call }: LoadArgs, reference: MessageReference | null): Promise<Sent> {
  const typed = Object.fromEntries(fieldNames.map((name) => [name, form?.[name] ?? '']));
  const body = reference ? { ...typed, about: reference.about } : typed;
  // what was typed is checked by the endpoint, which names the fields that are wrong
  const outcome = await call(createContactRequest, { body: body as never });
  if (!isFailure(outcome)) return { ticket: outcome.data.ticket };
  const refused = outcome.response?.fields ?? {};
  const wrong = fieldNames.filter((name) => `body.${name}` in refused);
  if (wrong.length > 0) return { wrong, status: 400 };
  const trouble = nameTrouble(outcome);
  return { trouble, status: troubleStatus[trouble] };
}

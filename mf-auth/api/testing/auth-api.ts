import { join } from 'node:path';
import type { Pool } from 'pg';
import type { AnyEndpoint, AnswerOf, InputOf } from 'shared/contracts/contract';
import type {
  Allowances,
  ApiDeps,
  CallContext,
  Messenger,
  Outcome,
  SecurityEvent,
} from 'shared/remote-kit/api';
import type { PersonalDataPart } from 'shared/remote-kit/personal-data';
import type { PaymentSettings } from 'shared/remote-kit/payment-settings';
import type { PictureStore } from 'shared/remote-kit/picture-store';
import type { Secrets } from 'shared/remote-kit/secrets';
import { openDatabase } from '../data/database';
import createApi from '../index';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const noPicture = () => Promise.reject(new Error('no picture belongs here'));
const noPictures: PictureStore = { keep: noPicture, keepUpload: noPicture, remove: noPicture };

export const testSecrets: Secrets = {
  session: { current: 'signs sessions in tests, long enough', old: null },
  links: { current: 'makes links in tests, long enough', old: null },
  hashing: { current: 'keys hashes in tests, long enough', old: null },
  staff: { current: 'seals what staff have in tests', old: null },
};

type MakeDatabase = (
  migrations: string,
  schema: string,
) => Promise<{ pool: Pool; allowances: Allowances; drop: () => Promise<void> }>;

/** The whole API over a database of its own, with messages kept instead of sent. */
export async function startAuthApi(
  createTestDatabase: MakeDatabase,
  pictures = noPictures,
  secrets = testSecrets,
  payments: PaymentSettings | null = null,
) {
  const { pool, allowances, drop } = await createTestDatabase(
    join(__dirname, '../migrations'),
    'auth',
  );
  const sms: { to: string; text: string; code: string }[] = [];
  const emails: Parameters<Messenger['email']>[0][] = [];
  const provider = { fails: false };
  const securityEvents: SecurityEvent[] = [];
  const parts: PersonalDataPart[] = [];
  const published: { event: string; key: string; payload: unknown }[] = [];
  const deps: ApiDeps = {
    pool,
    call: async () => ({ error_status: 503 }),
    publish: async (_client, { id }, key, payload) =>
      void published.push({ event: id, key, payload }),
    listPersonalData: async () => parts,
    allowances,
    pictures,
    log: quiet,
    logSecurity: (event) => void securityEvents.push(event),
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
    enqueue: async () => true,
    settings: {
      publicUrl: 'https://tarapath.test',
      production: false,
      secrets,
      payments,
      sessionSecret: '',
      contact: {
        email: 'help@tarapath.test',
        postalAddress: [],
        grievanceOfficer: { name: '', email: '' },
      },
    },
    messenger: {
      async sms(message) {
        if (provider.fails) return { ok: false, reason: 'no balance' };
        sms.push(message);
        return { ok: true };
      },
      async email(message) {
        if (provider.fails) throw new Error('mail server down');
        emails.push(message);
      },
      async queueEmail(message) {
        if (provider.fails) throw new Error('the job could not be kept');
        emails.push(message);
      },
    },
  };
  const api = createApi(deps);

  async function call<E extends AnyEndpoint>(
    contract: E,
    input: InputOf<E>,
    context: Partial<CallContext> = {},
  ): Promise<Outcome<AnswerOf<E>>> {
    const bound = api.endpoints.find((endpoint) => endpoint.contract.id === contract.id);
    if (!bound) throw new Error(`${contract.id} is not served`);
    const { params, query, body } = input as Record<'params' | 'query' | 'body', unknown>;
    const outcome = await bound.handle({ params, query, body }, makeContext(context));
    return outcome as Outcome<AnswerOf<E>>;
  }

  return {
    api,
    deps,
    pool,
    allowances,
    /** What other remotes keep of people. */
    parts,
    database: openDatabase(pool),
    call,
    sms,
    emails,
    securityEvents,
    /** Events of this remote, also of transactions that were undone. */
    published,
    provider,
    async stop() {
      await api.close?.();
      await drop();
    },
  };
}

export type AuthApi = Awaited<ReturnType<typeof startAuthApi>>;

function makeContext(changes: Partial<CallContext>): CallContext {
  return {
    session: null,
    token: null,
    visitor: 'visitor-a',
    address: '192.0.2.1',
    userAgent: 'test browser',
    lang: 'en',
    ...changes,
  };
}

/** The answer of an outcome that must be a success. */
export function expectAnswer<A>(outcome: Outcome<A>): A {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.answer;
}

/** The refusal of an outcome that must be one. */
export function expectRefusal(outcome: Outcome<unknown>) {
  if (outcome.ok) throw new Error('Expected a refusal');
  return outcome.error;
}

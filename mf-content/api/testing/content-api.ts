import path from 'node:path';
import type { Pool } from 'pg';
import type { AnswerOf, AnyEndpoint, InputOf } from 'shared/contracts/contract';
import type { ApiError } from 'shared/contracts/errors';
import type { Allowances, CallContext, Messenger } from 'shared/remote-kit/api';
import createApi from '../index';
import { plainPictures } from './plain-pictures';

interface Rows {
  pool: Pool;
  allowances: Allowances;
}

type MakeDatabase = (
  migrations: string,
  schema: string,
  content: { name: string; write: (rows: Rows) => Promise<void> },
) => Promise<Rows & { drop: () => Promise<void> }>;

interface Input {
  params?: object;
  query?: object;
  body?: object;
}

const visitor: CallContext = {
  session: null,
  token: null,
  visitor: null,
  address: '127.0.0.1',
  userAgent: 'test',
  lang: 'en',
};

const secret = { current: 'x', old: null };

/** The whole API over a database of its own, with everything that is shipped. */
export async function startContentApi(createTestDatabase: MakeDatabase) {
  const emails: Parameters<Messenger['email']>[0][] = [];
  const { drop, ...rows } = await createTestDatabase(
    path.join(__dirname, '../migrations'),
    'content',
    { name: 'what is shipped', write: seedContent },
  );
  const { pool } = rows;
  const api = openApi(rows, async (mail) => {
    emails.push(mail);
  });

  async function call(contract: AnyEndpoint, input: Input, who: Partial<CallContext> = {}) {
    const bound = api.endpoints.find((endpoint) => endpoint.contract.id === contract.id);
    if (!bound) throw new Error(`${contract.id} is not served`);
    const { params = {}, query = {}, body } = input;
    return bound.handle({ params, query, body }, { ...visitor, ...who });
  }

  return {
    pool,
    drop,
    seed: async () => api.seed?.(),
    /** Does a job that needs no payload. */
    async runJob(name: string): Promise<void> {
      const job = api.jobs?.find((one) => one.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.handle(undefined, { id: '', attempt: 1, signal: new AbortController().signal });
    },
    endpoints: api.endpoints,
    documents: api.documents ?? [],
    /** What was mailed so far. */
    emails,
    /** The answer, as its contract has it; throws on a refusal. */
    async ask<E extends AnyEndpoint>(
      contract: E,
      input: InputOf<E>,
      who?: Partial<CallContext>,
    ): Promise<AnswerOf<E>> {
      const outcome = await call(contract, input as Input, who);
      if (!outcome.ok) throw new Error(`${contract.id}: ${outcome.error.code}`);
      return contract.answer.parse(outcome.answer) as AnswerOf<E>;
    },
    /** The refusal; throws on an answer. Input may be as wrong as a visitor's. */
    async refused(contract: AnyEndpoint, input: Input): Promise<ApiError> {
      const outcome = await call(contract, input);
      if (outcome.ok) throw new Error(`${contract.id} answered`);
      return outcome.error;
    },
  };
}

/** Everything a test can ask of the API. */
export type ContentApi = Awaited<ReturnType<typeof startContentApi>>;

async function seedContent(rows: Rows): Promise<void> {
  const api = openApi(rows, () => Promise.reject(new Error('nobody is written to')));
  await api.seed?.();
  await api.close?.();
}

function openApi({ pool, allowances }: Rows, email: Messenger['email']) {
  return createApi({
    pool,
    call: async () => ({ error_status: 503 }),
    publish: async () => undefined,
    listPersonalData: async () => [],
    allowances,
    pictures: plainPictures,
    messenger: { sms: async () => ({ ok: true }), email, queueEmail: email },
    settings: {
      publicUrl: 'http://localhost:3000',
      production: false,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: {
        email: 'help@tarapath.test',
        postalAddress: ['1 Temple Road', 'Pune 411001'],
        grievanceOfficer: { name: 'R. Joshi', email: 'officer@tarapath.test' },
        company: {
          name: 'Tarapath Test Private Limited',
          registration: ['CIN U00000'],
          phone: '+91 20 0000 0000',
          hours: null,
          officerPhone: '+91 20 0000 0001',
          jurisdiction: 'Pune',
        },
      },
    },
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
    enqueue: async () => true,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
}

import type { AnswerOf, AnyEndpoint, InputOf } from 'shared/contracts/contract';
import type { AnyRemoteEvent } from 'shared/contracts/event';
import type { ApiDeps, CallContext, Email, Outcome } from 'shared/remote-kit/api';
import createApi from '..';

const secret = { current: 's', old: null };
const noPicture = () => Promise.reject(new Error('no picture belongs here'));

/** One call of another remote, as the store made it. */
interface AskedCall {
  id: string;
  key: string | undefined;
  input: never;
}

/** A database with the store's tables. */
interface StoreDatabase {
  pool: ApiDeps['pool'];
  allowances: ApiDeps['allowances'];
}

/** The store's API on a database, with other remotes played by a function. */
export async function openStore(database: StoreDatabase) {
  const asked: AskedCall[] = [];
  const mails: Email[] = [];
  const waiting: { name: string; payload: unknown }[] = [];
  const answers = new Map<string, (call: AskedCall) => unknown>();
  const deps: ApiDeps = {
    pool: database.pool,
    call: (async (contract: AnyEndpoint, input: never, options: { key?: string }) => {
      const call = { id: contract.id, key: options.key, input };
      asked.push(call);
      const made = answers.get(contract.id)?.(call) ?? { error_status: 503 };
      return 'error_status' in (made as object) ? made : contract.answer.parse(made);
    }) as ApiDeps['call'],
    publish: async () => undefined,
    listPersonalData: async () => [],
    allowances: database.allowances,
    pictures: { keep: noPicture, keepUpload: noPicture, remove: noPicture },
    messenger: {
      sms: async () => ({ ok: true }),
      email: async () => {},
      queueEmail: async (mail) => void mails.push(mail),
    },
    settings: {
      publicUrl: 'https://tarapath.example',
      production: false,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: { email: '', postalAddress: [], grievanceOfficer: { name: '', email: '' } },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    enqueue: async ({ name }, payload) => {
      waiting.push({ name, payload });
      return true;
    },
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
  };
  const api = createApi(deps);
  await api.seed?.();

  /** Calls an endpoint as a customer (by number), or as a guest. */
  async function call<E extends AnyEndpoint>(
    contract: E,
    input: Omit<InputOf<E>, never>,
    who: { customer?: number; cart?: string; key?: string } = {},
  ): Promise<Outcome<AnswerOf<E>>> {
    const bound = api.endpoints.find((endpoint) => endpoint.contract.id === contract.id);
    if (!bound) throw new Error(`${contract.id} is not served`);
    const session = who.customer
      ? { id: who.customer, email: `c${who.customer}@example.org` }
      : null;
    const ctx = { session, cart: who.cart ?? null, key: who.key, lang: 'en' } as CallContext;
    const parts = { params: {}, query: {}, body: undefined, ...(input as object) };
    return (await bound.handle(parts, ctx)) as Outcome<AnswerOf<E>>;
  }

  return {
    ...{ api, call, asked, mails, answers, deps, database },
    /** Runs what jobs were asked for, and what these ask for. */
    async runJobs() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const job = api.jobs?.find(({ name }) => name === next?.name);
        const run = { id: '', attempt: 1, signal: new AbortController().signal };
        await job?.handle(next.payload as never, run);
      }
    },
    async happen(event: AnyRemoteEvent, payload: object) {
      const bound = api.handles?.find((one) => one.event.id === event.id);
      if (!bound) throw new Error(`${event.id} is not handled`);
      await bound.handle({ id: 'x', key: 'x', payload });
    },
    query: async (sql: string) => (await database.pool.query(sql)).rows,
  };
}

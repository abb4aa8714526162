import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ApiDeps, CallContext, CreateApi, RemoteApi } from 'shared/remote-kit/api';
import { applyMigrations } from '../database/apply-migrations';
import { deliverDue, type EventSurface } from '../events/deliver-events';
import { publishEvent } from '../events/publish-event';
import { keepSubscribers } from '../events/subscribers';
import { createTestDatabase, type TestDatabase } from '../test/test-database';

const root = path.join(__dirname, '../..');
const secret = { current: 'a secret of the tests', old: null };
const who = {
  number: '9812345678',
  email: 'ashalata.zz@example.org',
  name: 'Ashalata Zzyzx',
  message: 'Where is my kalash from Zzyzxpur?',
  nominee: 'Nandini Qqxx',
};

let database: TestDatabase;
let apis: RemoteApi[];
const names = readdirSync(root).filter((name) => name.startsWith('mf-'));
const sms: string[] = [];
const mails: { to: string; text: string }[] = [];

beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
  for (const name of names)
    await applyMigrations(database.migrator, {
      folder: path.join(root, name, 'api/migrations'),
      schema: name.replace(/^mf-/, '').replace(/-services$/, ''),
    });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps: ApiDeps = {
    pool: database.pool,
    allowances: database.allowances,
    log,
    logSecurity: () => undefined,
    call: async () => ({ error_status: 503 }),
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
    publish: publishEvent,
    enqueue: async () => true,
    listPersonalData: async () =>
      apis.map(({ personalData }, index) => {
        const remote = names[index] as string;
        if (personalData === undefined) throw new Error(`${remote} does not say what it keeps`);
        return { remote, state: 'ready' as const, data: personalData };
      }),
    pictures: {
      keep: () => Promise.reject(new Error('nothing is seeded here')),
      keepUpload: async () => ({ hash: 'f'.repeat(32), width: 1, height: 1, placeholder: '' }),
      remove: async () => undefined,
    },
    messenger: {
      async sms({ code }) {
        sms.push(code);
        return { ok: true };
      },
      email: async (mail) => void mails.push(mail),
      queueEmail: async (mail) => void mails.push(mail),
    },
    settings: {
      publicUrl: 'https://tarapath.test',
      production: false,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: {
        email: 'help@tarapath.test',
        postalAddress: [],
        grievanceOfficer: { name: '', email: 'officer@tarapath.test' },
      },
    },
  };
  apis = names.map((name) => {
    const { default: createApi } = require(path.join(root, name, 'api/index.ts')) as {
      default: CreateApi;
    };
    return createApi(deps);
  });
}, 120_000);
afterAll(async () => {
  for (const api of apis) await api.close?.();
  await database.drop();
});

const nobody: CallContext = {
  ...{ session: null, token: null, visitor: 'v', address: '192.0.2.1', userAgent: 'test' },
  lang: 'en',
};

/** Calls an endpoint of whichever remote has it; a refusal fails the test. */
async function call(id: string, input: object, ctx = nobody) {
  await database.pool.query('delete from limits.allowances');
  const bound = apis
    .flatMap(({ endpoints }) => endpoints)
    .find(({ contract }) => contract.id === id);
  if (!bound) throw new Error(`nobody serves ${id}`);
  const outcome = await bound.handle({ params: {}, query: {}, body: undefined, ...input }, ctx);
  if (!outcome.ok) throw new Error(`${id}: ${JSON.stringify(outcome.error)}`);
  // as it goes over the wire
  return JSON.parse(JSON.stringify(outcome.answer)) as Record<string, never>;
}

const follow = () => {
  const token = /verify-email\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  return call('auth.verify-email', { params: { token } });
};

/** Signs in: the session as the gateway would know it. */
async function signIn(): Promise<CallContext> {
  const { user_id } = await call('auth.send_otp', { body: { numbers: who.number } });
  const { token } = await call('auth.confirm_otp', { body: { user_id, otp: sms.at(-1) } });
  for (const { identify } of apis) {
    const session = await identify?.(String(token));
    if (session) return { ...nobody, session };
  }
  throw new Error('nobody is signed in');
}

async function askCode(purpose: string, ctx: CallContext) {
  const { user_id } = await call('auth.send_account_code', { body: { purpose } }, ctx);
  return { user_id, otp: sms.at(-1) };
}

/** A person who has used everything that keeps something. */
async function fill(): Promise<CallContext> {
  let ctx = await signIn();
  const params = { id: ctx.session?.id };
  const about = {
    ...{ name: who.name, birth_date: '1990-04-15', birth_place: 'Zzyzxpur' },
    ...{ email: who.email, fresh_code: await askCode('email', ctx) },
  };
  await call('auth.update_users', { params, body: about }, ctx);
  await follow();
  ctx = await signIn();
  const image = { name: 'me.jpg', bytes: new Uint8Array(1) };
  await call('auth.upload_image', { body: { image } }, ctx);
  await call('auth.send_subscribe_email', { body: { email: who.email } });
  await follow();
  await call('auth.set_nominee', { body: { name: who.nominee, contact: '98000 00000' } }, ctx);
  const place = { latitude: 12.97, longitude: 77.59, timeZone: 'Asia/Kolkata' };
  const birth = { ...place, name: who.name, date: '1990-04-15', time: '14:30' };
  await call('astro.create_kundli', { body: { ...birth, keep: true } }, ctx);
  await call('astro.kundli_matching', { body: { boy: birth, girl: birth } }, ctx);
  await database.pool.query(
    `insert into astro.birth_profiles (user_id, label, name, date, place_id)
     values ($1, 'self', $2, '1990-04-15', 'x')`,
    [ctx.session?.id, who.name],
  );
  const message = { name: who.name, topic: 'question', message: who.message };
  for (const [contact, by] of [
    [`+91 ${who.number.slice(0, 5)} ${who.number.slice(5)}`, nobody],
    [who.email.toUpperCase(), nobody],
    ['020 1234 5678', ctx],
  ] as const)
    await call('content.create_contact_request', { body: { ...message, contact } }, by);
  return ctx;
}

/** Rows of every table of every schema that have one of the words in any column, by table. */
async function findRows(words: string[]): Promise<Record<string, number>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and has_table_privilege(format('%I.%I', table_schema, table_name), 'select')`,
  );
  const wanted = words.flatMap((word) => [
    word.toLowerCase(),
    Buffer.from(word).toString('hex'), // as a bytea shows it
  ]);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${name} as t
       where exists (select 1 from unnest($1::text[]) word where position(word in lower(t::text)) > 0)`,
      [wanted],
    );
    if (rows[0]?.n) found[name] = rows[0].n;
  }
  return found;
}

/** Tables that still have the person's id in a column of its own. */
async function findIds(id: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where column_name = 'user_id' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const count = await database.pool.query(`select 1 from ${name} where user_id = $1`, [id]);
    if (count.rows.length > 0) found.push(name);
  }
  return found;
}

test('everything of a person is in the download, and after the erasure in no table of any schema', async () => {
  const ctx = await fill();
  const { id, sessionId } = ctx.session as NonNullable<typeof ctx.session>;
  const kept = await database.pool.query<{ id: string }>(
    'select id from astro.kundlis union all select id from astro.matches',
  );
  const words = [
    ...[who.number, who.email, who.name, who.message, who.nominee, 'Zzyzx', sessionId],
    ...kept.rows.map((row) => row.id),
    'f'.repeat(32),
  ];
  expect(Object.keys(await findRows(words)).sort()).toEqual([
    ...['astro.birth_profiles', 'astro.kundlis', 'astro.matches', 'auth.challenges'],
    ...['auth.email_links', 'auth.nominees', 'auth.sessions', 'auth.subscribers', 'auth.users'],
    'content.contact_requests',
  ]);

  const download = JSON.stringify((await call('auth.get_own_data', {}, ctx)).data);
  for (const word of words) expect(download).toContain(word);
  expect(download.match(new RegExp(who.message.replace('?', '\\?'), 'g'))).toHaveLength(3);
  expect(JSON.parse(download)).toMatchObject({
    not_reachable: [],
    nominee: { name: who.nominee },
    newsletter: { state: 'confirmed' },
    kept_after_erasure: [{ why: expect.stringContaining('law') }, {}, {}, {}],
  });

  const fresh_code = await askCode('erasure', ctx);
  const body = { understood: true, fresh_code };
  expect(await call('auth.erase_account', { body }, ctx)).toEqual({ status: 200 });
  expect(await findRows(words)).toEqual({});
  expect(await findIds(id)).toEqual([]);
});

test('what a request under way writes after that is erased when it is surely over', async () => {
  const surfaces = apis.flatMap(({ handles = [] }, index): EventSurface[] => [
    {
      remote: names[index] as string,
      events: handles.map(({ event }) => event.id),
      async handle(id, delivery) {
        await handles.find(({ event }) => event.id === id)?.handle(delivery);
      },
    },
  ]);
  await keepSubscribers(database.pool).note(surfaces);
  const ctx = await signIn();
  const { id } = ctx.session as NonNullable<typeof ctx.session>;
  const body = { understood: true, fresh_code: await askCode('erasure', ctx) };
  expect(await call('auth.erase_account', { body }, ctx)).toEqual({ status: 200 });
  const place = { latitude: 12.97, longitude: 77.59, timeZone: 'Asia/Kolkata' };
  const birth = { ...place, name: who.name, date: '1990-04-15', time: '14:30' };
  await call('astro.create_kundli', { body: { ...birth, keep: true } }, ctx);
  const message = {
    name: who.name,
    topic: 'question',
    message: who.message,
    contact: '020 1234 5678',
  };
  await call('content.create_contact_request', { body: message }, ctx);
  expect(await findIds(id)).toEqual(['astro.kundlis', 'content.contact_requests']);
  await database.pool.query('update outbox.deliveries set next_at = now()');
  const onError = (error: unknown) => Promise.reject(error);
  for (const surface of surfaces) await deliverDue({ pool: database.pool, onError }, surface);
  expect(await findIds(id)).toEqual([]);
  expect(await findRows([`user:${id}`, `"user_id": ${id}`])).toEqual({ 'outbox.keys': 1 });
});

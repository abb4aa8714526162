import path from 'node:path';
import {
  closePayment,
  openPayment,
  paymentExpired,
  paymentHeld,
  paymentLate,
  returnToSource,
} from 'shared/contracts/auth-payments-service';
import { captureHold } from 'shared/contracts/auth-wallet-service';
import {
  acceptProof,
  cancelBooking,
  createBooking,
  getBooking,
  reportBooking,
  returnLateMoney,
  shareBooking,
  takeNewDate,
  unshareBooking,
  watchBooking,
} from 'shared/contracts/commerce-bookings';
import {
  endAuthorisation,
  moveStaffBooking,
  uploadProof,
} from 'shared/contracts/commerce-bookings-staff';
import { getBookingSlots, getSinglePooja } from 'shared/contracts/commerce-offerings';
import type { AnyEndpoint, AnswerOf, InputOf } from 'shared/contracts/contract';
import type { ApiDeps, CallContext, Outcome, RemoteApi } from 'shared/remote-kit/api';
import type { Job } from 'shared/remote-kit/job';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import createApi from '..';

const secret = { current: 'a secret of these tests', old: null };
const noPicture = () => Promise.reject(new Error('no picture belongs here'));

let database: TestDatabase;
let api: RemoteApi;
const mails: { to: string; subject: string; text: string }[] = [];
const calls: { id: string; key?: string; body?: unknown }[] = [];
const asked: { job: Job; payload: unknown }[] = [];
/** What mf-auth answers, by the id of the contract; without one it is fine. */
const failing = new Map<string, { error_status: number; response?: object }>();

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  const answers: Record<string, () => object> = {
    [openPayment.id]: () => ({
      status: 200,
      data: { token: 't', path: '/pay/t', state: 'open', expires_at: '' },
    }),
    [closePayment.id]: () => ({ status: 200, data: { state: 'closed' } }),
    [returnToSource.id]: () => ({ status: 200, data: { refunds: [] } }),
    [captureHold.id]: () => ({
      status: 200,
      data: { key: '', cash: '0', promotional: '0', released: '0' },
    }),
  };
  const deps = {
    pool: database.pool,
    call: async (contract: AnyEndpoint, input: { body?: unknown }, { key }: { key?: string }) => {
      calls.push({ id: contract.id, body: input.body, ...(key ? { key } : {}) });
      return failing.get(contract.id) ?? answers[contract.id]!();
    },
    publish: async () => undefined,
    listPersonalData: async () => [],
    allowances: database.allowances,
    pictures: { keep: noPicture, keepUpload: noPicture, remove: noPicture },
    messenger: {
      sms: async () => ({ ok: true }),
      email: async () => {},
      queueEmail: async (mail: (typeof mails)[number]) => void mails.push(mail),
    },
    settings: {
      publicUrl: 'https://tarapath.example',
      production: false,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: {
        company: {
          name: 'A company',
          registration: [],
          phone: null,
          hours: null,
          officerPhone: null,
          jurisdiction: null,
          gstin: '27AAPFU0939F1ZV',
          state: '27',
        },
        email: 'help@tarapath.example',
        postalAddress: ['Pune'],
        grievanceOfficer: { name: '', email: '' },
      },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    enqueue: async (job: Job, payload: unknown) => asked.push({ job, payload }) > 0,
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
  } as unknown as ApiDeps;
  api = createApi(deps);
  await api.seed?.();
});
afterAll(() => database.drop());

const staff = { id: 4, permissions: ['shop.manage'], confirmedAt: '' };
async function call<E extends AnyEndpoint>(contract: E, input: object, customer = 7) {
  const endpoint = api.endpoints.find((one) => one.contract.id === contract.id);
  const ctx = { session: { id: customer }, staff } as unknown as CallContext;
  const parts = { params: {}, query: {}, body: undefined, ...input };
  return (await endpoint!.handle(parts, ctx)) as Outcome<AnswerOf<E>>;
}
async function ask<E extends AnyEndpoint>(contract: E, input: Partial<InputOf<E>>, customer = 7) {
  const outcome = await call(contract, input, customer);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${JSON.stringify(outcome.error.fields)}`);
  return outcome.answer;
}
const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.error.code);

const tell = async (event: { id: string }, payload: object) => {
  const bound = api.handles?.find((one) => one.event.id === event.id);
  await bound!.handle({ id: '1', key: 'k', payload: { customer_id: 7, ...payload } });
};
const held = (id: number, cash = '340000') =>
  tell(paymentHeld, { reference: `booking:${id}`, cash, promotional: '0' });
/** Does what was asked for, as the platform does; killed in between, it is done again. */
async function work() {
  const due = asked.splice(0);
  for (const { job, payload } of due)
    await job.handle(payload, { id: '', attempt: 1, signal: new AbortController().signal });
}
const sweep = async () => {
  await api.jobs?.find(({ name }) => name === 'sweep-bookings')?.handle(undefined, {} as never);
  await work();
};

let used = 0;
/** Free times of the demonstration temple, each given once. */
async function freeTime() {
  const { data: puja } = await ask(getSinglePooja, { params: { slug: 'rudrabhishek' } });
  const place = puja.places.find(({ kind }) => kind === 'temple')!;
  const query = { temple: place.id, mode: 'temple' as const };
  const { data } = await ask(getBookingSlots, { params: { id: puja.id }, query });
  used += 1;
  return { puja, place, startsAt: data[used]!.slots[0]!.starts_at };
}
type Time = Awaited<ReturnType<typeof freeTime>>;
const address = {
  name: 'Asha',
  lines: '1 Ghat Road',
  city: 'Pune',
  state: '27',
  pin: '411001',
  phone: '9876543210',
};
let requests = 0;
const order = ({ puja, place, startsAt }: Time, more: object = {}) => ({
  body: {
    request: `request-${String((requests += 1)).padStart(10, '0')}`,
    offering: puja.id,
    temple: place.id,
    mode: 'temple' as const,
    starts_at: startsAt,
    total: puja.prices.find(({ mode }) => mode === 'temple')!.total,
    names: ['Asha', 'Ravi'],
    wish: 'a secret wish',
    email: 'asha@example.org',
    address,
    ...more,
  },
});
async function book() {
  const { data } = await ask(createBooking, order(await freeTime()));
  await held(data.id);
  return data.id;
}
const shift = (id: number, to: string) =>
  database.pool.query(
    `UPDATE commerce.bookings SET ends_at = ends_at - starts_at + ${to}, starts_at = ${to}, seat = $1 WHERE id = $1`,
    [id],
  );
const see = async (id: number) => (await ask(getBooking, { params: { id } })).data;

test('fifty people want one time: as many get it as there are seats', async () => {
  const time = await freeTime();
  await database.pool.query(`UPDATE commerce.temple_hours SET capacity = 1`);
  const tries = Array.from({ length: 50 }, (_, index) =>
    call(createBooking, order(time), 100 + index),
  );
  const codes = (await Promise.all(tries)).map(codeOf);
  await database.pool.query(`UPDATE commerce.temple_hours SET capacity = 2`);
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'conflict')).toHaveLength(49);
  // below the program the database keeps it, too
  const twin = `INSERT INTO commerce.bookings SELECT (jsonb_populate_record(b, '{"id": 999999, "request": "x"}')).*
    FROM commerce.bookings b WHERE starts_at = $1`;
  await expect(database.pool.query(twin, [time.startsAt])).rejects.toMatchObject({ code: '23P01' });
});

test('the same request is one booking, another price is told and nothing is held', async () => {
  const time = await freeTime();
  const wanted = order(time);
  const first = await ask(createBooking, wanted);
  expect(first.data.pay_path).toBe('/pay/t');
  expect(await ask(createBooking, wanted)).toEqual(first);
  const outcome = await call(createBooking, order(time, { total: '1' }));
  expect(outcome).toMatchObject({
    ok: false,
    error: { code: 'conflict', message: expect.stringContaining('₹2,750') },
  });
  const opened = calls.find(({ key }) => key === `booking:${first.data.id}`);
  expect(opened?.body).toMatchObject({
    customer: 7,
    amount: wanted.body.total,
    done: `/bookings/${first.data.id}`,
  });
});

test('a temple whose authorisation ended since the page was read takes no booking', async () => {
  const time = await freeTime();
  const { rows } = await database.pool.query<{ id: number }>(
    `SELECT id FROM commerce.temple_authorisations WHERE temple_id = $1`,
    [time.place.id],
  );
  await ask(endAuthorisation, { params: { id: rows[0]!.id } });
  expect(codeOf(await call(createBooking, order(time)))).toBe('conflict');
  await database.pool.query(`UPDATE commerce.temple_authorisations SET ended_at = NULL`);
  expect(codeOf(await call(createBooking, order(time)))).toBe('ok');
});

test('money that can not be asked for frees the time at once, or by the sweep', async () => {
  const time = await freeTime();
  failing.set(openPayment.id, { error_status: 410, response: { code: 'account_closed' } });
  expect(codeOf(await call(createBooking, order(time)))).toBe('account_closed');
  failing.set(openPayment.id, { error_status: 503, response: { code: 'unavailable' } });
  const silent = order(time);
  expect(codeOf(await call(createBooking, silent))).toBe('unavailable');
  failing.clear();
  // asked again, the same booking is paid for
  const { data } = await ask(createBooking, silent);
  await database.pool.query(
    `UPDATE commerce.bookings SET pay_until = now() - interval '31 minutes' WHERE id = $1`,
    [data.id],
  );
  await sweep();
  expect((await see(data.id)).status).toBe('cancelled');
  expect(calls.at(-1)).toMatchObject({ id: closePayment.id, key: `booking:${data.id}` });
});

test('from paid to paid out: every step once, the lines add up, an invoice and mails', async () => {
  const id = await book();
  await held(id);
  expect((await see(id)).status).toBe('booked');
  expect(
    mails.filter(
      ({ subject, text }) => /^Booked/.test(subject) && text.includes(`/bookings/${id}\n`),
    ),
  ).toHaveLength(1);
  const file = { name: 'x.mp4', bytes: Buffer.from('\0\0\0\x18ftypmp42 a video') };
  const upload = { params: { id }, body: { file, name: 'Sankalp' } };
  expect(codeOf(await call(uploadProof, upload))).toBe('conflict');
  await shift(id, `now() - interval '3 hours'`);
  const text = {
    ...upload,
    body: { ...upload.body, file: { name: 'x.mp4', bytes: Buffer.from('<html>') } },
  };
  expect(codeOf(await call(uploadProof, text))).toBe('unsupported_media_type');
  await ask(uploadProof, upload);
  const shown = await see(id);
  expect(shown).toMatchObject({
    status: 'proof_uploaded',
    proofs: [{ name: 'Sankalp', type: 'video/mp4' }],
  });
  await ask(acceptProof, { params: { id } });
  await ask(acceptProof, { params: { id } });
  failing.set(captureHold.id, { error_status: 503 });
  await expect(work()).rejects.toThrow('was not captured');
  failing.clear();
  const settle = api.jobs!.find(({ name }) => name === 'settle-booking')!;
  for (let again = 0; again < 2; again += 1) await settle.handle({ booking: id }, {} as never);
  const paid = calls.filter((one) => one.id === captureHold.id && one.key === `booking:${id}:paid`);
  const { to, amount } = paid[0]?.body as {
    to: { account: string; amount: string }[];
    amount: string;
  };
  expect(to.reduce((sum, line) => sum + Number(line.amount), 0)).toBe(Number(amount));
  expect(to[0]).toEqual({ account: `payee:temple:${shown.place.id}`, amount: '180100' });
  expect(to[2]).toEqual({ account: 'platform_tax', amount: shown.price.tax });
  const after = await see(id);
  expect(after).toMatchObject({
    status: 'completed',
    invoice_path: expect.stringContaining('.pdf'),
  });
  expect(after.steps.map((step) => step.to)).toEqual([
    'held',
    'booked',
    'performed',
    'proof_uploaded',
    'proof_accepted',
    'completed',
  ]);
});

test('cancelling is free until the last instant of it, and the money goes where it was asked to', async () => {
  const [free, late] = [await book(), await book()];
  await shift(free, `now() + interval '24 hours 20 seconds'`);
  await shift(late, `now() + interval '23 hours 59 minutes 59 seconds'`);
  const body = { refund_to: 'source' as const };
  expect(await call(cancelBooking, { params: { id: late }, body })).toMatchObject({
    error: { code: 'conflict', message: expect.stringContaining('free of charge until') },
  });
  expect((await ask(cancelBooking, { params: { id: free }, body })).data.status).toBe('cancelled');
  await ask(cancelBooking, { params: { id: free }, body });
  expect(asked).toHaveLength(1);
  failing.set(closePayment.id, { error_status: 503 });
  const [wanted] = asked;
  await expect(work()).rejects.toThrow('not closed');
  failing.clear();
  for (let again = 0; again < 2; again += 1)
    await wanted!.job.handle(wanted!.payload as never, {} as never);
  const returned = calls.filter(({ key }) => key === `booking:${free}:return`);
  expect(returned).toEqual([
    { ...returned[0], body: { customer: 7, amount: '340000', reference: `booking:${free}` } },
  ]);
  expect((await see(free)).money_back_at).not.toBeNull();
});

test('nobody paid: the time is free again; money that comes later is told of and can go back', async () => {
  const { data } = await ask(createBooking, order(await freeTime()));
  const reference = `booking:${data.id}`;
  await tell(paymentExpired, { reference });
  expect((await see(data.id)).status).toBe('expired');
  for (let again = 0; again < 2; again += 1)
    await tell(paymentLate, { reference, amount: '275000' });
  expect(mails.filter(({ subject }) => /came late/.test(subject))).toHaveLength(1);
  expect((await see(data.id)).late).toBe('275000');
  for (let again = 0; again < 2; again += 1)
    await ask(returnLateMoney, { params: { id: data.id } });
  expect(calls.filter(({ key }) => key === `${reference}:late`)).toHaveLength(1);
  // set aside after all, for what is over: it is freed
  await held(data.id);
  expect((await see(data.id)).status).toBe('expired');
  expect(asked.at(-1)?.payload).toEqual({ booking: data.id });
  asked.length = 0;
});

test('called off: another date, all the money, or the money by itself', async () => {
  const ids = [await book(), await book(), await book()];
  const why = 'The temple is closed that day';
  for (const id of ids)
    await ask(moveStaffBooking, { params: { id }, body: { to: 'called_off', why } });
  const [moved, back, silent] = ids as [number, number, number];
  const { startsAt } = await freeTime();
  const fresh = await ask(takeNewDate, { params: { id: moved }, body: { starts_at: startsAt } });
  expect(fresh.data).toMatchObject({ status: 'booked', starts_at: startsAt });
  await ask(cancelBooking, { params: { id: back }, body: { refund_to: 'wallet' } });
  expect((await see(back)).status).toBe('refunded');
  await database.pool.query(
    `UPDATE commerce.bookings SET changed_at = now() - interval '8 days' WHERE id = $1`,
    [silent],
  );
  await sweep();
  expect((await see(silent)).status).toBe('refunded');
  expect(mails.filter(({ subject }) => /new date is needed/.test(subject))).toHaveLength(3);
});

test('without proof the money goes back, once; with it and no word it is paid out; a report waits', async () => {
  const [none, quiet, wrong] = [await book(), await book(), await book()];
  await shift(none, `now() - interval '8 days'`);
  for (const id of [quiet, wrong]) {
    await shift(id, `now() - interval '4 days'`);
    const file = { name: 'x', bytes: Buffer.from('\xff\xd8\xff a picture', 'latin1') };
    await ask(uploadProof, { params: { id }, body: { file, name: 'Aarti' } });
  }
  await ask(reportBooking, { params: { id: wrong }, body: { report: 'Another name was said' } });
  await database.pool.query(
    `UPDATE commerce.bookings SET changed_at = now() - interval '73 hours'`,
  );
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const statuses = await Promise.all([none, quiet, wrong].map(see));
  expect(statuses.map(({ status }) => status)).toEqual(['refunded', 'completed', 'proof_uploaded']);
  expect(
    calls.filter(({ id, key }) => id === closePayment.id && key === `booking:${none}`),
  ).toHaveLength(1);
});

test('another customer sees nothing; the family sees what it needs until the link is taken back', async () => {
  const id = await book();
  expect(codeOf(await call(getBooking, { params: { id } }, 8))).toBe('not_found');
  expect(
    codeOf(await call(cancelBooking, { params: { id }, body: { refund_to: 'wallet' } }, 8)),
  ).toBe('not_found');
  const { data } = await ask(shareBooking, { params: { id } });
  const token = data.family_path!.split('/').at(-1)!;
  expect(token.length).toBeGreaterThan(30);
  const watched = await ask(watchBooking, { params: { token } });
  expect(JSON.stringify(watched)).not.toMatch(/Asha|secret|Ghat|asha@|total/);
  await ask(unshareBooking, { params: { id } });
  expect(codeOf(await call(watchBooking, { params: { token } }))).toBe('not_found');
});

test('files are given by their links alone, while these last', async () => {
  const id = await book();
  await shift(id, `now() - interval '2 days'`);
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1');
  await ask(uploadProof, { params: { id }, body: { file: { name: 'x', bytes }, name: 'Lamp' } });
  const shown = await see(id);
  const open = async (address: string) => {
    const [, kind, one, two, three] = address.split('/');
    const document = api.documents!.find((each) => each.path.startsWith(`/${kind}/`))!;
    const names = document.path
      .split('/')
      .slice(2)
      .map((part) => part.slice(1));
    const params = Object.fromEntries(
      names.map((name, index) => [name, [one, two, three][index] ?? '']),
    );
    return document.handle({ params, query: new URLSearchParams(), lang: 'en', accept: '' });
  };
  const proof = shown.proofs[0]!.path;
  expect((await open(proof))?.body).toEqual(bytes);
  const [, , number, until, sign] = proof.split('/');
  expect(await open(`/booking-proof/${number}/${Number(until) + 1}/${sign}`)).toBeNull();
  expect(await open(`/booking-proof/${Number(number) - 1}/${until}/${sign}`)).toBeNull();
  const calendar = await open(shown.calendar_path);
  expect(calendar?.body).toContain('BEGIN:VEVENT');
  expect(String(calendar?.body)).not.toMatch(/Asha|secret/);
  expect(await open(shown.calendar_path.replace(`/${id}/`, `/${id - 1}/`))).toBeNull();
});

test('all is handed out, and erased without taking the books along', async () => {
  const id = await book();
  const person = { id: 7, phone: null, email: null };
  expect(JSON.stringify(await api.personalData!.exportOf(person))).toContain('a secret wish');
  const open = await api.personalData!.listOpen?.(person);
  expect(open).toContainEqual({
    ...{ name: { en: `Booking ${id}`, hi: `बुकिंग ${id}` }, path: `/bookings/${id}` },
  });
  const client = await database.pool.connect();
  for (let again = 0; again < 2; again += 1) await api.personalData!.erase(person, 'all', client);
  client.release();
  const { rows } = await database.pool.query(`SELECT * FROM commerce.bookings WHERE id = $1`, [id]);
  expect(rows[0]).toMatchObject({
    customer_id: null,
    names: [],
    wish: null,
    address: null,
    email: null,
  });
  expect(rows[0].total_paise).toBe('275000');
  expect(JSON.stringify(await api.personalData!.exportOf(person))).not.toContain('secret');
});

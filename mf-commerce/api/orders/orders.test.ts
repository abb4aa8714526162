import path from 'node:path';
import {
  closePayment,
  openPayment,
  paymentExpired,
  paymentHeld,
  paymentLate,
  returnToSource,
} from 'shared/contracts/auth-payments-service';
import {
  captureHold,
  holdMoney,
  refundToWallet,
  releaseHold,
} from 'shared/contracts/auth-wallet-service';
import { getSuggest } from 'shared/contracts/astro';
import { createAddress } from 'shared/contracts/commerce-addresses';
import { acceptCart, getCart, putCartLine, updateCart } from 'shared/contracts/commerce-cart';
import * as contracts from 'shared/contracts/commerce-orders';
import type { Outcome } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { openStore } from '../testing/store-api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { dispatchParcel } from '../shipping/dispatch-parcel';
import { noteTracking } from '../shipping/note-tracking';
import { packParcel } from '../shipping/pack-parcel';
import { orderJobs } from './jobs';

let database: TestDatabase;
let store: Awaited<ReturnType<typeof openStore>>;
let nextCustomer = 100;
const sku = 'TP-DIYA-09';

const place = (pin: string) => ({
  ...{ id: 'x', name: 'Bengaluru', region: 'Bengaluru, Karnataka', country: 'India' },
  ...{ latitude: 12.9, longitude: 77.6, timeZone: 'Asia/Kolkata' },
  ...{ district: 'Bengaluru Urban', fits: pin !== '' },
});

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  store = await openStore(database);
  const { answers } = store;
  answers.set(getSuggest.id, ({ input }) => {
    const { text } = (input as { params: { text: string } }).params;
    return { status: 200, data: text === '999999' ? [] : [place(text)] };
  });
  answers.set(openPayment.id, ({ key }) => ({
    status: 200,
    data: {
      token: `t-${key}`,
      path: `/pay/${key}`,
      state: 'open',
      expires_at: '2027-01-01T00:00:00Z',
    },
  }));
  answers.set(closePayment.id, () => ({ status: 200, data: { state: 'closed' } }));
  answers.set(holdMoney.id, ({ key }) => ({
    status: 200,
    data: { hold: key, cash: '1', promotional: '0', expires_at: '2027-01-01T00:00:00Z' },
  }));
  answers.set(captureHold.id, ({ key }) => ({
    status: 200,
    data: { key, cash: '1', promotional: '0', released: '0' },
  }));
  answers.set(refundToWallet.id, ({ key, input }) => ({
    status: 200,
    data: {
      ...{ key, cash: (input as { body: { amount: string } }).body.amount },
      ...{ promotional: '0', refundable: '0' },
    },
  }));
  answers.set(releaseHold.id, ({ key }) => ({ status: 200, data: { hold: key, released: '1' } }));
  answers.set(returnToSource.id, () => ({ status: 200, data: { refunds: [] } }));
});
afterAll(() => database.drop());

function need<A>(outcome: Outcome<A>): A {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.answer;
}

/** A customer with an address in Karnataka and something in the basket. */
async function shopper(pieces = 1, what = sku) {
  const customer = (nextCustomer += 1);
  const typed = { name: 'Asha', phone: '98765 43210', line1: '4 MG Road', city: 'Bengaluru' };
  const body = { ...typed, pin: '560001' };
  const { data: address } = need(await store.call(createAddress, { body }, { customer }));
  if (pieces > 0)
    need(
      await store.call(
        putCartLine,
        { params: { sku: what }, body: { pieces, add: false } },
        { customer },
      ),
    );
  need(await store.call(updateCart, { body: { pin: '560001' } }, { customer }));
  const { data: seen } = need(await store.call(getCart, {}, { customer }));
  return { customer, address, seen };
}

async function order(
  { customer, address, seen }: Awaited<ReturnType<typeof shopper>>,
  {
    key = `k${customer}`,
    ...more
  }: { key?: string; total?: string; payment?: 'cod' | 'online' } = {},
) {
  const body = { address_id: address.id, payment: 'online' as const, total: seen.total, ...more };
  return store.call(contracts.createOrderHistory, { body }, { customer, key });
}

const stockOf = async (what: string) =>
  (
    await store.query(
      `select on_hand, reserved from commerce.stock join commerce.variants on id = variant_id where sku = '${what}'`,
    )
  )[0];

const see = async (customer: number, id: number) =>
  need(await store.call(contracts.getOrder, { params: { id } }, { customer })).data;

const paid = (customer: number, id: number) =>
  store.happen(paymentHeld, {
    ...{ reference: `order:${id}`, customer_id: customer, cash: '50000', promotional: '0' },
  });

/** An order that is paid. */
async function confirmed(pieces = 1, what = sku) {
  const who = await shopper(pieces, what);
  const { data } = need(await order(who));
  await paid(who.customer, data.id);
  return { ...who, id: data.id };
}

describe('the basket', () => {
  it('is a guest’s by a token, and goes along at sign-in, added up, once', async () => {
    const put = (pieces: number, who: object) =>
      store.call(putCartLine, { params: { sku }, body: { pieces, add: true } }, who);
    const first = await put(2, {});
    const token = first.ok ? first.extras?.cookies?.[0]?.value : undefined;
    expect(token).toMatch(/^[\w-]{32}$/);
    const cart = { cart: token as string };
    need(await put(1, cart));
    expect(need(await store.call(getCart, {}, cart)).data.count).toBe(3);
    expect(need(await store.call(getCart, {}, { cart: 'x'.repeat(32) })).data.count).toBe(0);
    const customer = (nextCustomer += 1);
    need(await put(9, { customer }));
    const merged = await store.call(getCart, {}, { customer, ...cart });
    expect(need(merged).data.count).toBe(10);
    expect(merged.ok && merged.extras?.cookies).toEqual([
      expect.objectContaining({ name: 'cart', clear: true }),
    ]);
    expect(need(await store.call(getCart, {}, { customer, ...cart })).data.count).toBe(10);
    expect(need(await store.call(getCart, {}, cart)).data.count).toBe(0);
  });

  it('tells a changed price and missing pieces, and goes on when they are accepted', async () => {
    const who = await shopper(2, 'TP-TULSI-6');
    await store.query(
      `insert into commerce.prices (variant_id, price_paise, set_by)
       select id, 39900, 'staff:1' from commerce.variants where sku = 'TP-TULSI-6'`,
    );
    const refused = await order(who);
    expect(refused.ok ? null : refused.error).toMatchObject({
      ...{ status: 409, code: 'changed' },
      changes: [{ what: 'TP-TULSI-6', was: '34900', now: '39900' }],
    });
    expect(need(await store.call(getCart, {}, who)).data.lines[0]?.state).toBe('price');
    const { data } = need(await store.call(acceptCart, {}, who));
    expect(data.is_changed).toBe(false);
    expect((await order({ ...who, seen: data })).ok).toBe(true);
  });

  it('says what delivery costs before anybody signs in, and by when it comes', async () => {
    const put = await store.call(putCartLine, { params: { sku }, body: { pieces: 1 } }, {});
    const cart = (put.ok && put.extras?.cookies?.[0]?.value) || '';
    const at = async (pin: string) =>
      need(await store.call(updateCart, { body: { pin } }, { cart })).data.delivery;
    expect(await at('110001')).toMatchObject({ is_served: true, charge: '4900' });
    expect(await at('560001')).toMatchObject({ charge: '6900', cod_most: '300000' });
    expect(await at('744101')).toMatchObject({ charge: '9900', cod_most: null });
    expect(await at('900001')).toMatchObject({ is_served: false });
  });
});

describe('placing', () => {
  it('sets the pieces aside before it asks for money, once for a key', async () => {
    const who = await shopper(3);
    const before = await stockOf(sku);
    store.asked.length = 0;
    const [one, two] = await Promise.all([order(who), order(who)]);
    const { data } = need(one);
    expect(need(two).data).toEqual(data);
    expect(data.path).toBe(`/pay/order:${data.id}`);
    expect((await stockOf(sku)).reserved).toBe(before.reserved + 3);
    expect(new Set(store.asked.map(({ key }) => key))).toEqual(new Set([`order:${data.id}`]));
    const other = await order(who, { total: '1' });
    expect(other.ok ? null : other.error.code).toBe('conflict');
  });

  it('gives the last piece to one of eight, and no money is asked of the others', async () => {
    const last = 'TP-SPHATIK-8';
    await store.query(
      `update commerce.stock set on_hand = reserved + 1 where variant_id =
       (select id from commerce.variants where sku = '${last}')`,
    );
    const shoppers = [];
    for (let index = 0; index < 8; index += 1) shoppers.push(await shopper(1, last));
    store.asked.length = 0;
    const raced = await Promise.all(shoppers.map((who) => order(who)));
    expect(raced.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = raced.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.code]));
    expect(new Set(refused)).toEqual(new Set(['changed']));
    expect(store.asked).toHaveLength(1);
    const { on_hand, reserved } = await stockOf(last);
    expect(reserved).toBe(on_hand);
  });

  it('gives a coupon no more often than its limits, and divides it to the paisa', async () => {
    await store.query(`insert into commerce.coupons
      (code, title_en, title_hi, amount_paise, limit_total, limit_each, added_by)
      values ('DIWALI', 'Diwali', 'दीवाली', 10001, 2, 1, 'staff:1')`);
    const shoppers = [];
    for (let index = 0; index < 5; index += 1) {
      const who = await shopper(3);
      const { data } = need(await store.call(updateCart, { body: { coupon: 'diwali' } }, who));
      expect(data.coupon?.state).toBe('applied');
      shoppers.push({ ...who, seen: data });
    }
    const raced = await Promise.all(shoppers.map((who) => order(who)));
    expect(raced.filter(({ ok }) => ok)).toHaveLength(2);
    const rows = await store.query(`select discount_paise, total_paise, goods_paise, delivery_paise,
      (select sum(discount_paise) from commerce.order_lines where order_id = orders.id) as lines,
      (select sum(delivery_paise) from commerce.order_lines where order_id = orders.id) as carried
      from commerce.orders where coupon = 'DIWALI'`);
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row.lines).toBe('10001');
      expect(row.carried).toBe(row.delivery_paise);
    }
  });

  it('takes cash only where it is served, up to its limit, and asks for no payment', async () => {
    const who = await shopper(1);
    store.asked.length = 0;
    const { data } = need(await order(who, { payment: 'cod' }));
    expect(data).toMatchObject({ state: 'confirmed', path: `/order-history/${data.id}` });
    expect(store.asked).toEqual([]);
    const much = await shopper(10);
    const refused = await order(much, { payment: 'cod' });
    expect(refused.ok ? null : refused.error.fields).toHaveProperty(['body.payment']);
  });

  it('is healed by a job when its process died before it asked for money', async () => {
    const opened = store.answers.get(openPayment.id);
    store.answers.set(openPayment.id, () => ({ error_status: 503 }));
    const who = await shopper();
    const { data } = need(await order(who));
    expect(data.path).toBe(`/order-history/${data.id}`);
    expect((await see(who.customer, data.id)).pay_path).toBeNull();
    await expect(store.runJobs()).rejects.toThrow('has no payment yet');
    store.answers.set(openPayment.id, opened as never);
    await store.deps.enqueue(orderJobs(store.deps).settleOrder, { order: data.id });
    await store.runJobs();
    expect((await see(who.customer, data.id)).pay_path).toBe(`/pay/order:${data.id}`);
  });

  it('knows no PIN that no post office has, and nobody else’s address', async () => {
    const who = await shopper();
    const typed = { name: 'A', phone: '9876543210', line1: 'x', city: 'y', pin: '999999' };
    const refused = await store.call(createAddress, { body: typed }, who);
    expect(refused.ok ? null : refused.error.fields).toHaveProperty(['body.pin']);
    const other = await shopper();
    const foreign = await order({ ...who, address: other.address });
    expect(foreign.ok ? null : foreign.error.fields).toHaveProperty(['body.address_id']);
  });
});

describe('paying', () => {
  it('confirms once, however often it is told', async () => {
    const { customer, id } = await confirmed();
    const before = store.mails.length;
    await paid(customer, id);
    await paid(customer, id);
    const { state, moves } = await see(customer, id);
    expect(state).toBe('confirmed');
    expect(moves.map(({ to }) => to)).toEqual(['placed', 'confirmed']);
    expect(store.mails.length).toBe(before);
  });

  it('puts the pieces back when nobody paid; money that comes late confirms while they are there', async () => {
    const who = await shopper(2);
    const { data } = need(await order(who));
    const { reserved } = await stockOf(sku);
    const ended = { reference: `order:${data.id}`, customer_id: who.customer };
    await store.happen(paymentExpired, ended);
    await store.happen(paymentExpired, ended);
    expect((await stockOf(sku)).reserved).toBe(reserved - 2);
    expect((await see(who.customer, data.id)).state).toBe('expired');
    await store.happen(paymentLate, { ...ended, amount: who.seen.total });
    await store.runJobs();
    expect((await stockOf(sku)).reserved).toBe(reserved);
    expect((await see(who.customer, data.id)).state).toBe('confirmed');
    expect(store.asked.at(-1)).toMatchObject({ id: holdMoney.id, key: `order:${data.id}:late` });
  });

  it('offers late money back when the pieces are gone, and a hold after the expiry is freed', async () => {
    const last = 'TP-ASANA';
    const who = await shopper(1, last);
    const { data } = need(await order(who));
    const ended = { reference: `order:${data.id}`, customer_id: who.customer };
    await store.happen(paymentExpired, ended);
    await store.query(
      `update commerce.stock set on_hand = reserved where variant_id =
       (select id from commerce.variants where sku = '${last}')`,
    );
    await paid(who.customer, data.id);
    await store.runJobs();
    expect(store.asked.at(-1)).toMatchObject({ id: closePayment.id, key: `order:${data.id}` });
    await store.happen(paymentLate, { ...ended, amount: who.seen.total });
    await store.runJobs();
    expect((await see(who.customer, data.id)).late).toBe(who.seen.total);
    const input = { params: { id: data.id } };
    const sent = need(await store.call(contracts.returnLatePayment, input, who));
    expect(sent.data.late).toBeNull();
    expect(store.asked.at(-1)).toMatchObject({ id: returnToSource.id });
    const twice = await store.call(contracts.returnLatePayment, input, who);
    expect(twice.ok).toBe(false);
  });
});

describe('afterwards', () => {
  const cancel = (customer: number, id: number, refund_to: 'wallet' | 'source' = 'wallet') =>
    store.call(contracts.cancelOrder, { params: { id }, body: { refund_to } }, { customer });
  const send = (id: number, jobs = orderJobs(store.deps)) =>
    inTransaction(store.database.pool, async (client) => {
      const packed = await packParcel(client, id, { who: 'staff:1' });
      if (!packed.ok) return packed;
      const parcel = { who: 'staff:1', courier: 'Test', awb: `A${packed.shipmentId}` };
      const deps = { enqueue: store.deps.enqueue, jobs };
      const gone = await dispatchParcel(client, deps, packed.shipmentId, parcel);
      return gone.ok ? packed : gone;
    });

  it('gives all of the money back when it is cancelled, once', async () => {
    const { customer, id } = await confirmed(2);
    const { reserved } = await stockOf(sku);
    const { data } = need(await cancel(customer, id, 'source'));
    expect(data).toMatchObject({ state: 'cancelled', can_cancel: false });
    need(await cancel(customer, id));
    await store.runJobs();
    expect((await stockOf(sku)).reserved).toBe(reserved - 2);
    const { refunds } = await see(customer, id);
    expect(refunds).toEqual([expect.objectContaining({ target: 'source', state: 'done' })]);
  });

  it('is cancelled or dispatched, never both, and takes the money of what is dispatched once', async () => {
    const { customer, id } = await confirmed();
    const [sent, gone] = await Promise.all([send(id), cancel(customer, id)]);
    expect([sent.ok, gone.ok].filter(Boolean)).toHaveLength(1);
    const other = await confirmed();
    need((await send(other.id)) as never as Outcome<unknown>);
    store.asked.length = 0;
    await store.runJobs();
    const taken = store.asked.filter(({ id: asked }) => asked === captureHold.id);
    expect(taken.filter(({ key }) => key === `order:${other.id}:capture`)).toHaveLength(1);
    expect((await cancel(other.customer, other.id)).ok).toBe(false);
    const { total, lines } = await see(other.customer, other.id);
    const { body } = taken.at(-1)?.input as unknown as {
      body: { amount: string; to: { amount: string }[] };
    };
    expect(body.amount).toBe(total);
    expect(body.to.reduce((sum, part) => sum + Number(part.amount), 0)).toBe(Number(total));
    expect(lines).toHaveLength(1);
  });

  it('follows the courier, and refunds what comes back', async () => {
    const { customer, id } = await confirmed();
    const sent = await send(id);
    if (!sent.ok) throw new Error(sent.code);
    await store.runJobs();
    const jobs = orderJobs(store.deps);
    const tell = (means: 'delivered' | 'rto') =>
      inTransaction(store.database.pool, (client) =>
        noteTracking(
          client,
          { enqueue: store.deps.enqueue, jobs },
          { id: sent.shipmentId, orderId: id },
          { at: new Date(), status: means, place: 'Bengaluru', means },
        ),
      );
    await tell('rto');
    await tell('rto');
    await store.runJobs();
    const seen = await see(customer, id);
    expect(seen.state).toBe('refunded');
    expect(seen.refunds).toEqual([
      expect.objectContaining({ amount: seen.total, target: 'wallet', state: 'done' }),
    ]);
  });

  it('keeps the account until it is brought, and nothing is placed while that is erased', async () => {
    const personal = store.api.personalData!;
    const personOf = (customer: number) => ({ id: customer, phone: null, email: null });
    const { customer, id } = await confirmed();
    const path = `/order-history/${id}`;
    const open = [{ name: { en: `Order ${id}`, hi: `ऑर्डर ${id}` }, path }];
    expect(await personal.listOpen?.(personOf(customer))).toEqual(open);
    need((await send(id)) as never as Outcome<unknown>);
    expect(await personal.listOpen?.(personOf(customer))).toEqual(open);
    await store.query(`update commerce.orders set state = 'delivered' where id = ${id}`);
    expect(await personal.listOpen?.(personOf(customer))).toEqual([]);
    await store.query(`insert into commerce.order_refunds (order_id, reason, amount_paise, target)
      values (${id}, 'return:1', 100, 'wallet')`);
    expect(await personal.listOpen?.(personOf(customer))).toEqual(open);

    const who = await shopper();
    const { placing } = await inTransaction(store.database.pool, async (client) => {
      expect(await personal.listOpen?.(personOf(who.customer), client)).toEqual([]);
      const placed = order(who, { payment: 'cod' });
      let isOver = false;
      void placed.finally(() => (isOver = true));
      const waits = `select from pg_locks where locktype = 'advisory' and not granted`;
      while (!isOver && (await store.query(waits)).length === 0);
      await personal.erase(personOf(who.customer), 'all', client);
      return { placing: placed };
    });
    expect((await placing).ok).toBe(false);
  });

  it('is nobody else’s: not found', async () => {
    const { id } = await confirmed();
    for (const contract of [contracts.getOrder, contracts.cancelOrder, contracts.buyAgain]) {
      const outcome = await store.call(
        contract as typeof contracts.cancelOrder,
        { params: { id }, body: {} },
        { customer: 1 },
      );
      expect(outcome.ok ? null : outcome.error.code).toBe('not_found');
    }
  });

  it('is in the list of all that was paid for, which says when a part is missing', async () => {
    const { customer, id } = await confirmed();
    const asked = { params: { userId: customer } };
    const listed = need(await store.call(contracts.getOrderHistory, asked, { customer }));
    expect(listed).toMatchObject({ is_complete: false });
    expect(listed.data[0]).toMatchObject({ kind: 'order', id: String(id), status: 'Confirmed' });
  });
});

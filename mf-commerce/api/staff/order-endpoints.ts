import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import * as contracts from 'shared/contracts/commerce-staff-orders';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import { attemptInTransaction } from '../data/attempt-in-transaction';
import { creditWhole } from '../invoices/credit-whole';
import { invoiceParcel } from '../invoices/invoice-parcel';
import { issuerOf } from '../invoices/issuer';
import { listPapers, pathOfPaper } from '../invoices/list-papers';
import { cancelOrder } from '../orders/cancel-order';
import type { OrderJobs } from '../orders/jobs';
import { lockOrder } from '../orders/order-rows';
import { dispatchParcel } from '../shipping/dispatch-parcel';
import { noteTracking } from '../shipping/note-tracking';
import { packParcel } from '../shipping/pack-parcel';
import { noteStaff } from './note-staff';
import { listOrders, listPicks, ORDERS_PER_PAGE, readOrder } from './order-rows';

const done = { status: 200 as const };
/** What came of it; the subject is what the trail calls it. */
type Result<T> = ({ ok: true; subject: string } & T) | { ok: false; code: string };

/** Orders of all customers, for who packs and ships them. */
export function orderDeskEndpoints(deps: ApiDeps, jobs: OrderJobs): BoundEndpoint[] {
  const { pool, enqueue, settings } = deps;
  const whoIs = ({ id }: StaffSession) => `staff:${id}`;

  /** Does something about an order and puts it into the trail, or does nothing. */
  const attempt = async <T = object>(
    me: StaffSession,
    deed: { action: string; reason?: string; data?: Record<string, string | number> },
    work: (client: PoolClient) => Promise<Result<T>>,
  ) => {
    const result = await attemptInTransaction<Result<T>>(pool, async (client) => {
      const came = await work(client);
      if (came.ok) await noteStaff(deps, client, me, { ...deed, subject: came.subject });
      return came;
    });
    if (result.ok) return result;
    return refuse(result.code === 'not_found' ? 'not_found' : 'conflict');
  };

  return [
    serveStaff(contracts.listShopOrders, async ({ query }) =>
      answer({ ...done, ...(await listOrders(pool, query)), per_page: ORDERS_PER_PAGE }),
    ),

    serveStaff(contracts.getPickList, async ({ query }) =>
      answer({ ...done, data: await listPicks(pool, query.lang) }),
    ),

    serveStaff(contracts.getShopOrder, async ({ params: { id }, query }) => {
      const order = await readOrder(pool, id, query.lang);
      if (!order) return refuse('not_found');
      const papers = (await listPapers(drizzle(pool), `order:${id}`)).map((paper) => ({
        ...{ serial: paper.serial, kind: paper.kind, path: pathOfPaper(paper.id) },
      }));
      return answer({ ...done, data: { ...order, papers } });
    }),

    serveStaff(contracts.packOrder, async ({ params: { id }, body }, me) => {
      const wanted = body.lines?.map(({ line, pieces }) => ({ lineId: line, pieces }));
      const packed = await attempt<{ shipmentId: number }>(
        me,
        { action: 'order.packed' },
        async (client) => {
          const parcel = await packParcel(client, id, { who: whoIs(me), wanted });
          return parcel.ok ? { ...parcel, subject: `order:${id}` } : parcel;
        },
      );
      return 'shipmentId' in packed ? answer({ ...done, parcel: packed.shipmentId }) : packed;
    }),

    serveStaff(contracts.shipParcel, async ({ params: { id }, body: { courier, awb } }, me) => {
      const shipped = await attempt<object>(
        me,
        { action: 'order.shipped', data: { parcel: id, courier, awb } },
        async (client) => {
          const orderId = await findOrder(client, id);
          const invoice = async (of: PoolClient, parcel: Parcel) => {
            await invoiceParcel(of, issuerOf(settings), parcel);
          };
          const by = { who: whoIs(me), courier, awb };
          const came = await dispatchParcel(client, { enqueue, jobs, invoice }, id, by);
          return came.ok ? { ok: true, subject: `order:${orderId}` } : came;
        },
      );
      return shipped.ok ? answer(done) : shipped;
    }),

    serveStaff(contracts.closeParcel, async ({ params: { id }, body }, me) => {
      const closed = await attempt<object>(
        me,
        { action: `parcel.${body.as}`, reason: body.why, data: { parcel: id } },
        async (client) => {
          const orderId = await findOrder(client, id);
          if (orderId === null) return { ok: false, code: 'not_found' };
          await lockOrder(client, orderId);
          if (!(await isShipped(client, id))) return { ok: false, code: 'state' };
          const event = { at: new Date(), status: body.why, place: '', means: body.as };
          await noteTracking(client, { enqueue, jobs }, { id, orderId }, event);
          const paper = {
            ...{ invoice: `shipment:${id}`, reference: `rto:${id}` },
            reason: 'Returned undelivered',
          };
          if (body.as === 'rto' && !(await creditWhole(drizzle(client), issuerOf(settings), paper)))
            return { ok: false, code: 'credited' };
          return { ok: true, subject: `order:${orderId}` };
        },
      );
      return closed.ok ? answer(done) : closed;
    }),

    serveStaff(contracts.cancelShopOrder, async ({ params: { id }, body: { why } }, me) => {
      const cancelled = await attempt<object>(
        me,
        { action: 'order.cancelled', reason: why },
        async (client) => {
          const by = { who: whoIs(me), why, refundTo: 'source' as const };
          const order = await lockOrder(client, id);
          const came = await cancelOrder(client, id, by);
          if (!came.ok) return came;
          const isOnline = order?.payment === 'online';
          if (came.refundId !== null)
            await enqueue(jobs.refund, { refund: came.refundId }, { client });
          else if (isOnline) await enqueue(jobs.freePayment, { order: id }, { client });
          await jobs.tell(client, id, 'cancelled');
          return { ok: true, subject: `order:${id}` };
        },
      );
      return cancelled.ok ? answer(done) : cancelled;
    }),
  ];
}

interface Parcel {
  orderId: number;
  shipmentId: number;
}

async function findOrder(client: PoolClient, parcel: number): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT order_id::int AS id FROM commerce.shipments WHERE id = $1',
    [parcel],
  );
  return rows[0]?.id ?? null;
}

async function isShipped(client: PoolClient, parcel: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM commerce.shipments WHERE id = $1 AND state = 'shipped'`,
    [parcel],
  );
  return rowCount === 1;
}

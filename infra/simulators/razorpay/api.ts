import { json, type SimulatorReply, type SimulatorRequest } from '../simulator';
import { capture } from './collect';
import { refund } from './refund';
import { drawId, type Order, type RazorpayState } from './state';

type Body = Record<string, unknown>;

const LEAST_PAISE = 100;
const LONGEST_RECEIPT = 40;
const SHORTEST_KEY = 10;

const wrong = (description: string, field: string | null = null, status = 400) =>
  json(
    {
      error: {
        ...{ code: 'BAD_REQUEST_ERROR', description, source: 'business' },
        ...{ step: 'payment_initiation', reason: 'input_validation_failed', field },
      },
    },
    status,
  );

/** The API below /v1, for who has the key. */
export function answerApi(
  state: RazorpayState,
  request: SimulatorRequest,
  keys: { id: string; secret: string },
): SimulatorReply {
  if (state.kept.scenario.isDown) return json({ error: { code: 'SERVER_ERROR' } }, 503);
  const expected = `Basic ${Buffer.from(`${keys.id}:${keys.secret}`).toString('base64')}`;
  if (request.headers.authorization !== expected) return wrong('Authentication failed', null, 401);
  const [, kind = '', id = '', what = ''] = request.path.replace(/^\/v1/, '').split('/');
  const body = readJson(request.body);
  if (!body) return wrong('The request body is not valid JSON.');
  const call = `${request.method} ${kind}${id ? '/id' : ''}${what ? `/${what}` : ''}`;
  const { orders, payments, refunds } = state.kept;
  switch (call) {
    case 'POST orders':
      return createOrder(state, body);
    case 'GET orders/id':
      return orders[id] ? json(orders[id]) : wrong('The id provided does not exist');
    case 'GET orders/id/payments': {
      const items = Object.values(payments).filter(({ order_id }) => order_id === id);
      return json({ entity: 'collection', count: items.length, items });
    }
    case 'GET payments/id':
      return payments[id] ? json(payments[id]) : wrong('The id provided does not exist');
    case 'POST payments/id/capture':
      return capturePayment(state, id, body);
    case 'POST payments/id/refund':
      return refundOnce(state, id, request, body);
    case 'GET refunds/id':
      return refunds[id] ? json(refunds[id]) : wrong('The id provided does not exist');
    default:
      return wrong('The requested URL was not found on the server.', null, 404);
  }
}

function readJson(text: string): Body | null {
  try {
    return text === '' ? {} : (JSON.parse(text) as Body);
  } catch {
    return null;
  }
}

function createOrder(state: RazorpayState, body: Body): SimulatorReply {
  const { amount, currency, receipt = '', notes = {} } = body;
  if (!Number.isInteger(amount) || (amount as number) < LEAST_PAISE)
    return wrong('Order amount less than minimum amount allowed', 'amount');
  if (currency !== 'INR') return wrong('Currency is not supported', 'currency');
  if (typeof receipt !== 'string' || receipt.length > LONGEST_RECEIPT)
    return wrong('The receipt may not be greater than 40 characters.', 'receipt');
  const order: Order = {
    ...{ id: drawId('order'), entity: 'order', amount: amount as number, amount_paid: 0 },
    ...{ amount_due: amount as number, currency: 'INR', receipt, status: 'created', attempts: 0 },
    ...{ notes: notes as Order['notes'], created_at: state.now() },
  };
  state.kept.orders[order.id] = order;
  return json(order);
}

function capturePayment(state: RazorpayState, id: string, { amount }: Body): SimulatorReply {
  const payment = state.kept.payments[id];
  if (!payment) return wrong('The id provided does not exist');
  if (payment.captured) return wrong('This payment has already been captured');
  if (payment.status !== 'authorized') return wrong('Only payments which have been authorized');
  if (amount !== payment.amount)
    return wrong('Capture amount must be equal to the amount', 'amount');
  return json(capture(state, payment));
}

/** The same key with the same request is answered the same; with another it is refused. */
function refundOnce(state: RazorpayState, id: string, request: SimulatorRequest, body: Body) {
  const key = request.headers['x-refund-idempotency'];
  if (key === undefined) return refundPayment(state, id, body);
  if (key.length < SHORTEST_KEY) return wrong('The idempotency key is too short');
  const asked = `${id} ${request.body}`;
  const before = state.kept.answers[key];
  if (before && before.request !== asked)
    return wrong('Different request body sent for the same Idempotency Header', null, 409);
  if (before) return { ...json(null), status: before.status, body: before.body };
  const reply = refundPayment(state, id, body);
  state.kept.answers[key] = { request: asked, status: reply.status, body: reply.body };
  return reply;
}

function refundPayment(state: RazorpayState, id: string, body: Body): SimulatorReply {
  const payment = state.kept.payments[id];
  if (!payment) return wrong('The id provided does not exist');
  if (!payment.captured) return wrong('The payment status should be captured for action');
  const { amount = payment.amount, receipt = null, notes = {} } = body;
  if (!Number.isInteger(amount) || (amount as number) < LEAST_PAISE)
    return wrong('The amount must be atleast INR 1.00', 'amount');
  if ((amount as number) > payment.amount - payment.amount_refunded)
    return wrong('The refund amount provided is greater than amount captured', 'amount');
  return json(refund(state, payment, { amount, receipt, notes } as Parameters<typeof refund>[2]));
}

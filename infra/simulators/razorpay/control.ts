import { html, json, type SimulatorReply, type SimulatorRequest } from '../simulator';
import { authorize, capture, fail } from './collect';
import { finishRefund } from './refund';
import type { RazorpayState, Scenario } from './state';

/** How tests and developers move it: its clock, its behaviour, and what stays pending. */
export function answerControl(
  state: RazorpayState,
  { method, path, body }: SimulatorRequest,
): SimulatorReply {
  const { kept } = state;
  if (method === 'GET') return overview(state);
  const asked = body ? (JSON.parse(body) as Record<string, unknown>) : {};
  const id = String(asked.id ?? '');
  switch (path) {
    case '/simulator/clock':
      kept.ahead += Number(asked.seconds ?? 0);
      return json({ now: state.now() });
    case '/simulator/scenario':
      if (asked.calm) state.calmDown();
      else Object.assign(kept.scenario, asked as Partial<Scenario>);
      return json(kept.scenario);
    case '/simulator/payment': {
      const payment = kept.payments[id];
      if (!payment) return json({}, 404);
      if (asked.outcome === 'success') capture(state, authorize(state, payment));
      else fail(state, payment, false);
      return json(payment);
    }
    case '/simulator/refund': {
      const made = kept.refunds[id];
      if (made) finishRefund(state, made, asked.outcome !== 'failed');
      return json(made ?? {}, made ? 200 : 404);
    }
    default:
      return json({}, 404);
  }
}

function overview({ kept, now }: RazorpayState): SimulatorReply {
  void now;
  const rows = (title: string, things: object[]) =>
    `<h2>${title}</h2><pre>${JSON.stringify(things, null, 1).replaceAll('<', '&lt;')}</pre>`;
  const { orders, payments, refunds, due, letters, scenario } = kept;
  return html(`<!doctype html><meta charset="utf-8"><title>Razorpay (simulator)</title><h1>Razorpay (simulator)</h1>
${rows('Scenario', [scenario])}${rows('Due', due)}${rows('Webhooks on their way', letters)}
${rows('Refunds', Object.values(refunds))}${rows('Payments', Object.values(payments))}${rows('Orders', Object.values(orders))}`);
}

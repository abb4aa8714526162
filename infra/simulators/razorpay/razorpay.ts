import { createHash } from 'node:crypto';
import type { Simulator, SimulatorPlace } from '../simulator';
import { answerApi } from './api';
import { answerCheckout } from './checkout';
import { checkoutScript } from './checkout-script';
import { authorize } from './collect';
import { answerControl } from './control';
import { finishRefund, refund } from './refund';
import { RazorpayState, type Due } from './state';
import { sendWebhooks } from './webhooks';

const TICK_MS = 200;

/** The keys that a site and its simulator draw from their common secret. */
export function razorpayKeys(secret: string) {
  const draw = (what: string) => createHash('sha256').update(`${what}:${secret}`).digest('hex');
  return { id: 'rzp_test_simulator', secret: draw('key'), webhookSecret: draw('webhook') };
}

/** Razorpay as its documents describe it. */
export function openRazorpay({ url, siteUrl, file, secret }: SimulatorPlace): Simulator {
  const state = new RazorpayState(file);
  const keys = razorpayKeys(secret);
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    const before = JSON.stringify(state.kept);
    passTime(state);
    await sendWebhooks(state, { siteUrl, secret: keys.webhookSecret });
    if (JSON.stringify(state.kept) !== before) state.save();
    isBusy = false;
  };
  const timer = setInterval(() => void tick(), TICK_MS);
  return {
    async answer(request) {
      const { path } = request;
      if (path === '/v1/checkout.js')
        return {
          status: 200,
          headers: { 'content-type': 'text/javascript' },
          body: checkoutScript(url),
        };
      const isPage = path.startsWith('/checkout/') || path === '/v1/checkout/embedded';
      const reply = isPage
        ? answerCheckout(state, request, { base: url, secret: keys.secret })
        : path.startsWith('/v1/')
          ? answerApi(state, request, keys)
          : answerControl(state, request);
      if (request.method !== 'GET') state.save();
      return reply;
    },
    stop: () => clearInterval(timer),
  };
}

/** Does what its clock has reached. */
function passTime(state: RazorpayState): void {
  const now = state.now();
  const isReached = ({ at }: Due) => at <= now;
  const reached = state.kept.due.filter(isReached);
  state.kept.due = state.kept.due.filter((due) => !isReached(due));
  for (const { what, id } of reached) {
    const payment = state.kept.payments[id];
    const made = state.kept.refunds[id];
    if (what === 'authorize' && payment) authorize(state, payment);
    if (what === 'refund' && made)
      finishRefund(state, made, state.kept.scenario.refunds !== 'failed');
    if (what === 'give_back' && payment?.status === 'authorized')
      refund(state, payment, { amount: payment.amount, receipt: null, notes: {} });
  }
}

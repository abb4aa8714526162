import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registry } from '../simulators/registry';
import { serveSimulators } from '../simulators/serve-simulators';
import { simulatedPayments } from '../simulators/with-simulators';
import type { Scenario } from '../simulators/razorpay/state';

/** The provider's simulator for one test file, with what its customers do. */
export async function startSimulator() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-provider-'));
  const secret = 'simulator of the tests';
  // nobody listens there: tests deliver webhooks themselves
  const siteUrl = 'http://127.0.0.1:9';
  const running = await serveSimulators({ port: 0, siteUrl, dataDir, secret }, registry);
  const settings = simulatedPayments(running.url, secret);
  const post = (to: string, body: object) =>
    fetch(`${settings.apiUrl}${to}`, {
      method: 'POST',
      body: JSON.stringify(body),
    }).then((reply) => reply.json() as Promise<Record<string, unknown>>);
  return {
    settings,
    scenario: (scenario: Partial<Scenario> | { calm: true }) =>
      post('/simulator/scenario', scenario),
    moveClock: (seconds: number) => post('/simulator/clock', { seconds }),
    finishRefund: (id: string, outcome: 'processed' | 'failed') =>
      post('/simulator/refund', { id, outcome }),
    /** A customer pays at the hosted checkout. @returns the fields that the browser brings back */
    async pay(orderId: string, vpa: 'success' | 'failure' | 'pending' | 'late' = 'success') {
      const form = {
        ...{ order_id: orderId, callback_url: 'https://site.example/back', cancel_url: 'x' },
        ...{ method: 'upi', vpa: `${vpa}@razorpay` },
      };
      const reply = await fetch(`${settings.apiUrl}/checkout/pay`, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      const page = await reply.text();
      const fields = new URLSearchParams();
      for (const [, name, value] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g))
        fields.set(
          name as string,
          (value as string).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
        );
      return fields;
    },
    /** A webhook as the provider would send it now. */
    async webhook(event: string, paymentId: string) {
      const answer = await fetch(`${settings.apiUrl}/v1/payments/${paymentId}`, {
        headers: {
          authorization: `Basic ${Buffer.from(`${settings.keyId}:${settings.keySecret}`).toString('base64')}`,
        },
      });
      const entity = (await answer.json()) as object;
      return JSON.stringify({ entity: 'event', event, payload: { payment: { entity } } });
    },
    sign: (body: string, key = settings.webhookSecret.current) =>
      createHmac('sha256', key).update(body).digest('hex'),
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestSimulator = Awaited<ReturnType<typeof startSimulator>>;

import { createHash } from 'node:crypto';
import type { PaymentSettings } from 'shared/remote-kit/payment-settings';
import { withDevelopmentSecrets } from '../environment/development-secrets';
import type { Environment } from '../environment/read-environment';
import { razorpayKeys } from './razorpay/razorpay';
import { startSimulators } from './start-simulators';

/** The simulators' port is so far from the site's, where it is free. */
const PORT_AWAY = 900;

/**
 * Starts the simulators beside a site in development, for the providers that it has no account at. In
 * production there are none, whatever is set.
 */
export async function withSimulators(
  given: Environment,
): Promise<{ environment: Environment; stop(): Promise<void> }> {
  const stop = async () => undefined;
  if (given.production) return { environment: given, stop };
  const { publicUrl: siteUrl, dataDir, port } = given;
  const { links } = withDevelopmentSecrets(given).secrets;
  // the simulators learn nothing that opens anything of the site
  const secret = createHash('sha256').update(`simulators:${links.current}`).digest('hex');
  const options = { port: port === 0 ? 0 : port + PORT_AWAY, siteUrl, dataDir, secret };
  const running = await startSimulators(options);
  const payments = given.payments ?? simulatedPayments(running.url, secret);
  return { environment: { ...given, payments }, stop: running.stop };
}

/** How a site pays at the simulator. */
export function simulatedPayments(url: string, secret: string): PaymentSettings {
  const keys = razorpayKeys(secret);
  return {
    keyId: keys.id,
    keySecret: keys.secret,
    webhookSecret: { current: keys.webhookSecret, old: null },
    apiUrl: `${url}/razorpay`,
    checkoutUrl: `${url}/razorpay`,
  };
}

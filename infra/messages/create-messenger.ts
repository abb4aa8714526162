import type { Pool } from 'pg';
import type { Messenger } from 'shared/remote-kit/api';
import type { Environment } from '../environment/read-environment';
import { createFast2Sms } from './fast2sms';
import { createInboxMessenger } from './inbox';
import { refuseOddAddresses } from './refuse-odd-addresses';
import { createSmtp } from './smtp';

/** Sends messages now. */
export type Transport = Pick<Messenger, 'sms' | 'email'>;

/** The transport the environment asks for: what has no provider goes to the development inbox. */
export function createMessenger(
  environment: Pick<Environment, 'sms' | 'smtpUrl' | 'mailFrom'>,
  pool: Pool,
): Transport {
  const { sms, smtpUrl, mailFrom } = environment;
  const inbox = createInboxMessenger(pool);
  return {
    sms: sms.provider === 'fast2sms' ? createFast2Sms(sms) : inbox.sms,
    email: refuseOddAddresses(smtpUrl === null ? inbox.email : createSmtp(smtpUrl, mailFrom)),
  };
}

import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Transport } from '../messages/create-messenger';

/** Something that who runs the site has to know now. */
export interface Alarm {
  /** The same when it is sent again. */
  id: string;
  kind: 'withdrawn' | 'no_good_release' | 'not_withdrawn' | 'damaged' | 'dead_letters';
  remote: string;
  /** Empty when no release is to blame. */
  version: string;
  /** In words, for a person. */
  text: string;
  at: string;
}

/** Where alarms go; each may be unset. */
export interface AlarmTargets {
  webhookUrl: string | null;
  /** Signs what is sent to the webhook. */
  secret: string;
  email: string | null;
}

const LIMIT_MS = 5_000;
/** Milliseconds before each further try. */
const WAITS = [1_000, 5_000, 25_000];

/**
 * Sends alarms to a webhook and by mail, both at once and again when it fails. It never throws and is
 * never waited for.
 * @param onError told when one could not be sent at all
 */
export function createAlarmSender(
  { webhookUrl, secret, email }: AlarmTargets,
  messenger: Pick<Transport, 'email'>,
  onError: (error: unknown, what: string) => void,
  waits: readonly number[] = WAITS,
): (alarm: Alarm) => void {
  const insist = async (what: string, send: () => Promise<unknown>) => {
    for (const wait of [...waits, null])
      try {
        await send();
        return;
      } catch (error) {
        if (wait === null) return onError(error, what);
        await sleep(wait, undefined, { ref: false });
      }
  };
  return (alarm) => {
    if (webhookUrl)
      void insist('an alarm did not reach the webhook', () => postAlarm(webhookUrl, secret, alarm));
    if (email)
      void insist('an alarm was not mailed', () =>
        messenger.email({ to: email, subject: subjectOf(alarm), text: alarm.text }),
      );
  };
}

/** The signature covers the time too, so that who listens can refuse what is sent again. */
async function postAlarm(url: string, secret: string, alarm: Alarm) {
  const body = JSON.stringify(alarm);
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-tarapath-signature': `t=${time},v1=${signature}`,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

function subjectOf({ kind, remote, version }: Alarm): string {
  if (kind === 'withdrawn') return `Tarapath: ${remote} ${version} was taken back`;
  if (kind === 'dead_letters') return `Tarapath: a job of ${remote} failed for good`;
  return `Tarapath: ${remote} ${version} needs you`;
}

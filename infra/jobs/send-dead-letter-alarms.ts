import { randomUUID } from 'node:crypto';
import type { Alarm } from '../health/send-alarm';
import type { DeadLetters } from './dead-letters';

/** Tells who runs the site of new dead letters. */
export async function sendDeadLetterAlarms(
  letters: Pick<DeadLetters, 'claimAlarms'>,
  send: (alarm: Alarm) => void,
): Promise<void> {
  for (const { remote, job, count, reason } of await letters.claimAlarms())
    send({
      ...{ id: randomUUID(), kind: 'dead_letters', remote, version: '' },
      text: `${count === 1 ? 'A job' : `${count} jobs`} "${job}" of ${remote} failed for good: ${reason}. At /ops they can be tried again or given up.`,
      at: new Date().toISOString(),
    });
}

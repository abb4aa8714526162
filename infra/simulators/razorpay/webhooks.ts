import { createHmac } from 'node:crypto';
import { drawId, type RazorpayState } from './state';

const RETRY_SECONDS = 5;
/** After a day it gives up, as the provider does. */
const MOST_TRIES = 24;

/** Notes what the site is to be told: an event with the entities it is about, as they are now. */
export function tell(
  { kept, now }: { kept: RazorpayState['kept']; now: number },
  event: string,
  entities: Record<string, object>,
): void {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([name, entity]) => [name, { entity }]),
  );
  const contains = Object.keys(entities);
  const body = JSON.stringify({
    ...{ entity: 'event', account_id: 'acc_simulator', event, contains, payload, created_at: now },
  });
  const { repeats, delay } = kept.scenario;
  const eventId = drawId('event');
  for (let time = 0; time < repeats; time += 1)
    kept.letters.push({ eventId, event, body, at: now + delay, tries: 0 });
}

/** Sends what is due; what is not taken is sent again later, and in the end never. */
export async function sendWebhooks(
  state: RazorpayState,
  { siteUrl, secret }: { siteUrl: string; secret: string },
): Promise<void> {
  const { kept } = state;
  if (kept.scenario.isSilent) return;
  const now = state.now();
  const due = kept.letters.filter(({ at }) => at <= now);
  if (kept.scenario.isReordered) due.reverse();
  for (const letter of due) {
    const isTaken = await fetch(`${siteUrl}/api/payments/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': letter.eventId,
        'x-razorpay-signature': createHmac('sha256', secret).update(letter.body).digest('hex'),
      },
      body: letter.body,
      signal: AbortSignal.timeout(5000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    letter.tries += 1;
    letter.at = state.now() + RETRY_SECONDS * letter.tries;
    if (isTaken || letter.tries >= MOST_TRIES) kept.letters.splice(kept.letters.indexOf(letter), 1);
  }
}

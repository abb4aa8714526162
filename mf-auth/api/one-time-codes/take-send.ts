import type { Allowances, KeyedAllowance } from 'shared/remote-kit/api';
import type { SendScope } from './code-limits';

/** What one code was counted for; `crowded` are the scopes beyond their free step. */
interface TakenSend {
  ok: true;
  /** How much work the caller's processor owes: 0 is none. */
  level: number;
  taken: KeyedAllowance[];
  crowded: SendScope['name'][];
}

/** Takes one code of every scope, or of none when one of them has come to its end. */
export async function takeSend(
  allowances: Allowances,
  scopes: SendScope[],
): Promise<TakenSend | { ok: false; retryAfter: number; full: SendScope['name'] }> {
  const send: TakenSend = { ok: true, level: 0, taken: [], crowded: [] };
  for (const scope of scopes) {
    const found = await takeStep(allowances, scope);
    if (!found.ok) {
      await giveBackAll(allowances, send.taken);
      return { ok: false, retryAfter: found.retryAfter, full: scope.name };
    }
    send.taken.push(...found.taken);
    if (found.step > 0) send.crowded.push(scope.name);
    send.level = Math.max(send.level, found.step);
  }
  return send;
}

/** Gives back what was taken for a code that is not sent. */
export async function giveBackAll(allowances: Allowances, taken: KeyedAllowance[]): Promise<void> {
  for (const allowance of taken) await allowances.giveBack(allowance);
}

async function takeStep(allowances: Allowances, { key, steps, seconds, isEndless }: SendScope) {
  let retryAfter = Infinity;
  for (const [step, count] of steps.entries()) {
    const allowance = { key: step === 0 ? key : `${key} ${step}`, count, seconds };
    const taken = await allowances.take(allowance);
    if (taken.ok) return { ok: true as const, step, taken: [allowance] };
    retryAfter = Math.min(retryAfter, taken.retryAfter);
  }
  if (isEndless) return { ok: true as const, step: steps.length, taken: [] };
  return { ok: false as const, retryAfter };
}

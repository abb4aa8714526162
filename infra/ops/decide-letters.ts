import { z } from 'zod';
import { apiError } from 'shared/contracts/errors';
import type { DeadLetters } from '../jobs/dead-letters';

const commands = { replay: 'replay', drop: 'drop' } as const;

const form = z.object({
  command: z.enum(commands),
  queue: z.string().min(1).max(200),
  // empty: all of the job
  id: z.union([z.literal(''), z.uuid()]),
  why: z.string().trim().min(1).max(500),
});

/** Does with dead letters what a form of `/ops` asks for. */
export async function decideLetters(
  letters: Pick<DeadLetters, 'replay' | 'drop'>,
  body: unknown,
  by: string,
): Promise<{ ok: true; told: string } | { ok: false; message: string }> {
  const asked = form.safeParse(body);
  if (!asked.success) {
    const fields = asked.error.issues.map(({ path }) => path.join('.'));
    return { ok: false, message: `${apiError('invalid_input').message} (${fields.join(', ')})` };
  }
  const { command, queue, id, why } = asked.data;
  const count = await letters[command]({ queue, id: id === '' ? null : id, by, why });
  if (count === 0) return { ok: false, message: 'Somebody else did it before you' };
  return { ok: true, told: `${command} ${queue}: ${count}, by ${by}` };
}

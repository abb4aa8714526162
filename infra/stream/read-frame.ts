import { z } from 'zod';
import { apiError, type ApiError } from 'shared/contracts/errors';
import type { ClientFrame } from 'shared/stream/wire';
import { limits } from './limits';

const id = z.union([z.number().int(), z.string().min(1).max(64)]);
const values = z.record(z.string(), z.unknown());
const topic = z
  .string()
  .max(limits.topicLength)
  .regex(/^[a-z][a-z0-9-]*(:[\w.-]+)*$/, 'must be a kind, and what it is of');

const frame = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('call'),
    id,
    call: z.string().min(1).max(100),
    input: z
      .object({ params: values.optional(), query: values.optional(), body: z.unknown().optional() })
      .optional(),
    key: z.string().max(1_000).optional(),
    generation: z.number().int().min(0).max(999_999_999).optional(),
  }),
  z.object({
    t: z.literal('follow'),
    topic,
    since: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  z.object({ t: z.literal('unfollow'), topic }),
  z.object({ t: z.literal('ping') }),
]);

/** A frame, or why it is none; `id` when it named one, so that its call can be refused. */
export type ReadFrame =
  { ok: true; frame: ClientFrame } | { ok: false; error: ApiError; id: number | string | null };

/** Reads what a browser sent. @param isText whether it came as text */
export function readFrame(text: string, isText: boolean): ReadFrame {
  const refuse = (fields: Record<string, string>, of: unknown = null): ReadFrame => {
    const named = id.safeParse(of);
    const error = apiError('invalid_input', { fields });
    return { ok: false, error, id: named.success ? named.data : null };
  };
  if (!isText) return refuse({ frame: 'must be text' });
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return refuse({ frame: 'must be JSON' });
  }
  const parsed = frame.safeParse(given);
  if (parsed.success) return { ok: true, frame: parsed.data as ClientFrame };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    fields[path.join('.') || 'frame'] ??= message;
  const isCall = (given as { t?: unknown } | null)?.t === 'call';
  return refuse(fields, isCall ? (given as { id?: unknown }).id : null);
}

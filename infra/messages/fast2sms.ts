import { z } from 'zod';
import type { Messenger } from 'shared/remote-kit/api';

/** Why Fast2SMS did not send. */
export type Fast2SmsReason =
  | 'invalid_number'
  | 'no_balance'
  | 'too_frequent'
  | 'account_unverified'
  | 'invalid_code'
  | 'bad_key'
  | 'rejected'
  | 'timeout'
  | 'unreachable'
  | 'malformed_answer';

export interface Fast2SmsOptions {
  key: string;
  /** Without a trailing slash. */
  url: string;
  timeoutMs?: number;
}

const reasons: Record<number, Fast2SmsReason> = {
  411: 'invalid_number',
  412: 'bad_key',
  413: 'bad_key',
  416: 'no_balance',
  995: 'too_frequent',
  996: 'account_unverified',
  997: 'invalid_code',
};

const sent = z.object({ return: z.literal(true), request_id: z.string() });
const refused = z.object({ return: z.literal(false), status_code: z.coerce.number() });

/**
 * Sends codes by the OTP route of Fast2SMS, whose registered text names the code alone. Nothing is
 * tried twice: after a timeout the message may well be on its way.
 * @see https://docs.fast2sms.com
 */
export function createFast2Sms({ key, url, timeoutMs = 8_000 }: Fast2SmsOptions): Messenger['sms'] {
  return async ({ to, code }) => {
    const number = toIndianNumber(to);
    if (number === null) return failed('invalid_number');
    const form = new URLSearchParams({ route: 'otp', variables_values: code, numbers: number });
    try {
      const response = await fetch(`${url}/dev/bulkV2`, {
        method: 'POST',
        headers: { authorization: key },
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return readAnswer(response.status, await response.text());
    } catch (error) {
      return failed((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
    }
  };
}

function readAnswer(status: number, body: string): Awaited<ReturnType<Messenger['sms']>> {
  const answer = parseJson(body);
  if (status === 200 && sent.safeParse(answer).success) return { ok: true };
  const refusal = refused.safeParse(answer);
  if (refusal.success) return failed(reasons[refusal.data.status_code] ?? 'rejected');
  if (status === 401) return failed('bad_key');
  return failed(status >= 500 ? 'unreachable' : 'malformed_answer');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // a proxy's error page; the schemas refuse it
  }
}

/** The ten digits of an Indian mobile number, with or without its country code. */
function toIndianNumber(to: string): string | null {
  return /^(?:\+?91)?(\d{10})$/.exec(to.replace(/[\s-]/g, ''))?.[1] ?? null;
}

function failed(reason: Fast2SmsReason): { ok: false; reason: string } {
  return { ok: false, reason };
}

import type { AnyEndpoint } from 'shared/contracts/contract';
import { refuse, type Refused } from 'shared/remote-kit/api';

const LONGEST = 200;
const KEY = new RegExp(`^[\\x21-\\x7e]{1,${LONGEST}}$`);

/** A key in words of OpenAPI: visible ASCII, as a header carries it. */
export const keySchema = { type: 'string', pattern: KEY.source, maxLength: LONGEST };

/**
 * Whether a call comes with a key as its contract wants it. A service retries what it isn't sure of, so
 * what it changes is changed by a key.
 */
export function refuseKey(
  { idempotency }: Pick<AnyEndpoint, 'idempotency'>,
  key: string | undefined,
  isService: boolean,
): Refused | null {
  if (idempotency === undefined || (key === undefined && !isService)) return null;
  if (key !== undefined && KEY.test(key)) return null;
  const field = isService ? 'key' : 'Idempotency-Key';
  const said = `Please send 1 to ${LONGEST} visible characters of ASCII.`;
  return refuse('invalid_input', { fields: { [field]: said } });
}

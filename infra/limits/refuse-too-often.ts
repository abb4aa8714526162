import type { Allowance } from 'shared/contracts/contract';
import { tooOften } from 'shared/i18n/too-often';
import {
  refuseTooMany,
  type Allowances,
  type CallContext,
  type Refused,
} from 'shared/remote-kit/api';
import { nameCaller } from './name-caller';

/** Takes one of a caller's uses of what is named; the refusal when there is none left. */
export async function refuseTooOften(
  allowances: Allowances,
  name: string,
  allowance: Allowance,
  ctx: Pick<CallContext, 'session' | 'staff' | 'by' | 'address' | 'lang'>,
): Promise<Refused | null> {
  const taken = await allowances.take({ ...allowance, key: `${name}:${nameCaller(ctx)}` });
  return taken.ok ? null : refuseTooMany(taken.retryAfter, tooOften[ctx.lang]);
}

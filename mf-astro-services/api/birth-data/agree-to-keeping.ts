import { changeConsent } from 'shared/contracts/auth-consent';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';

/**
 * Notes a customer's consent to keeping birth details, which is given by asking for them to be kept.
 * @returns whether it is in the ledger; without that nothing is kept for longer
 */
export async function agreeToKeeping(call: ApiDeps['call']): Promise<boolean> {
  const body = { purpose: 'birth_details', given: true, source: 'kundli' } as const;
  return !isFailure(await call(changeConsent, { body }, { as: 'user' }));
}

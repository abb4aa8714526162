import { closePayment } from 'shared/contracts/auth-payments-service';
import { releaseHold } from 'shared/contracts/auth-wallet-service';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';

/**
 * Gives up the payment of an order that has ended: what was set aside is in the wallet again. Done twice
 * it is done once; where nothing was asked for, nothing is freed.
 * @throws when it can't be done now: ask again
 */
export async function freePayment(
  call: ApiDeps['call'],
  { id, holdKey }: { id: number; holdKey: string | null },
): Promise<void> {
  const key = `order:${id}`;
  const isLate = holdKey !== null && holdKey !== key;
  const freed = isLate
    ? await call(releaseHold, {}, { as: 'service', key: holdKey })
    : await call(closePayment, {}, { as: 'service', key });
  if (isFailure(freed) && freed.error_status !== 404)
    throw new Error(`order ${id}: its payment was not freed (${freed.error_status})`);
}

import { getWalletStatement } from 'shared/contracts/auth-wallet';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { ListPaidFor } from './endpoints';

const names = {
  en: { title: 'Wallet recharge', status: 'In the wallet' },
  hi: { title: 'वॉलेट रिचार्ज', status: 'वॉलेट में' },
};

/** What the customer paid into the wallet, newest page of the statement; asked for in their name. */
export function listRecharges(call: ApiDeps['call']): ListPaidFor {
  return async (customerId, lang) => {
    const read = await call(getWalletStatement, { params: { id: customerId } }, { as: 'user' });
    if (isFailure(read)) return null;
    return read.data
      .filter(({ kind }) => kind === 'recharge')
      .map(({ id, amount, at }) => ({
        ...{ kind: 'recharge', id: String(id), ...names[lang], is_open: false },
        ...{ amount, at, path: '/recharge' },
      }));
  };
}

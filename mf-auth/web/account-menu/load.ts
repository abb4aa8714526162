import { getSingleWallet } from 'shared/contracts/auth-wallet';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';

export interface AccountMenuData {
  /** Paise; null when signed out or when the wallet can't be read: nothing is shown then. */
  balance: string | null;
  /** What of it and of promotional money can be spent now. */
  available: string | null;
  /** Where sign-in leads back to. */
  next: string;
}

const load: Load<AccountMenuData> = async ({ session, call, lang, path, query }) => {
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const next = localPath(lang, path + search);
  const head = { title: '', description: '' };
  if (!session) return { data: { balance: null, available: null, next }, head, keepSeconds: 60 };
  const wallet = await call(getSingleWallet, { params: { id: session.id } });
  const { balance, available } = isFailure(wallet)
    ? { balance: null, available: null }
    : wallet.data;
  return { data: { balance, available, next }, head };
};

export default load;

import { useEffect, useState } from 'react';
import { isFailure } from 'shared/http/failure';
import { followWallet } from '../model/follow-wallet';

/** What the header shows of a wallet, paise; null is nothing. */
export interface ShownBalance {
  balance: string | null;
  available: string | null;
}

/** The balance as it is now: read anew whenever money moves. */
export function useLiveBalance(given: ShownBalance, userId: number): ShownBalance {
  const [shown, setShown] = useState({ given, now: given });
  const isSame = shown.given.balance === given.balance && shown.given.available === given.available;
  if (!isSame) setShown({ given, now: given });
  useEffect(() => {
    const read = async () => {
      const [{ browserCall }, { getSingleWallet }] = await Promise.all([
        import('shared/http/browser-call'),
        import('shared/contracts/auth-wallet'),
      ]);
      const reply = await browserCall(getSingleWallet, { params: { id: userId } });
      if (isFailure(reply)) return;
      const { balance, available } = reply.data;
      setShown((before) => ({ ...before, now: { balance, available } }));
    };
    return followWallet(userId, () => void read());
  }, [userId]);
  return shown.now;
}

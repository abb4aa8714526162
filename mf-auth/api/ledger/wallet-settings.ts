import type { Pool } from 'pg';
import { updateWallet } from 'shared/contracts/auth-wallet';
import { formatRupees } from 'shared/i18n/format';
import { answer, refuse, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';

/** What a customer sets of the own wallet. */
export function walletSettingsEndpoint({ pool }: { pool: Pool }): BoundEndpoint {
  return serve(updateWallet, async ({ params: { id }, body }) => {
    const { spend_cap = null, low_balance = null } = body;
    const { rows } = await pool.query<{ spend_cap: string | null; low_balance: string | null }>(
      `INSERT INTO auth.wallet_settings AS known (user_id, spend_cap, low_balance)
       SELECT id, $2, $3 FROM auth.users WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE
         SET spend_cap = CASE WHEN $4 THEN excluded.spend_cap ELSE known.spend_cap END,
           low_balance = CASE WHEN $5 THEN excluded.low_balance ELSE known.low_balance END, is_alerted = false
       RETURNING spend_cap, low_balance`,
      [id, spend_cap, low_balance, body.spend_cap !== undefined, body.low_balance !== undefined],
    );
    const [data] = rows;
    return data ? answer({ status: 200 as const, data }) : refuse('account_closed');
  });
}

/** Tells customers once that little is left, and again only after there was more. */
export async function alertLowBalances({
  pool,
  messenger,
  settings,
}: Pick<ApiDeps, 'pool' | 'messenger' | 'settings'>): Promise<void> {
  await shareTransaction(pool, async (_tx, client) => {
    const { rows } = await client.query<{
      email: string | null;
      available: string;
      is_low: boolean;
    }>(
      `WITH purses AS (
         SELECT wanted.user_id, wanted.low_balance > coalesce(sum(balance.balance - balance.held), 0) AS is_low,
           coalesce(sum(balance.balance - balance.held), 0) AS available
         FROM auth.wallet_settings wanted
         LEFT JOIN auth.ledger_accounts account ON account.user_id = wanted.user_id
           OR account.owner_id = wanted.user_id AND account.expires_at > now()
         LEFT JOIN auth.ledger_balances balance ON balance.account_id = account.id
         WHERE wanted.low_balance IS NOT NULL GROUP BY wanted.user_id, wanted.low_balance
       )
       UPDATE auth.wallet_settings wanted SET is_alerted = purses.is_low
       FROM purses JOIN auth.users customer ON customer.id = purses.user_id
       WHERE wanted.user_id = purses.user_id AND wanted.is_alerted <> purses.is_low
       RETURNING customer.email, purses.available, purses.is_low`,
    );
    for (const { email, available, is_low } of rows) {
      if (!is_low || email === null) continue;
      const [en, hi] = [formatRupees(available, 'en'), formatRupees(available, 'hi')];
      const mail = {
        subject: `${en} left in your wallet · वॉलेट में ${hi} बचे हैं`,
        text: `${en} is left in your wallet. You asked to be told.\n\nआपके वॉलेट में ${hi} बचे हैं। आपने बताने को कहा था।\n\n${settings.publicUrl}/recharge`,
      };
      await messenger.queueEmail({ to: email, ...mail }, { client });
    }
  });
}

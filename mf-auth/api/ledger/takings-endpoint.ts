import type { Pool } from 'pg';
import { listTakings } from 'shared/contracts/auth-takings';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';

/** What a remote took from wallets and gave back, so that it can compare that with its own books. */
export function takingsEndpoint(pool: Pool): BoundEndpoint {
  return serve(listTakings, async ({ query: { from, until } }, { by }) => {
    if (!by) return refuse('not_permitted');
    const { rows } = await pool.query<{ key: string; of: string | null; amount: string }>(
      `SELECT t.business_key AS key, origin.business_key AS of,
         (SELECT sum(amount) FROM auth.ledger_entries
          WHERE transfer_id = t.id AND amount > 0)::text AS amount
       FROM auth.ledger_transfers t
       LEFT JOIN auth.ledger_transfers origin ON origin.id = t.refund_of
       WHERE t.created_at >= $1 AND t.created_at < $2 AND t.meta ->> 'by' = $3
         AND (t.refund_of IS NOT NULL OR EXISTS (
           SELECT FROM auth.ledger_entries e JOIN auth.ledger_accounts a ON a.id = e.account_id
           WHERE e.transfer_id = t.id AND e.amount < 0 AND a.kind LIKE 'customer%'))
       ORDER BY t.id`,
      [from, until, by.remote],
    );
    return answer({ status: 200, data: rows });
  });
}

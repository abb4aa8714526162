import type { getRefunds, OwnRefund } from 'shared/contracts/auth-refunds';
import type { AnswerOf } from 'shared/contracts/contract';
import { readRule } from '../payments/money-rules';
import type { Client } from '../payments/states';

type Listed = AnswerOf<typeof getRefunds>['data'];

interface Lot {
  rest: string;
  method: string | null;
  paid_at: string;
}

/** What a customer can have back and what was sent back, in one read of each. */
export async function listRefunds(client: Client, customer: number): Promise<Listed> {
  const { source_days } = await readRule(client, 'refund');
  const [purse, lots, made, bank] = await Promise.all([
    client.query<{ available: string }>(
      `SELECT balance.balance - balance.held AS available FROM auth.ledger_accounts account
       JOIN auth.ledger_balances balance ON balance.account_id = account.id
       WHERE account.user_id = $1 AND account.kind = 'customer_cash'`,
      [customer],
    ),
    client.query<Lot>(
      `SELECT amount - returned AS rest, method, auth.ledger_time(captured_at) AS paid_at
       FROM auth.provider_payments WHERE customer_id = $1 AND state = 'captured' AND is_credited
         AND returned < amount AND captured_at > now() - make_interval(days => $2)
       ORDER BY captured_at DESC, id DESC`,
      [customer, source_days],
    ),
    client.query<OwnRefund>(
      `SELECT refund.id::text, refund.amount::text, refund.state, auth.ledger_time(refund.created_at) AS at,
         CASE WHEN payment.id IS NOT NULL THEN jsonb_build_object('method', payment.method,
           'paid_at', auth.ledger_time(payment.captured_at)) END AS source,
         coalesce(refund.bank_reference, refund.refund_id) AS reference,
         auth.ledger_time(refund.expected_at) AS expected_at
       FROM auth.refunds refund LEFT JOIN auth.provider_payments payment ON payment.id = refund.provider_payment_id
       WHERE refund.customer_id = $1 ORDER BY refund.id DESC LIMIT 50`,
      [customer],
    ),
    client.query<{ last_digits: string }>(
      'SELECT last_digits FROM auth.bank_accounts WHERE customer_id = $1',
      [customer],
    ),
  ]);
  const returnable = BigInt(purse.rows[0]?.available ?? '0');
  const sources: Listed['sources'] = [];
  let left = returnable;
  for (const { rest, method, paid_at } of lots.rows) {
    if (left === 0n) break;
    const taken = BigInt(rest) < left ? BigInt(rest) : left;
    sources.push({ amount: String(taken), method, paid_at });
    left -= taken;
  }
  return {
    returnable: String(returnable),
    sources,
    to_bank: String(left),
    bank: bank.rows[0]?.last_digits ?? null,
    refunds: made.rows,
  };
}

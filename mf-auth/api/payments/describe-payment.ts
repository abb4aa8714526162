import type { OwnPayment } from 'shared/contracts/auth-payments';
import type { Client } from './states';
import type { Payment } from './payment-rows';

interface Facts extends Record<string, unknown> {
  cash: string;
  promotional: string;
  came: string;
  attempt: OwnPayment['attempt'];
}

/** A payment with what its customer can pay of it from the wallet, in one consistent read. */
export async function describePayment(client: Client, payment: Payment): Promise<OwnPayment> {
  const { rows } = await client.query<Facts>(
    `WITH purse AS (
       SELECT account.kind = 'customer_cash' AS is_cash, balance.balance - balance.held AS available
       FROM auth.ledger_accounts account JOIN auth.ledger_balances balance ON balance.account_id = account.id
       WHERE account.user_id = $1 OR account.owner_id = $1 AND account.expires_at > now()
     ), tries AS (
       SELECT attempt.* FROM auth.provider_payments attempt
       JOIN auth.provider_orders provider_order ON provider_order.id = attempt.provider_order_id
       WHERE provider_order.payment_id = $2
     )
     SELECT (SELECT coalesce(sum(available) FILTER (WHERE is_cash), 0) FROM purse) AS cash,
       (SELECT coalesce(sum(available) FILTER (WHERE NOT is_cash), 0) FROM purse) AS promotional,
       (SELECT coalesce(sum(amount) FILTER (WHERE state = 'captured'), 0) FROM tries) AS came,
       (SELECT jsonb_build_object('state', state, 'failure', failure, 'at', auth.ledger_time(created_at))
         FROM tries ORDER BY id DESC LIMIT 1) AS attempt`,
    [payment.customer, payment.id],
  );
  const { cash, promotional, came, attempt } = rows[0] as Facts;
  const { token, kind, titles: title, amount, expiresAt: expires_at, back, done } = payment;
  const isOpen = payment.state === 'open' || payment.state === 'pending';
  const state = isOpen && payment.isOver ? 'expired' : payment.state;
  const money =
    isOpen && !payment.isOver
      ? shareOut(payment, BigInt(cash), BigInt(promotional))
      : { cash: '0', promotional: '0', missing: '0' };
  return {
    ...{ token, kind, title, state, amount, ...money, came: String(came), attempt },
    ...{ expires_at, back, done },
  };
}

/** As a hold takes it: promotional money first. What is loaded into the wallet is all to be paid. */
function shareOut({ kind, amount }: Payment, cash: bigint, promotional: bigint) {
  const total = BigInt(amount);
  if (kind === 'recharge') return { cash: '0', promotional: '0', missing: amount };
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const given = least(total, promotional);
  const paid = least(total - given, cash);
  const missing = total - given - paid;
  return { cash: `${paid}`, promotional: `${given}`, missing: `${missing}` };
}

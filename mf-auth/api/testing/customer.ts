import type { AuthApi } from './auth-api';
import { credit } from '../ledger/movements';

let numbers = 0;

/** A customer with paid money, and promotional money that ends at some moment. */
export async function createCustomer(
  { pool }: Pick<AuthApi, 'pool'>,
  money: { cash?: bigint; promotional?: [amount: bigint, expiresAt: string][] } = {},
): Promise<number> {
  numbers += 1;
  const { rows } = await pool.query<{ id: string }>(
    'INSERT INTO auth.users (phone) VALUES ($1) RETURNING id',
    [`+9170000${String(numbers).padStart(5, '0')}`],
  );
  const customer = Number(rows[0]?.id);
  const given = [
    ...(money.cash ? [[money.cash, null] as const] : []),
    ...(money.promotional ?? []),
  ];
  for (const [index, [amount, expires_at]] of given.entries()) {
    const key = `given:${customer}:${index}`;
    const kind = expires_at ? 'promotion' : 'recharge';
    const body = { key, customer, amount: `${amount}`, expires_at, kind, by: 'mf-auth' };
    const outcome = await credit(pool, body);
    if (!outcome.ok) throw new Error(`could not credit: ${outcome.code}`);
  }
  return customer;
}

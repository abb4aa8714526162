import type { Pool, PoolClient } from 'pg';

/** Whether a customer's plan is paid for at this moment: what isn't paid for is never granted. */
export async function hasPlan(
  reader: Pick<Pool | PoolClient, 'query'>,
  customer: number,
): Promise<boolean> {
  const { rowCount } = await reader.query(
    `SELECT FROM commerce.plan_charges c JOIN commerce.plans p ON p.id = c.plan_id
     WHERE p.customer_id = $1 AND c.status = 'captured' AND c.paid_from <= now() AND c.paid_until > now()`,
    [customer],
  );
  return rowCount !== 0;
}

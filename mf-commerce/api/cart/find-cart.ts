import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { retention } from 'shared/contracts/retention';
import type { CallContext, ReplyExtras, SessionUser } from 'shared/remote-kit/api';

/** A basket that is locked until the end of the transaction. */
export interface FoundCart {
  id: number;
  coupon: string | null;
  pin: string | null;
  giftNote: string | null;
}

/** The basket of who calls, if there is one, and the cookie that the browser is to keep or to forget. */
export interface CartFinding {
  cart: FoundCart | null;
  cookies: NonNullable<ReplyExtras['cookies']>;
}

/** Who asks: the customer, and the token that the browser has. */
export interface Asker extends Pick<CallContext, 'cart'> {
  session: Pick<SessionUser, 'id'> | null;
}

const forget: CartFinding['cookies'] = [{ name: 'cart', value: '', clear: true }];
const columns = `id::int, coupon, pin, gift_note AS "giftNote"`;

/**
 * Finds the basket: the customer's, or the one whose token the browser has. Who signs in with a basket in
 * the browser takes it along, once: what is in both is added up.
 */
export async function findCart(client: PoolClient, { session, cart }: Asker): Promise<CartFinding> {
  const tokenHash = cart ? hashToken(cart) : null;
  if (!session) {
    const found = tokenHash === null ? null : await lockGuestCart(client, tokenHash);
    return { cart: found, cookies: tokenHash !== null && !found ? forget : [] };
  }
  if (tokenHash === null)
    return { cart: await lockOwnCart(client, session.id, { isMade: false }), cookies: [] };
  const brought = await lockGuestCart(client, tokenHash);
  if (brought) await takeAlong(client, session.id, brought);
  return { cart: await lockOwnCart(client, session.id, { isMade: false }), cookies: forget };
}

/** As `findCart`, and makes one where there is none. */
export async function openCart(
  client: PoolClient,
  asker: Asker,
): Promise<CartFinding & { cart: FoundCart }> {
  const { cart, cookies } = await findCart(client, asker);
  if (cart) return { cart, cookies };
  if (asker.session) {
    const made = await lockOwnCart(client, asker.session.id, { isMade: true });
    if (made) return { cart: made, cookies };
  }
  const token = randomBytes(24).toString('base64url');
  const { rows } = await client.query<FoundCart>(
    `INSERT INTO commerce.carts (token_hash) VALUES ($1) RETURNING ${columns}`,
    [hashToken(token)],
  );
  const [made] = rows;
  if (!made) throw new Error('a basket was not made');
  const expires = new Date(Date.now() + retention.carts.days * 86_400_000);
  return { cart: made, cookies: [{ name: 'cart', value: token, expires }] };
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

async function lockGuestCart(client: PoolClient, tokenHash: string): Promise<FoundCart | null> {
  const { rows } = await client.query<FoundCart>(
    `SELECT ${columns} FROM commerce.carts
     WHERE token_hash = $1 AND used_at > now() - make_interval(days => $2) FOR UPDATE`,
    [tokenHash, retention.carts.days],
  );
  return rows[0] ?? null;
}

async function lockOwnCart(
  client: PoolClient,
  customerId: number,
  { isMade }: { isMade: boolean },
): Promise<FoundCart | null> {
  if (isMade)
    await client.query(
      'INSERT INTO commerce.carts (customer_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [customerId],
    );
  const { rows } = await client.query<FoundCart>(
    `SELECT ${columns} FROM commerce.carts WHERE customer_id = $1 FOR UPDATE`,
    [customerId],
  );
  return rows[0] ?? null;
}

async function takeAlong(client: PoolClient, customerId: number, from: FoundCart): Promise<void> {
  const own = await lockOwnCart(client, customerId, { isMade: true });
  if (!own) throw new Error('a basket was not made');
  await client.query(
    `INSERT INTO commerce.cart_lines AS own (cart_id, variant_id, pieces, seen_paise, added_at)
     SELECT $1, variant_id, pieces, seen_paise, added_at FROM commerce.cart_lines WHERE cart_id = $2
     ON CONFLICT (cart_id, variant_id) DO UPDATE
       SET pieces = least(10, own.pieces + excluded.pieces), seen_paise = excluded.seen_paise`,
    [own.id, from.id],
  );
  await client.query(
    `UPDATE commerce.carts SET coupon = coalesce($2, coupon), pin = coalesce($3, pin),
       gift_note = coalesce($4, gift_note), used_at = now() WHERE id = $1`,
    [own.id, from.coupon, from.pin, from.giftNote],
  );
  await client.query('DELETE FROM commerce.carts WHERE id = $1', [from.id]);
}

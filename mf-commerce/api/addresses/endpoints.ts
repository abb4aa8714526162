import { and, count, desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  createAddress,
  deleteAddress,
  getAddresses,
  type Address,
} from 'shared/contracts/commerce-addresses';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import { addresses } from '../data/cart-schema';
import { lookUpPin } from './look-up-pin';
import { nameState } from './name-state';

const MOST_ADDRESSES = 20;
const unknownPin = 'No post office has this PIN code. Please check it.';
const tooMany = `At most ${MOST_ADDRESSES} addresses are kept. Please remove one first.`;

/** The customer's address book. */
export function addressEndpoints({ pool, call }: Pick<ApiDeps, 'pool' | 'call'>): BoundEndpoint[] {
  const db = drizzle(pool);
  return [
    serve(getAddresses, async ({ query }, { session }) => {
      if (!session) return refuse('not_signed_in');
      const rows = await db
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, session.id))
        .orderBy(desc(addresses.usedAt), desc(addresses.id));
      return answer({ status: 200 as const, data: rows.map((row) => describe(row, query.lang)) });
    }),
    serve(createAddress, async ({ query, body }, { session }) => {
      if (!session) return refuse('not_signed_in');
      const place = await lookUpPin(call, body.pin);
      if (place === 'away') return refuse('unavailable');
      if (place === 'unknown')
        return refuse('invalid_input', { fields: { 'body.pin': unknownPin } });
      const [kept] = await db
        .select({ addresses: count() })
        .from(addresses)
        .where(eq(addresses.customerId, session.id));
      if ((kept?.addresses ?? 0) >= MOST_ADDRESSES) return refuse('conflict', { message: tooMany });
      const [row] = await db
        .insert(addresses)
        .values({ ...body, ...place, customerId: session.id })
        .returning();
      if (!row) throw new Error('an address was not written');
      return answer({ status: 200 as const, data: describe(row, query.lang) });
    }),
    serve(deleteAddress, async ({ params }, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { rowCount } = await db
        .delete(addresses)
        .where(and(eq(addresses.id, params.id), eq(addresses.customerId, session.id)));
      return rowCount ? answer({ status: 200 as const }) : refuse('not_found');
    }),
  ];
}

function describe(row: typeof addresses.$inferSelect, lang: 'en' | 'hi'): Address {
  const { customerId: _owner, usedAt: _used, ...shown } = row;
  return { ...shown, state_name: nameState(row.state, lang) };
}

import { eq, sql } from 'drizzle-orm';
import type { PictureStore } from 'shared/remote-kit/picture-store';
import type { Database } from '../data/database';
import { users } from '../data/schema';

/** Shows another picture for a customer, or none, and removes the one before from the store. */
export async function replacePicture(
  database: Database,
  pictures: PictureStore,
  userId: number,
  address: string | null,
): Promise<void> {
  const before = await database.transaction(async (tx) => {
    const mine = eq(users.id, userId);
    const [row] = await tx.select({ address: users.imgUrl }).from(users).where(mine).for('update');
    await tx
      .update(users)
      .set({ imgUrl: address, updatedAt: sql`now()` })
      .where(mine);
    return row?.address ?? null;
  });
  // after the row: a picture too many harms nobody, one that is shown and missing does
  await removePicture(pictures, before);
}

/** Removes an uploaded picture from the store; nothing happens with any other address. */
export async function removePicture(pictures: PictureStore, address: string | null): Promise<void> {
  const hash = /^\/pictures\/([0-9a-f]{32})\//.exec(address ?? '')?.[1];
  if (hash) await pictures.remove(hash);
}

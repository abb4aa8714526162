import { getSingleWallet, getWalletStatement } from 'shared/contracts/auth-wallet';
import { answer, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { readBalance } from './read-balance';
import { readStatement } from './read-statement';

/** The wallet as its owner sees it; nothing here moves money. */
export function walletEndpoints(database: Database): BoundEndpoint[] {
  return [
    serve(getSingleWallet, async ({ params }) => {
      const wallet = await readBalance(database, params.id);
      return answer({
        status: 200 as const,
        data: {
          balance: wallet.cash.toString(),
          currency: 'INR' as const,
          available: wallet.available.toString(),
          held: wallet.held.toString(),
          promotional: wallet.promotional.toString(),
          promotions: wallet.promotions.map(({ amount, expiresAt }) => ({
            amount: amount.toString(),
            expires_at: expiresAt,
          })),
        },
      });
    }),

    serve(getWalletStatement, async ({ params, query }) => {
      const { lines, nextCursor } = await readStatement(database, params.id, {
        cursor: query.cursor ?? null,
        limit: query.limit,
      });
      return answer({ status: 200 as const, data: lines, next_cursor: nextCursor });
    }),
  ];
}

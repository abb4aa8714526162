import { getOrderHistory, type PaidFor } from 'shared/contracts/commerce-orders';
import { answer, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';

/** What one area of the site sold a customer; `null` when it can't be read now. */
export type ListPaidFor = (
  customerId: number,
  lang: 'en' | 'hi',
) => Promise<readonly PaidFor[] | null>;

/** Everything that a customer paid for, from all who sell. A new one is a function more. */
export function historyEndpoints(
  sellers: readonly ListPaidFor[],
  { log }: Pick<ApiDeps, 'log'>,
): BoundEndpoint[] {
  return [
    serve(getOrderHistory, async ({ params, query }) => {
      const lists = await Promise.all(
        sellers.map((list) =>
          list(params.userId, query.lang).catch((error: unknown) => {
            log.error({ error: String(error) }, 'a part of the order history could not be read');
            return null;
          }),
        ),
      );
      const data = lists
        .flatMap((list) => list ?? [])
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
      return answer({ status: 200 as const, data, is_complete: !lists.includes(null) });
    }),
  ];
}

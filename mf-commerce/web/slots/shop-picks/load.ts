import { getProducts } from 'shared/contracts/commerce';
import type { ProductSummary } from 'shared/contracts/commerce';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';

/** The first products of the shelf; none when they could not be read. */
export interface ShopPicksData {
  products: ProductSummary[];
}

const load: Load<ShopPicksData> = async ({ lang, call }) => {
  const outcome = await call(getProducts, { query: { lang, limit: 4 } });
  return {
    data: { products: isFailure(outcome) ? [] : outcome.data },
    // a piece has no head of its own
    head: { title: '', description: '' },
  };
};

export default load;

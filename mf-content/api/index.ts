import { drizzle } from 'drizzle-orm/node-postgres';
import type { CreateApi } from 'shared/remote-kit/api';
import { contentEndpoints } from './content/endpoints';
import { pageEndpoints } from './content/page-endpoints';
import { searchEndpoints } from './search/endpoints';
import { seedItems } from './seed/seed-items';
import { shippedItems } from './seed/shipped-items';

const createApi: CreateApi = ({ pool, pictures }) => {
  const db = drizzle(pool);
  return {
    endpoints: [...contentEndpoints(db), ...pageEndpoints(db), ...searchEndpoints(db)],
    async seed() {
      for (const [kind, seeds] of Object.entries(shippedItems))
        await seedItems(db, pictures, kind, seeds);
    },
  };
};

export default createApi;

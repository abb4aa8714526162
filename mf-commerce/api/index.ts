import { drizzle } from 'drizzle-orm/node-postgres';
import type { CreateApi } from 'shared/remote-kit/api';
import { catalogueEndpoints } from './catalogue/endpoints';
import { listPages } from './catalogue/list-pages';
import { searchEndpoints } from './search/endpoints';
import { seedCatalogue } from './seed/seed-catalogue';
import { seedRates } from './tax/rate-rows';

const createApi: CreateApi = ({ pool }) => {
  const db = drizzle(pool);
  return {
    endpoints: [...catalogueEndpoints(db), ...searchEndpoints(db)],
    // nothing can be bought yet, so nothing is known of people
    personalData: null,
    listPages: () => listPages(db),
    async seed() {
      await seedRates(db);
      await seedCatalogue(db);
    },
  };
};

export default createApi;

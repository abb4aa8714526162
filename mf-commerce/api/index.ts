import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { CreateApi } from 'shared/remote-kit/api';
import { catalogueEndpoints } from './catalogue/endpoints';
import { listPages } from './catalogue/list-pages';
import { searchEndpoints } from './search/endpoints';
import { defineCatalogue } from './seed/catalogue-content';
import { seedCatalogue } from './seed/seed-catalogue';
import { seedRates } from './tax/rate-rows';

const createApi: CreateApi = ({ pool }) => {
  const db = drizzle(pool);
  const catalogue = defineCatalogue(path.join(__dirname, '..'));
  return {
    endpoints: [...catalogueEndpoints(db), ...searchEndpoints(db)],
    // nothing can be bought yet, so nothing is known of people
    personalData: null,
    listPages: () => listPages(db),
    content: Object.values(catalogue),
    async seed() {
      await seedRates(db);
      await seedCatalogue(db, catalogue);
    },
  };
};

export default createApi;

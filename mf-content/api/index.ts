import { drizzle } from 'drizzle-orm/node-postgres';
import type { CreateApi } from 'shared/remote-kit/api';
import { contentEndpoints } from './content/endpoints';
import { pageEndpoints } from './content/page-endpoints';
import { horoscopeCard } from './horoscope/card/share-card';
import { openHoroscopes } from './horoscope/open-horoscopes';
import { horoscopeEndpoints } from './horoscope/routes';
import { searchEndpoints } from './search/endpoints';
import { seedItems } from './seed/seed-items';
import { shippedItems } from './seed/shipped-items';

const createApi: CreateApi = ({ pool, pictures }) => {
  const db = drizzle(pool);
  const now = () => new Date();
  const horoscopes = openHoroscopes(db, now);
  return {
    endpoints: [
      ...contentEndpoints(db),
      ...pageEndpoints(db),
      ...searchEndpoints(db),
      ...horoscopeEndpoints(horoscopes),
    ],
    documents: [horoscopeCard(horoscopes, now)],
    async seed() {
      for (const [kind, seeds] of Object.entries(shippedItems))
        await seedItems(db, pictures, kind, seeds);
    },
  };
};

export default createApi;

import { drizzle } from 'drizzle-orm/node-postgres';
import type { CreateApi } from 'shared/remote-kit/api';
import { remedyEndpoints } from './remedies/endpoints';
import { remedySeeds } from './seed/remedy-seeds';
import { seedItems } from './seed/seed-items';

const createApi: CreateApi = ({ pool }) => {
  const db = drizzle(pool);
  return {
    endpoints: remedyEndpoints(db),
    seed: () => seedItems(db, 'remedies', remedySeeds),
  };
};

export default createApi;

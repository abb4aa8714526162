import type { CreateApi } from 'shared/remote-kit/api';
import { serveAstrologers } from './astrologers/routes';
import { serveCalculators } from './calculators/routes';
import { openDatabase } from './data/database';
import { serveKundli } from './kundli/routes';
import { serveLunarDay } from './lunar-day/routes';
import { serveMatching } from './matching/routes';
import { servePlaces } from './places/routes';
import { prepareSearch } from './places/search-cities';
import { seedAstrologers } from './seed/seed-astrologers';
import { serveTransits } from './transits/routes';

const createApi: CreateApi = ({ pool }) => {
  const database = openDatabase(pool);
  const now = () => new Date();
  let warmUp: NodeJS.Timeout | undefined;
  return {
    endpoints: [
      ...servePlaces(),
      ...serveAstrologers(database),
      ...serveKundli(now),
      ...serveMatching(now),
      ...serveCalculators(now),
      ...serveLunarDay(now),
      ...serveTransits(now),
    ],
    async seed() {
      await seedAstrologers(database);
      // after the start, so that it delays no one and the first suggestion is fast
      warmUp = setTimeout(prepareSearch, 1000).unref();
    },
    close: async () => clearTimeout(warmUp),
  };
};

export default createApi;

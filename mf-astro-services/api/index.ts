import type { CreateApi } from 'shared/remote-kit/api';
import { serveAstrologers } from './astrologers/routes';
import { openDatabase } from './data/database';
import { serveKundli } from './kundli/routes';
import { serveLunarDay } from './lunar-day/routes';
import { servePlaces } from './places/routes';
import { prepareSearch } from './places/search-cities';
import { seedAstrologers } from './seed/seed-astrologers';

const createApi: CreateApi = ({ pool }) => {
  const database = openDatabase(pool);
  const now = () => new Date();
  // after the start, so that it delays no one and the first suggestion is fast
  const warmUp = setTimeout(prepareSearch, 1000);
  warmUp.unref();
  return {
    endpoints: [
      ...servePlaces(),
      ...serveAstrologers(database),
      ...serveKundli(now),
      ...serveLunarDay(now),
    ],
    seed: () => seedAstrologers(database),
    close: async () => clearTimeout(warmUp),
  };
};

export default createApi;

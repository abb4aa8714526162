import { userErased } from 'shared/contracts/auth-events';
import type { CreateApi } from 'shared/remote-kit/api';
import { handleEvent } from 'shared/remote-kit/handle-event';
import { serveAstrologers } from './astrologers/routes';
import { birthPersonalData, eraseBirths } from './birth-data/personal-data';
import { serveBirthData } from './birth-data/routes';
import { serveCalculators } from './calculators/routes';
import { openDatabase } from './data/database';
import { bindKundliPdf } from './kundli/pdf/documents';
import { serveProfiles } from './kundli/profiles';
import { serveKundli } from './kundli/routes';
import { sweepCharts } from './kundli/sweep-charts';
import { bindMatchingPdf } from './matching/pdf/documents';
import { serveMatching } from './matching/routes';
import { serveFestivalFile } from './panchang/festival-file';
import { listPanchangPages } from './panchang/list-pages';
import { servePanchang } from './panchang/routes';
import { servePlaces } from './places/routes';
import { suggestPlaces } from './places/suggest-places';
import { servePreferences } from './preferences/routes';
import { serveSearch } from './search/routes';
import { seedAstrologers } from './seed/seed-astrologers';
import { listTransitPages } from './transits/list-pages';
import { serveTransits } from './transits/routes';

const createApi: CreateApi = ({ pool, settings, call }) => {
  const database = openDatabase(pool);
  const now = () => new Date();
  let warmUp: NodeJS.Timeout | undefined;
  return {
    endpoints: [
      ...servePlaces(),
      ...servePreferences(now),
      ...serveAstrologers(database),
      ...serveKundli(database, now, call),
      ...serveProfiles(database, now, call),
      ...serveBirthData(database),
      ...serveMatching(database, now),
      ...serveCalculators(now),
      ...serveTransits(now),
      ...servePanchang(now),
      ...serveSearch(now),
    ],
    documents: [
      serveFestivalFile(settings),
      ...bindKundliPdf(database, now),
      ...bindMatchingPdf(database, now),
    ],
    personalData: birthPersonalData(database),
    // rows of requests that were under way then
    handles: [handleEvent(userErased, ({ user_id }) => eraseBirths(database, user_id))],
    listPages: async () => [...listPanchangPages(now()), ...listTransitPages(now())],
    async seed() {
      await seedAstrologers(database);
      // after the start, so that it delays no one; with a region, so that its words are ready too
      warmUp = setTimeout(() => suggestPlaces('Poona, Maharashtra', 'en'), 1000).unref();
    },
    jobs: [
      {
        name: 'sweep-charts',
        schedule: '25 * * * *',
        handle: () => sweepCharts(database, now()),
      },
    ],
    close: async () => clearTimeout(warmUp),
  };
};

export default createApi;

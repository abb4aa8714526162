import { drizzle } from 'drizzle-orm/node-postgres';
import { userErased } from 'shared/contracts/auth-events';
import type { CreateApi } from 'shared/remote-kit/api';
import { handleEvent } from 'shared/remote-kit/handle-event';
import { contactEndpoints } from './contact/endpoints';
import { contactPersonalData, eraseRequests } from './contact/personal-data';
import { contentEndpoints } from './content/endpoints';
import { pageEndpoints } from './content/page-endpoints';
import { darshanEndpoints } from './darshan/endpoints';
import { seedDarshan } from './darshan/seed-darshan';
import { feedDocuments } from './feeds/documents';
import { homeDocument, homeEndpoint } from './home/read-home';
import { horoscopeCard } from './horoscope/card/share-card';
import { listHoroscopePages } from './horoscope/list-pages';
import { openHoroscopes } from './horoscope/open-horoscopes';
import { horoscopeEndpoints } from './horoscope/routes';
import { contentJobs } from './jobs';
import { listPages } from './list-pages';
import { podcastFeedEndpoints } from './podcast-feed/endpoints';
import { searchEndpoints } from './search/endpoints';
import { seedItems } from './seed/seed-items';
import { shelves, shippedContent } from './seed/shipped-items';
import { temples } from './seed/temples';
import { storyDocuments } from './stories/documents';

const createApi: CreateApi = (deps) => {
  const { pool, pictures, settings } = deps;
  const db = drizzle(pool);
  const now = () => new Date();
  const horoscopes = openHoroscopes(db, now);
  return {
    endpoints: [
      ...contentEndpoints(db),
      ...pageEndpoints(db),
      ...searchEndpoints(db),
      ...contactEndpoints(deps),
      ...podcastFeedEndpoints(db, deps),
      ...horoscopeEndpoints(horoscopes),
      homeEndpoint(db, horoscopes),
      ...darshanEndpoints(db, now),
    ],
    documents: [
      homeDocument(db, horoscopes),
      horoscopeCard(horoscopes, now),
      ...storyDocuments(db, settings.publicUrl),
      ...feedDocuments(db, settings),
    ],
    personalData: contactPersonalData(db),
    // messages of requests that were under way then
    handles: [
      handleEvent(userErased, ({ user_id }) =>
        eraseRequests(db, { id: user_id, phone: null, email: null }),
      ),
    ],
    listPages: async () => [...(await listPages(db, now())), ...listHoroscopePages(now())],
    content: [...shippedContent, temples],
    async seed() {
      for (const [kind, { read }] of Object.entries(shelves))
        await seedItems(db, pictures, kind, read());
      await seedDarshan(db, temples.read());
    },
    jobs: contentJobs(db, settings),
  };
};

export default createApi;

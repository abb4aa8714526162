import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { userErased } from 'shared/contracts/auth-events';
import type { CreateApi } from 'shared/remote-kit/api';
import { handleEvent } from 'shared/remote-kit/handle-event';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { catalogueEndpoints } from './catalogue/endpoints';
import { listPages } from './catalogue/list-pages';
import { bookingApi } from './bookings/booking-api';
import { slotEndpoint } from './bookings/slot-endpoint';
import { paperDocuments } from './invoices/documents';
import { paperData } from './invoices/personal-data';
import { offeringEndpoints } from './offerings/endpoints';
import { offeringContent } from './offerings/offering-content';
import { seedDemonstration } from './offerings/seed-demonstration';
import { seedOfferings } from './offerings/seed-offerings';
import { seedDelivery } from './delivery/seed-delivery';
import { historyEndpoints } from './order-history/endpoints';
import { listOrders } from './order-history/list-orders';
import { listRecharges } from './order-history/list-recharges';
import { joinPersonalData } from './personal/join-personal-data';
import { listOpenOf } from './personal/list-open';
import { searchEndpoints } from './search/endpoints';
import { defineCatalogue } from './seed/catalogue-content';
import { seedCatalogue } from './seed/seed-catalogue';
import { couponEndpoints } from './staff/coupon-endpoints';
import { productEndpoints } from './staff/product-endpoints';
import { rateEndpoints } from './staff/rate-endpoints';
import { stockCsv } from './staff/stock-csv';
import { gstr1Documents, reportEndpoints } from './reports/endpoints';
import { createStore } from './store';
import { joinHandlers } from './data/join-handlers';
import { seedRates } from './tax/rate-rows';

const createApi: CreateApi = (deps) => {
  const { pool } = deps;
  const db = drizzle(pool);
  const folder = path.join(__dirname, '..');
  const catalogue = defineCatalogue(folder);
  const offerings = offeringContent(folder);
  const store = createStore(deps);
  const bookings = bookingApi(deps, offerings.read);
  const kept = [store.personalData, paperData(db), bookings.personalData];
  const personalData = { ...joinPersonalData(...kept), listOpen: listOpenOf(pool) };
  return {
    endpoints: [
      ...catalogueEndpoints(db),
      ...offeringEndpoints(pool, offerings.read),
      slotEndpoint(pool),
      ...bookings.endpoints,
      ...productEndpoints(deps),
      ...rateEndpoints(deps),
      ...couponEndpoints(deps),
      ...reportEndpoints(deps),
      ...searchEndpoints(db, offerings.read),
      ...store.endpoints,
      ...historyEndpoints([listOrders(pool), listRecharges(deps.call), bookings.listPaid], deps),
    ],
    documents: [...paperDocuments(db), stockCsv(db), ...gstr1Documents(db), ...bookings.documents],
    handles: joinHandlers(store.handles, bookings.handles, [
      // what requests that were under way then have written
      handleEvent(userErased, ({ user_id: id }) =>
        inTransaction(pool, (client) =>
          personalData.erase({ id, phone: null, email: null }, 'all', client),
        ),
      ),
    ]),
    jobs: [...store.jobs, ...bookings.jobs],
    personalData,
    listPages: () => listPages(db, offerings.read()),
    content: [...Object.values(catalogue), ...offerings.kinds],
    async seed() {
      await seedRates(db);
      await seedDelivery(db);
      await seedCatalogue(db, catalogue);
      await seedOfferings(pool, offerings.read());
      if (!deps.settings.production) await seedDemonstration(pool);
    },
  };
};

export default createApi;

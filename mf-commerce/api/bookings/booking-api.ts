import type { ApiDeps } from 'shared/remote-kit/api';
import type { OfferingContent } from '../offerings/offering-content';
import { staffTempleEndpoints } from '../temples/staff-endpoints';
import { createBookingWork } from './booking-work';
import { customerBookingEndpoints } from './customer-endpoints';
import { listPaidBookings } from './list-paid-bookings';
import { bookingPaymentEvents } from './payment-events';
import { bookingPersonalData } from './personal-data';
import { bookingDocuments } from './proof-files';
import { signedLinks } from './signed-links';
import { staffBookingEndpoints } from './staff-endpoints';

/** All that the remote's API offers of bookings. */
export function bookingApi(deps: ApiDeps, content: () => OfferingContent[]) {
  const links = signedLinks(deps.settings.secrets.links);
  const work = createBookingWork(deps, content);
  const served = { content, links, work };
  return {
    endpoints: [
      ...customerBookingEndpoints(deps, served),
      ...staffBookingEndpoints(deps, served),
      ...staffTempleEndpoints(deps),
    ],
    listPaid: listPaidBookings(deps.pool, work.nameBooking),
    handles: bookingPaymentEvents(deps, work),
    jobs: work.jobs,
    documents: bookingDocuments(deps.pool, links, work.nameBooking, deps.settings.publicUrl),
    personalData: bookingPersonalData(deps.pool),
  };
}

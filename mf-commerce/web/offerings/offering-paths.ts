import type { OfferingKind } from 'shared/contracts/commerce-offerings';

/** The lists of pujas and of kathas, without language prefix; one of them is at `<list>/<slug>`. */
export const offeringLists: Record<OfferingKind, string> = {
  puja: '/astrology-services/online-pooja-booking',
  katha: '/astrology-services/online-katha-booking',
};

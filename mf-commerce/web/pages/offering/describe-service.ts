import type { Offering } from 'shared/contracts/commerce-offerings';

/**
 * A puja for search engines: a service with what it costs. It has an offer only where somebody who is
 * authorised performs it and nothing is made up.
 */
export function describeService(offering: Offering, path: string): object {
  const isReal = offering.places.some((place) => !place.is_demonstration);
  return {
    '@type': 'Service',
    url: path,
    name: offering.name,
    description: offering.summary,
    image: offering.image.src,
    serviceType: offering.kind,
    ...(isReal
      ? {
          offers: offering.prices.map(({ total }) => ({
            '@type': 'Offer',
            priceCurrency: 'INR',
            price: `${total.slice(0, -2)}.${total.slice(-2)}`,
            url: path,
          })),
        }
      : {}),
  };
}

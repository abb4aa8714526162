import type {
  Offering,
  OfferingPlace,
  OfferingPrice,
  OfferingSummary,
} from 'shared/contracts/commerce-offerings';
import type { OfferingContent } from './offering-content';
import type { OfferingRow, PlaceRow, PriceRow } from './read-offerings';

type Lang = 'en' | 'hi';

/** What a list says about an offering. */
export function summariseOffering(
  row: OfferingRow,
  content: OfferingContent,
  places: PlaceRow[],
  lang: Lang,
): OfferingSummary {
  const { name, summary, picture } = content[lang];
  return {
    ...{ id: row.id, kind: row.kind, slug: row.slug, name, summary },
    purposes: content.item.purposes,
    minutes: row.minutes,
    prices: row.prices.map(describePrice),
    performers: places.filter((place) => offers(place, row)).length,
    image: {
      ...{ src: `/media/mf-commerce/${content.picture}`, alt: picture },
      ...{ width: 800, height: 800 },
    },
  };
}

/** Everything the page of an offering says. */
export function describeOffering(
  row: OfferingRow,
  content: OfferingContent,
  places: PlaceRow[],
  lang: Lang,
): Offering {
  const { body, performer, steps, samagri, provides, sources } = content[lang];
  const { days } = content.item;
  return {
    ...summariseOffering(row, content, places, lang),
    ...{ lang, steps, samagri, provides, sources, performed_by: performer },
    description: body.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll('\n', ' ')),
    days: { ...days, muhurat: days.muhurat ?? null },
    places: places.filter((place) => offers(place, row)).map((place) => describePlace(place, row)),
  };
}

const offers = ({ offerings }: PlaceRow, { id }: OfferingRow) =>
  offerings.some((one) => one.id === id);

function describePlace(place: PlaceRow, { id, prices }: OfferingRow): OfferingPlace {
  const priced = prices.map(({ mode }) => mode);
  const own = place.offerings.filter((one) => one.id === id).map(({ mode }) => mode);
  return {
    ...{ id: place.id, kind: place.kind, name: place.name },
    city: { slug: place.city, name: place.cityName },
    modes: priced.filter((mode) => own.includes(mode)),
    authorised_by: place.authorisedBy,
    authorised_until: place.authorisedUntil.toISOString(),
    is_demonstration: place.isDemonstration,
  };
}

function describePrice({ mode, dakshina, goods, fee }: PriceRow): OfferingPrice {
  const total = dakshina + goods + fee;
  return {
    mode,
    dakshina: String(dakshina),
    goods: String(goods),
    fee: String(fee),
    total: String(total),
  };
}

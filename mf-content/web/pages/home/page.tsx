import type { PageProps } from 'shared/remote-kit/page';
import { Slot } from 'shared/remote-kit/slot';
import { staticPart } from 'shared/remote-kit/static-part';
import type { HomeData } from './home-data';

// one chunk: small files compress badly
const Today = staticPart(
  ['panchang', 'sentences'],
  () => import(/* webpackChunkName: "home" */ './today'),
);
const ComingDays = staticPart(
  ['festivals', 'remedies', 'stories'],
  () => import(/* webpackChunkName: "home" */ './coming-days'),
);
const ToRead = staticPart(
  ['blogs', 'testimonials'],
  () => import(/* webpackChunkName: "home" */ './to-read'),
);
export const staticParts = [Today, ComingDays, ToRead];

/** The home page: what is of today comes first; parts that have nothing to show are left out. */
export default function HomePage({ data, lang }: PageProps<Partial<HomeData>>) {
  const { panchang, sentences, festivals, remedies, stories, blogs, testimonials } = data;
  return (
    <>
      <Today {...{ panchang, sentences, lang }} />
      <Slot name="home.featured-astrologers" />
      <ComingDays {...{ festivals, remedies, stories, lang }} />
      <Slot name="home.shop-picks" />
      <ToRead {...{ blogs, testimonials, lang }} />
    </>
  );
}

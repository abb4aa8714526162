import type { PageRoute, RemoteDefinition } from 'shared/remote-kit/page';

// pages that explain a service share one component; only their words differ
const servicePage = () => import('./web/parts/service-page');
const listPage = () => import('./web/parts/astrologer-list-page');

// a city's panchang of today and of any other day look the same
const panchangPage = () => import('./web/pages/panchang/page');

const services: PageRoute[] = [
  {
    path: '/astrology-services',
    load: () => import('./web/pages/services/load'),
    page: () => import('./web/pages/services/page'),
  },
  {
    path: '/astrology-services/free-kundli',
    load: () => import('./web/pages/free-kundli/load'),
    page: () => import('./web/pages/free-kundli/page'),
  },
  {
    path: '/astrology-services/free-kundli/:id',
    load: () => import('./web/pages/kundli-report/load'),
    page: () => import('./web/pages/kundli-report/page'),
  },
  {
    path: '/astrology-services/talk-to-astrologer',
    load: () => import('./web/pages/talk-to-astrologer/load'),
    page: listPage,
  },
  {
    path: '/astrology-services/chat-with-astrologer',
    load: () => import('./web/pages/chat-with-astrologer/load'),
    page: listPage,
  },
  {
    path: '/astrology-services/panchang',
    load: () => import('./web/pages/panchang/load'),
    page: panchangPage,
  },
  {
    path: '/astrology-services/panchang/:city',
    load: () => import('./web/pages/panchang-day/load'),
    page: panchangPage,
  },
  {
    path: '/astrology-services/panchang/:city/:date',
    load: () => import('./web/pages/panchang-day/load'),
    page: panchangPage,
  },
  {
    path: '/astrology-services/panchang/:city/month/:month',
    load: () => import('./web/pages/panchang-month/load'),
    page: () => import('./web/pages/panchang-month/page'),
  },
  {
    path: '/astrology-services/panchang/:city/festivals/:file',
    load: () => import('./web/pages/panchang-festivals/load'),
    page: () => import('./web/pages/panchang-festivals/page'),
  },
  {
    path: '/astrology-services/muhurat',
    load: () => import('./web/pages/muhurat/load'),
    page: () => import('./web/pages/muhurat/page'),
  },
  {
    path: '/astrology-services/kundli-matching',
    load: () => import('./web/pages/kundli-matching/load'),
    page: () => import('./web/pages/kundli-matching/page'),
  },
  {
    path: '/astrology-services/kundli-matching/:id',
    load: () => import('./web/pages/kundli-match/load'),
    page: () => import('./web/pages/kundli-match/page'),
  },
  {
    path: '/astrology-services/live-astrologers',
    load: () => import('./web/pages/live-astrologers/load'),
    page: servicePage,
  },
  {
    path: '/astrologers/:slug',
    load: () => import('./web/pages/astrologer/load'),
    page: () => import('./web/pages/astrologer/page'),
  },
];

const others: PageRoute[] = [
  {
    path: '/love-calculator',
    load: () => import('./web/pages/love-calculator/load'),
    page: () => import('./web/pages/love-calculator/page'),
  },
  {
    path: '/friendship-calculator',
    load: () => import('./web/pages/friendship-calculator/load'),
    page: () => import('./web/pages/friendship-calculator/page'),
  },
  {
    path: '/numerology-calculator',
    load: () => import('./web/pages/numerology-calculator/load'),
    page: () => import('./web/pages/numerology-calculator/page'),
  },
  {
    path: '/transits',
    load: () => import('./web/pages/transits/load'),
    page: () => import('./web/pages/transits/page'),
  },
  {
    path: '/transits/:topic',
    load: () => import('./web/pages/transits-topic/load'),
    page: () => import('./web/pages/transits-topic/page'),
  },
  {
    path: '/astro-registration',
    load: () => import('./web/pages/astro-registration/load'),
    page: servicePage,
  },
  {
    path: '/preferences',
    load: () => import('./web/pages/preferences/load'),
    page: () => import('./web/pages/preferences/page'),
  },
  { path: '/chat-screen', load: () => import('./web/pages/chat-screen/load'), page: servicePage },
];

const definition: RemoteDefinition = {
  name: 'mf-astro-services',
  routes: [...services, ...others],
  slots: [
    {
      name: 'frame.city',
      load: () => import('./web/slots/city/load'),
      piece: () => import('./web/slots/city/header-piece'),
    },
    {
      name: 'frame.drawer-city',
      load: () => import('./web/slots/city/load'),
      piece: () => import('./web/slots/city/drawer-piece'),
    },
    {
      name: 'home.featured-astrologers',
      load: () => import('./web/slots/featured-astrologers/load'),
      piece: () => import('./web/slots/featured-astrologers/piece'),
    },
  ],
};

export default definition;

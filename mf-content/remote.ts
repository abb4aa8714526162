import type { PageRoute, RemoteDefinition } from 'shared/remote-kit/page';
import { itemRoute, listRoute } from './web/articles/article-routes';
import type { GeneralKind } from './web/articles/kinds';
import { darshanRoutes } from './web/pages/darshan/routes';
import { horoscopeRoutes } from './web/pages/horoscope/routes';
import { topicRoute } from './web/topic/topic-route';

const generalKinds: GeneralKind[] = [
  'blog',
  'news',
  'vastu',
  'tarot',
  'numerology',
  'nakshatra',
  'sign',
  'vrat',
  'festivals',
  'aarti',
  'bhajan',
  'video',
  'podcast',
  'gallery_collection',
  'story',
];

/** Lists that do more than the general one. */
const ownLists: Record<string, Partial<PageRoute>> = {
  '/web-stories': { page: () => import('./web/pages/web-stories/page') },
  '/audio-podcast': {
    load: () => import('./web/pages/audio-podcast/load'),
    page: () => import('./web/pages/audio-podcast/page'),
  },
};

const definition: RemoteDefinition = {
  name: 'mf-content',
  routes: [
    {
      path: '/',
      load: () => import('./web/pages/home/load'),
      page: () => import('./web/pages/home/page'),
      slots: ['home.featured-astrologers', 'home.shop-picks'],
    },
    {
      path: '/remedies',
      load: () => import('./web/pages/remedies/load'),
      page: () => import('./web/pages/remedies/page'),
    },
    {
      path: '/remedies/:slug',
      load: () => import('./web/pages/remedy/load'),
      page: () => import('./web/pages/remedy/page'),
    },
    {
      path: '/search',
      load: () => import('./web/pages/search/load'),
      page: () => import('./web/pages/search/page'),
    },
    {
      path: '/tarot/reading',
      load: () => import('./web/pages/tarot-reading/load'),
      page: () => import('./web/pages/tarot-reading/page'),
    },
    {
      path: '/contact-us',
      load: () => import('./web/pages/contact/load'),
      page: () => import('./web/pages/contact/page'),
    },
    {
      path: '/horoscope',
      load: () => import('./web/pages/horoscope/load'),
      page: () => import('./web/pages/horoscope/page'),
    },
    ...(['daily', 'weekly', 'monthly', 'yearly'] as const).flatMap(horoscopeRoutes),
    ...darshanRoutes,
    ...[
      '/rituals',
      '/about-us',
      '/terms-and-conditions',
      '/astrologer-terms-and-condition',
      '/refund-policy',
      '/privacy-policy',
    ].map(topicRoute),
    ...generalKinds.map(listRoute).map((route) => ({ ...route, ...ownLists[route.path] })),
    // a story has the whole screen to itself
    ...generalKinds.filter((kind) => kind !== 'story').map(itemRoute),
  ],
  slots: [
    {
      name: 'frame.player',
      load: () => import('./web/slots/player/load'),
      piece: () => import('./web/slots/player/piece'),
    },
  ],
};

export default definition;

import type { RemoteDefinition } from 'shared/remote-kit/page';
import { topicRoute } from './web/topic/topic-route';

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
    ...[
      '/horoscope',
      '/horoscope/daily',
      '/horoscope/weekly',
      '/horoscope/monthly',
      '/horoscope/yearly',
      '/rituals',
      '/rituals/vrats',
      '/rituals/festivals',
      '/rituals/bhajan',
      '/rituals/aarti',
      '/blogs',
      '/astrology-news',
      '/photo-gallery',
      '/videos',
      '/web-stories',
      '/audio-podcast',
      '/live-temple-darshan',
      '/live-aarti-darshan',
      '/numerology',
      '/vastu',
      '/tarot',
      '/about-us',
      '/terms-and-conditions',
      '/astrologer-terms-and-condition',
      '/contact-us',
      '/refund-policy',
      '/privacy-policy',
    ].map(topicRoute),
  ],
  needs: ['content.get_remedies', 'content.get_single_remedies_by_slug'],
};

export default definition;

import type { RemoteDefinition } from 'shared/remote-kit/page';
import { staffRoutes } from './staff-routes';

/** What the shop and the bookings offer to the site. */
const remote: RemoteDefinition = {
  name: 'mf-commerce',
  routes: [
    {
      path: '/astro-estore',
      load: () => import('./web/pages/store/load'),
      page: () => import('./web/pages/store/page'),
    },
    {
      path: '/astro-estore/category/:slug',
      load: () => import('./web/pages/store/load'),
      page: () => import('./web/pages/store/page'),
    },
    {
      path: '/astro-estore/:slug',
      load: () => import('./web/pages/product/load'),
      page: () => import('./web/pages/product/page'),
    },
    {
      path: '/astrology-services/online-pooja-booking',
      load: () => import('./web/pages/offerings/load-pujas'),
      page: () => import('./web/pages/offerings/page'),
    },
    {
      path: '/astrology-services/online-pooja-booking/:slug/book',
      load: () => import('./web/pages/book/load-puja'),
      page: () => import('./web/pages/book/page'),
    },
    {
      path: '/astrology-services/online-pooja-booking/:slug',
      load: () => import('./web/pages/offering/load-puja'),
      page: () => import('./web/pages/offering/page'),
    },
    {
      path: '/astrology-services/online-katha-booking',
      load: () => import('./web/pages/offerings/load-kathas'),
      page: () => import('./web/pages/offerings/page'),
    },
    {
      path: '/astrology-services/online-katha-booking/:slug/book',
      load: () => import('./web/pages/book/load-katha'),
      page: () => import('./web/pages/book/page'),
    },
    {
      path: '/astrology-services/online-katha-booking/:slug',
      load: () => import('./web/pages/offering/load-katha'),
      page: () => import('./web/pages/offering/page'),
    },
    {
      path: '/astrology-services/watch-puja/:token',
      load: () => import('./web/pages/watch-puja/load'),
      page: () => import('./web/pages/watch-puja/page'),
    },
    {
      path: '/bookings',
      load: () => import('./web/pages/bookings/load'),
      page: () => import('./web/pages/bookings/page'),
    },
    {
      path: '/bookings/:id',
      load: () => import('./web/pages/booking/load'),
      page: () => import('./web/pages/booking/page'),
    },
    {
      path: '/admin/bookings',
      load: () => import('./web/pages/staff-bookings/load'),
      page: () => import('./web/pages/staff-bookings/page'),
      staff: {
        permission: 'shop.manage',
        menu: { en: 'Bookings', hi: 'बुकिंग', icon: 'calendar' },
      },
    },
    {
      path: '/admin/bookings/:id',
      load: () => import('./web/pages/staff-booking/load'),
      page: () => import('./web/pages/staff-booking/page'),
      staff: { permission: 'shop.manage' },
    },
    {
      path: '/admin/temples',
      load: () => import('./web/pages/staff-temples/load'),
      page: () => import('./web/pages/staff-temples/page'),
      staff: {
        permission: 'shop.manage',
        menu: { en: 'Temples', hi: 'मंदिर', icon: 'sun' },
      },
    },
    {
      path: '/subscription-plan',
      load: () => import('./web/pages/subscription-plan/load'),
      page: () => import('./web/pages/topic/page'),
    },
    {
      path: '/order-history',
      load: () => import('./web/pages/order-history/load'),
      page: () => import('./web/pages/order-history/page'),
    },
    {
      path: '/order-history/:id',
      load: () => import('./web/pages/order/load'),
      page: () => import('./web/pages/order/page'),
    },
    {
      path: '/cart',
      load: () => import('./web/pages/cart/load'),
      page: () => import('./web/pages/cart/page'),
    },
    {
      path: '/checkout',
      load: () => import('./web/pages/checkout/load'),
      page: () => import('./web/pages/checkout/page'),
    },
    {
      path: '/successfull',
      load: () => import('./web/pages/payment-result/load-result'),
      page: () => import('./web/pages/payment-result/page'),
    },
    {
      path: '/failed',
      load: () => import('./web/pages/payment-result/load-result'),
      page: () => import('./web/pages/payment-result/page'),
    },
    ...staffRoutes,
  ],
  slots: [
    {
      name: 'home.shop-picks',
      load: () => import('./web/slots/shop-picks/load'),
      piece: () => import('./web/slots/shop-picks/piece'),
    },
  ],
};

export default remote;

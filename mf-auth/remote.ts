import type { RemoteDefinition } from 'shared/remote-kit/page';
import { staffRoutes } from './staff-routes';

const definition: RemoteDefinition = {
  name: 'mf-auth',
  routes: [
    {
      path: '/sign-in',
      load: () => import('./web/pages/sign-in/load'),
      page: () => import('./web/pages/sign-in/page'),
    },
    {
      path: '/sign-out',
      load: () => import('./web/pages/sign-out/load'),
      page: () => import('./web/pages/sign-out/page'),
    },
    {
      path: '/user-profile',
      load: () => import('./web/pages/user-profile/load'),
      page: () => import('./web/pages/user-profile/page'),
    },
    {
      path: '/user-profile/data',
      load: () => import('./web/pages/own-data/load'),
      page: () => import('./web/pages/own-data/page'),
    },
    {
      path: '/recharge',
      load: () => import('./web/pages/recharge/load'),
      page: () => import('./web/pages/recharge/page'),
    },
    {
      path: '/pay/:token',
      load: () => import('./web/pages/pay/load'),
      page: () => import('./web/pages/pay/page'),
    },
    {
      path: '/support',
      load: () => import('./web/pages/support/load'),
      page: () => import('./web/pages/support/page'),
    },
    {
      path: '/verify-email/:token',
      load: () => import('./web/pages/verify-email/load'),
      page: () => import('./web/pages/verify-email/page'),
    },
    {
      path: '/unsubscribe/:token',
      load: () => import('./web/pages/unsubscribe/load'),
      page: () => import('./web/pages/unsubscribe/page'),
    },
    ...staffRoutes,
  ],
  slots: [
    {
      name: 'frame.sign-in',
      load: () => import('./web/sign-in-dialog/load'),
      piece: () => import('./web/sign-in-dialog/piece'),
    },
    {
      name: 'frame.account-live',
      load: () => import('./web/account-live/load'),
      piece: () => import('./web/account-live/piece'),
    },
    {
      name: 'frame.account-menu',
      load: () => import('./web/account-menu/load'),
      piece: () => import('./web/account-menu/piece'),
    },
  ],
};

export default definition;

import type { PageRoute } from 'shared/remote-kit/page';

/** The pages of the back office that look after goods, orders and their books. */
export const staffRoutes: PageRoute[] = [
  {
    path: '/admin/orders',
    load: () => import('./web/pages/staff-orders/load'),
    page: () => import('./web/pages/staff-orders/page'),
    staff: {
      permission: 'shop.manage',
      menu: { en: 'Orders', hi: 'ऑर्डर', icon: 'cart' },
    },
  },
  {
    path: '/admin/orders/:id',
    load: () => import('./web/pages/staff-order/load'),
    page: () => import('./web/pages/staff-order/page'),
    staff: { permission: 'shop.manage' },
  },
  {
    path: '/admin/products',
    load: () => import('./web/pages/staff-products/load'),
    page: () => import('./web/pages/staff-products/page'),
    staff: {
      permission: 'shop.manage',
      menu: { en: 'Products', hi: 'सामान', icon: 'bag' },
    },
  },
  {
    path: '/admin/coupons',
    load: () => import('./web/pages/staff-coupons/load'),
    page: () => import('./web/pages/staff-coupons/page'),
    staff: {
      permission: 'shop.manage',
      menu: { en: 'Coupons', hi: 'कूपन', icon: 'heart' },
    },
  },
  {
    path: '/admin/tax',
    load: () => import('./web/pages/staff-tax/load'),
    page: () => import('./web/pages/staff-tax/page'),
    staff: {
      permission: 'money.read',
      menu: { en: 'Tax rates', hi: 'कर की दरें', icon: 'info' },
    },
  },
  {
    path: '/admin/reports',
    load: () => import('./web/pages/staff-reports/load'),
    page: () => import('./web/pages/staff-reports/page'),
    staff: {
      permission: 'money.read',
      menu: { en: 'Reports', hi: 'रिपोर्ट', icon: 'wallet' },
    },
  },
];

import type { PageRoute } from 'shared/remote-kit/page';

/** The pages of the back office that are ours. */
export const staffRoutes: PageRoute[] = [
  {
    path: '/admin',
    load: () => import('./web/pages/staff-overview/load'),
    page: () => import('./web/pages/staff-overview/page'),
    staff: {
      permission: 'office.enter',
      menu: { en: 'Overview', hi: 'मुख्य पृष्ठ', icon: 'sun' },
    },
  },
  {
    path: '/admin/sign-in',
    load: () => import('./web/pages/staff-sign-in/load'),
    page: () => import('./web/pages/staff-sign-in/page'),
    staff: { permission: 'anyone' },
  },
  {
    path: '/admin/sign-out',
    load: () => import('./web/pages/staff-sign-out/load'),
    page: () => import('./web/pages/staff-sign-out/page'),
    staff: { permission: 'anyone' },
  },
  {
    path: '/admin/invitation/:token',
    load: () => import('./web/pages/staff-invitation/load'),
    page: () => import('./web/pages/staff-invitation/page'),
    staff: { permission: 'anyone' },
  },
  {
    path: '/admin/payments',
    load: () => import('./web/pages/staff-payments/load'),
    page: () => import('./web/pages/staff-payments/page'),
    staff: {
      permission: 'money.read',
      menu: { en: 'Payments', hi: 'भुगतान', icon: 'wallet' },
    },
  },
  {
    path: '/admin/refunds',
    load: () => import('./web/pages/staff-refunds/load'),
    page: () => import('./web/pages/staff-refunds/page'),
    staff: {
      permission: 'money.read',
      menu: { en: 'Refunds', hi: 'रिफ़ंड', icon: 'wallet' },
    },
  },
  {
    path: '/admin/people',
    load: () => import('./web/pages/staff-people/load'),
    page: () => import('./web/pages/staff-people/page'),
    staff: {
      permission: 'people.view',
      menu: { en: 'People', hi: 'लोग', icon: 'user' },
    },
  },
  {
    path: '/admin/people/:id',
    load: () => import('./web/pages/staff-person/load'),
    page: () => import('./web/pages/staff-person/page'),
    staff: { permission: 'people.view' },
  },
  {
    path: '/admin/staff',
    load: () => import('./web/pages/staff-members/load'),
    page: () => import('./web/pages/staff-members/page'),
    staff: {
      permission: 'staff.manage',
      menu: { en: 'Staff', hi: 'कर्मचारी', icon: 'star' },
    },
  },
  {
    path: '/admin/audit',
    load: () => import('./web/pages/staff-audit/load'),
    page: () => import('./web/pages/staff-audit/page'),
    staff: {
      permission: 'audit.read',
      menu: { en: 'Trail', hi: 'अभिलेख', icon: 'clock' },
    },
  },
  {
    path: '/admin/confirm',
    load: () => import('./web/pages/staff-confirm/load'),
    page: () => import('./web/pages/staff-confirm/page'),
    staff: { permission: 'office.enter' },
  },
  {
    path: '/admin/account',
    load: () => import('./web/pages/staff-account/load'),
    page: () => import('./web/pages/staff-account/page'),
    staff: { permission: 'office.enter' },
  },
];

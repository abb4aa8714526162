import { staffPermissions, type StaffPermission } from './staff-permissions';

interface Role {
  name: Readonly<Record<'en' | 'hi', string>>;
  /** What it is for, in a line. */
  about: Readonly<Record<'en' | 'hi', string>>;
  permissions: readonly StaffPermission[];
}

/** What members of staff can be; one may be several. */
export const staffRoles = {
  editor: {
    name: { en: 'Editor', hi: 'संपादक' },
    about: { en: 'writes and publishes content', hi: 'सामग्री लिखते और प्रकाशित करते हैं' },
    permissions: ['content.write', 'content.publish'],
  },
  support: {
    name: { en: 'Support', hi: 'सहायता' },
    about: {
      en: 'answers customers and looks after their accounts',
      hi: 'ग्राहकों को उत्तर देते और उनके खाते सँभालते हैं',
    },
    permissions: ['people.view', 'people.sign_out', 'people.erase', 'support.answer'],
  },
  shop: {
    name: { en: 'Shop', hi: 'दुकान' },
    about: { en: 'looks after goods and orders', hi: 'सामान और ऑर्डर सँभालते हैं' },
    permissions: ['shop.manage', 'people.view'],
  },
  astrologer_care: {
    name: { en: 'Astrologer care', hi: 'ज्योतिषी सेवा' },
    about: { en: 'looks after astrologers', hi: 'ज्योतिषियों का ध्यान रखते हैं' },
    permissions: ['astrologers.manage'],
  },
  finance: {
    name: { en: 'Finance', hi: 'वित्त' },
    about: { en: 'refunds, pays out, closes the books', hi: 'रिफ़ंड, भुगतान और हिसाब देखते हैं' },
    permissions: [
      'money.read',
      'tax.manage',
      'money.refund',
      'money.pay_out',
      'people.view',
      'audit.read',
    ],
  },
  operator: {
    name: { en: 'Operator', hi: 'संचालक' },
    about: { en: 'releases and watches the site', hi: 'साइट जारी करते और उस पर नज़र रखते हैं' },
    permissions: ['site.read', 'site.release'],
  },
  owner: {
    name: { en: 'Owner', hi: 'स्वामी' },
    about: {
      en: 'may do everything, and decides who may',
      hi: 'सब कर सकते हैं और तय करते हैं कि कौन क्या करे',
    },
    permissions: Object.keys(staffPermissions) as StaffPermission[],
  },
} as const satisfies Record<string, Role>;

/** The name of a role. */
export type StaffRole = keyof typeof staffRoles;

/** The names of all roles. */
export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];

/** What somebody with these roles may do; a role that this release doesn't know allows nothing. */
export function permissionsOf(roles: readonly string[]): StaffPermission[] {
  const known = roles.filter((role): role is StaffRole => Object.hasOwn(staffRoles, role));
  const permissions = known.flatMap((role) => staffRoles[role].permissions);
  return known.length === 0 ? [] : [...new Set<StaffPermission>(['office.enter', ...permissions])];
}

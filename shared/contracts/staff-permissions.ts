/** What a permission asks of who uses it. */
interface PermissionRule {
  /** The second factor must have been given within {@link FRESH_MINUTES}. */
  needsFreshFactor: boolean;
}

const usual: PermissionRule = { needsFreshFactor: false };
const grave: PermissionRule = { needsFreshFactor: true };

/** Minutes after a second factor in which what is grave may be done. */
export const FRESH_MINUTES = 10;

/** Everything a member of staff may be allowed, by its name: `<area>.<what>`. */
export const staffPermissions = {
  /** Enter the back office, and see to one's own sessions and keys: whoever has any role may. */
  'office.enter': usual,
  /** Find customers, and open one's page after saying why. */
  'people.view': usual,
  /** End a customer's sessions. */
  'people.sign_out': usual,
  /** Ask for a customer's account to be erased, and decide what a colleague asked for. */
  'people.erase': grave,
  /** Invite colleagues, give and take roles, end sessions. */
  'staff.manage': grave,
  'audit.read': usual,
  'content.write': usual,
  'content.publish': usual,
  'support.answer': usual,
  'shop.manage': usual,
  'astrologers.manage': usual,
  'money.read': usual,
  /** Add rates of tax. */
  'tax.manage': grave,
  'money.refund': grave,
  'money.pay_out': grave,
  'site.read': usual,
  /** Deploy, promote and roll back releases. */
  'site.release': grave,
} as const satisfies Record<string, PermissionRule>;

/** The name of a permission. */
export type StaffPermission = keyof typeof staffPermissions;

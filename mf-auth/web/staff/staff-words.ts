import type { Lang } from 'shared/remote-kit/page';

/** What the trail's actions are called. One that is not here is shown as it is written. */
const actions: Record<string, Record<Lang, string>> = {
  'member.invited': { en: 'invited a colleague', hi: 'सहकर्मी को बुलाया' },
  'member.joined': { en: 'joined', hi: 'जुड़े' },
  'member.signed_in': { en: 'signed in', hi: 'साइन इन किया' },
  'member.signed_out': { en: 'ended a colleague’s sessions', hi: 'सहकर्मी के सत्र समाप्त किए' },
  'member.ended': { en: 'ended a colleague’s access', hi: 'सहकर्मी की पहुँच समाप्त की' },
  'invitation.revoked': { en: 'took an invitation back', hi: 'निमंत्रण वापस लिया' },
  'roles.changed': { en: 'changed roles', hi: 'भूमिकाएँ बदलीं' },
  'recovery_code.used': { en: 'used a recovery code', hi: 'रिकवरी कोड इस्तेमाल किया' },
  'recovery_codes.renewed': { en: 'made new recovery codes', hi: 'नए रिकवरी कोड बनाए' },
  'passkey.added': { en: 'added a passkey', hi: 'पासकी जोड़ी' },
  'passkey.removed': { en: 'removed a passkey', hi: 'पासकी हटाई' },
  'customers.searched': { en: 'searched for customers', hi: 'ग्राहक खोजे' },
  'customer.opened': { en: 'looked at a customer', hi: 'ग्राहक का खाता देखा' },
  'customer.signed_out': { en: 'ended a customer’s sessions', hi: 'ग्राहक के सत्र समाप्त किए' },
  'order.packed': { en: 'packed a parcel', hi: 'पार्सल पैक किया' },
  'order.shipped': { en: 'shipped a parcel', hi: 'पार्सल भेजा' },
  'order.cancelled': { en: 'cancelled an order', hi: 'ऑर्डर रद्द किया' },
  'parcel.delivered': { en: 'noted a delivery', hi: 'पार्सल पहुँचा लिखा' },
  'parcel.rto': { en: 'noted a parcel that came back', hi: 'लौटा पार्सल लिखा' },
  'stock.corrected': { en: 'corrected stock', hi: 'स्टॉक सुधारा' },
  'stock.imported': { en: 'imported prices and stock', hi: 'दाम और स्टॉक आयात किए' },
  'price.set': { en: 'set a price', hi: 'दाम तय किया' },
  'coupon.added': { en: 'added a coupon', hi: 'कूपन जोड़ा' },
  'coupon.ended': { en: 'ended a coupon', hi: 'कूपन समाप्त किया' },
  'tax_rate.added': { en: 'added a rate of tax', hi: 'कर की दर जोड़ी' },
  'make_owner.proposed': { en: 'proposed an owner', hi: 'स्वामी का प्रस्ताव रखा' },
  'make_owner.approved': { en: 'agreed to an owner', hi: 'स्वामी के लिए सहमति दी' },
  'make_owner.refused': { en: 'refused an owner', hi: 'स्वामी का प्रस्ताव नकारा' },
  'make_owner.withdrawn': {
    en: 'took the proposal of an owner back',
    hi: 'स्वामी का प्रस्ताव वापस लिया',
  },
  'send_refund.proposed': { en: 'proposed a refund', hi: 'रिफ़ंड का प्रस्ताव रखा' },
  'send_refund.approved': { en: 'agreed to a refund', hi: 'रिफ़ंड की सहमति दी' },
  'send_refund.refused': { en: 'did not agree to a refund', hi: 'रिफ़ंड का प्रस्ताव नकारा' },
  'send_refund.withdrawn': { en: 'took a proposed refund back', hi: 'रिफ़ंड का प्रस्ताव वापस लिया' },
  'refund.refused': { en: 'refused a refund', hi: 'रिफ़ंड देने से मना किया' },
  'payment.opened': { en: 'looked at payments of', hi: 'भुगतान देखे:' },
  'erase_customer.proposed': { en: 'proposed an erasure', hi: 'खाता मिटाने का प्रस्ताव रखा' },
  'erase_customer.approved': { en: 'agreed to an erasure', hi: 'खाता मिटाने की सहमति दी' },
  'erase_customer.refused': { en: 'refused an erasure', hi: 'खाता मिटाने का प्रस्ताव नकारा' },
  'erase_customer.withdrawn': { en: 'took an erasure back', hi: 'खाता मिटाने का प्रस्ताव वापस लिया' },
};

/** An action of the trail in the words of its reader. */
export function nameAction(action: string, lang: Lang): string {
  return actions[action]?.[lang] ?? action;
}

/** What a proposal would do, before the name of whom it is about. */
export function nameProposal(kind: string, lang: Lang): string {
  const kinds: Record<string, Record<Lang, string>> = {
    make_owner: { en: 'Make an owner of', hi: 'स्वामी बनाना:' },
    send_refund: { en: 'Send the money of', hi: 'राशि भेजना:' },
    erase_customer: { en: 'Erase the account of', hi: 'खाता मिटाना:' },
  };
  return kinds[kind]?.[lang] ?? kind;
}

/** Whom a line or a proposal is about: `staff:3` is colleague 3, `customer:41` customer 41. */
export function nameSubject(subject: string, lang: Lang): string {
  const [what = '', number = ''] = subject.split(':');
  const names: Record<string, Record<Lang, string>> = {
    staff: { en: 'colleague', hi: 'सहकर्मी' },
    customer: { en: 'customer', hi: 'ग्राहक' },
    variant: { en: 'variant', hi: 'सामान' },
    coupon: { en: 'coupon', hi: 'कूपन' },
    tax_rate: { en: 'tax rate', hi: 'कर की दर' },
    order: { en: 'order', hi: 'ऑर्डर' },
    refund: { en: 'refund', hi: 'रिफ़ंड' },
  };
  return `${names[what]?.[lang] ?? what} ${number}`;
}

/** The page of whom a line is about; null: there is none. */
export function subjectPath(subject: string): string | null {
  const [what, number] = subject.split(':');
  if (what === 'customer') return `/admin/people/${number}`;
  return what === 'staff' ? '/admin/staff' : null;
}

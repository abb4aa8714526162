import { retention } from './retention';

/** What is kept in some tables, in both languages. */
interface Kept {
  /** Tables of the database, as `schema.table`. */
  tables: string[];
  en: [what: string, purpose: string, kept: string];
  hi: [what: string, purpose: string, kept: string];
}

const goes = ({ days, from }: (typeof retention)[keyof typeof retention]) => ({
  en: `${days} ${days === 1 ? 'day' : 'days'} ${from.en}`,
  hi: `${from.hi} ${days} दिन`,
});
const untilErased = { en: 'until the account is erased', hi: 'खाता मिटाने तक' };
const codes = goes(retention.codes);
const links = goes(retention.links);
const sessions = goes(retention.sessions);
const pending = goes(retention.unconfirmedNewsletter);
const left = goes(retention.leftNewsletter);
const consents = goes(retention.consentRecords);
const requests = goes(retention.dataRequests);
const contact = goes(retention.contactRequests);
const booked = goes(retention.bookingDetails);
const events = goes(retention.events);
const failed = goes(retention.failedMessages);
const carts = goes(retention.carts);
const charts = goes(retention.unsavedKundlis);
const providerEvents = goes(retention.providerEvents);

/** Every table that says something about a person, with what it is for and how long it stays. */
export const keptTables: readonly Kept[] = [
  {
    tables: ['auth.users'],
    en: ['Account and profile:', 'to know you when you sign in', untilErased.en],
    hi: ['खाता और प्रोफ़ाइल:', 'साइन इन पर आपको पहचानना', untilErased.hi],
  },
  {
    tables: ['auth.sessions'],
    en: ['Sign-ins:', 'device and network address, to keep others out', sessions.en],
    hi: ['साइन इन:', 'उपकरण और नेटवर्क का पता, दूसरों को दूर रखने के लिए', sessions.hi],
  },
  {
    tables: ['auth.challenges', 'auth.code_tries'],
    en: ['Codes, and wrong tries:', 'to check a code and to slow guessing', codes.en],
    hi: ['कोड और ग़लत प्रयास:', 'कोड जाँचना और अनुमान लगाने वालों को रोकना', codes.hi],
  },
  {
    tables: ['auth.email_links'],
    en: ['Links by e-mail:', 'to confirm that an address is yours', links.en],
    hi: ['ईमेल के लिंक:', 'यह पक्का करना कि पता आपका है', links.hi],
  },
  {
    tables: ['auth.nominees'],
    en: [
      'Nominee:',
      'name and contact of whom you name to use your rights after you',
      `until you remove it, or ${untilErased.en}`,
    ],
    hi: [
      'नामित व्यक्ति:',
      'आपके बाद आपके अधिकार बरतने वाले का नाम और संपर्क',
      `आपके हटाने या ${untilErased.hi}`,
    ],
  },
  {
    tables: ['auth.subscribers'],
    en: [
      'Newsletter:',
      'address and language, to send it',
      `until ${left.en}; an address that is not confirmed, ${pending.en}`,
    ],
    hi: [
      'न्यूज़लेटर:',
      'भेजने के लिए पता और भाषा',
      `${left.hi} तक; जिस पते की पुष्टि न हो, वह ${pending.hi}`,
    ],
  },
  {
    tables: ['auth.consents'],
    en: ['Consents:', 'to prove what you agreed to', `with the account, then ${consents.en}`],
    hi: ['सहमतियाँ:', 'आपने क्या माना, इसका प्रमाण', `खाते के साथ, फिर ${consents.hi}`],
  },
  {
    tables: ['auth.data_requests', 'auth.erasures'],
    en: [
      'Requests about your data:',
      'to carry them out and to show that they were',
      `${requests.en}; an erasure by the account’s number until it is done`,
    ],
    hi: [
      'डेटा के बारे में आपके अनुरोध:',
      'उन्हें पूरा करना और यह दिखा सकना',
      `${requests.hi}; मिटाने का अनुरोध पूरा होने तक खाते की संख्या के साथ`,
    ],
  },
  {
    tables: [
      'auth.ledger_accounts',
      'auth.ledger_transfers',
      'auth.ledger_entries',
      'auth.ledger_balances',
      'auth.ledger_holds',
      'auth.ledger_seals',
    ],
    en: [
      'Wallet:',
      'every movement of money, as tax law asks',
      'as long as tax law says, without your name or number once the account is erased',
    ],
    hi: [
      'वॉलेट:',
      'पैसों का हर लेन-देन, जैसा कर क़ानून माँगता है',
      'जितना कर क़ानून कहे; खाता मिटने पर बिना आपके नाम या नंबर के',
    ],
  },
  {
    tables: [
      ...['auth.payments', 'auth.payment_moves'],
      ...['auth.provider_orders', 'auth.provider_payments'],
      ...['auth.refund_requests', 'auth.refunds'],
    ],
    en: [
      'Payments:',
      'what you were asked to pay, what came of it and what went back, as tax law asks',
      'as long as tax law says, without your name or number once the account is erased',
    ],
    hi: [
      'भुगतान:',
      'आपसे क्या भुगतान माँगा गया, उसका क्या हुआ और क्या लौटाया गया, जैसा कर क़ानून माँगता है',
      'जितना कर क़ानून कहे; खाता मिटने पर बिना आपके नाम या नंबर के',
    ],
  },
  {
    tables: ['auth.wallet_settings', 'auth.bank_accounts'],
    en: [
      'Wallet settings and bank account:',
      'limits you set, and, encrypted, the account for a refund that can not go back to its source',
      untilErased.en,
    ],
    hi: [
      'वॉलेट की सेटिंग और बैंक खाता:',
      'आपकी तय सीमाएँ, और कूट रूप में वह खाता, जिसमें वह रिफ़ंड जाए जो स्रोत पर न लौट सके',
      untilErased.hi,
    ],
  },
  {
    tables: ['auth.provider_events'],
    en: [
      'Messages of the payment provider:',
      'what it told us of your payments, to show it when a payment is in question',
      `${providerEvents.en}, or ${untilErased.en}`,
    ],
    hi: [
      'भुगतान सेवा के संदेश:',
      'आपके भुगतान के बारे में उसने हमें क्या बताया, ताकि सवाल उठने पर दिखाया जा सके',
      `${providerEvents.hi}, या ${untilErased.hi}`,
    ],
  },
  {
    tables: ['commerce.carts', 'commerce.cart_lines'],
    en: ['Basket:', 'what you put into it, to show it again on every device', carts.en],
    hi: ['टोकरी:', 'आपकी चुनी वस्तुएँ, ताकि हर उपकरण पर फिर दिखें', carts.hi],
  },
  {
    tables: ['commerce.addresses'],
    en: ['Addresses:', 'to bring you parcels', `until you delete them, or ${untilErased.en}`],
    hi: ['पते:', 'आप तक पार्सल पहुँचाना', `आपके मिटाने या ${untilErased.hi}`],
  },
  {
    tables: [
      'commerce.orders',
      'commerce.order_lines',
      'commerce.order_moves',
      'commerce.order_refunds',
      'commerce.coupon_redemptions',
      'commerce.shipments',
      'commerce.shipment_lines',
      'commerce.shipment_moves',
      'commerce.tracking_events',
      'commerce.returns',
      'commerce.return_moves',
    ],
    en: [
      'Orders, parcels and returns:',
      'to carry them out, and as tax law asks',
      'as long as tax law says, without your name, number, address, words and pictures once the account is erased',
    ],
    hi: [
      'ऑर्डर, पार्सल और वापसी:',
      'उन्हें पूरा करना, और जैसा कर क़ानून माँगता है',
      'जितना कर क़ानून कहे; खाता मिटने पर बिना आपके नाम, नंबर, पते, शब्दों और तस्वीरों के',
    ],
  },
  {
    tables: ['commerce.invoices', 'commerce.invoice_lines'],
    en: [
      'Invoices and credit notes:',
      'name, address and what was bought, as tax law asks',
      'as long as tax law says, also when the account is erased; then nothing leads from them to it',
    ],
    hi: [
      'बिल और क्रेडिट नोट:',
      'नाम, पता और क्या ख़रीदा, जैसा कर क़ानून माँगता है',
      'जितना कर क़ानून कहे, खाता मिटने पर भी; तब वे खाते से जुड़े नहीं रहते',
    ],
  },
  {
    tables: ['astro.birth_profiles'],
    en: ['Saved births:', 'to fill in forms', `until you delete them, or ${untilErased.en}`],
    hi: ['सहेजे जन्म विवरण:', 'फ़ॉर्म भरने में मदद', `आपके मिटाने या ${untilErased.hi}`],
  },
  {
    tables: ['astro.kundlis', 'astro.matches'],
    en: [
      'Kundlis and matchings:',
      'to show them again to who made them',
      `those you keep until you delete them; the others ${charts.en}`,
    ],
    hi: ['कुंडलियाँ और मिलान:', 'बनाने वाले को फिर दिखाना', `रखी हुई आपके मिटाने तक; बाक़ी ${charts.hi}`],
  },
  {
    tables: ['commerce.bookings', 'commerce.booking_moves', 'commerce.booking_proofs'],
    en: [
      'Puja and katha bookings:',
      'names, gotra, wish, address and video, to perform what you booked and to show it to you',
      `${booked.en}; amounts and days as long as tax law says, without your name once the account is erased`,
    ],
    hi: [
      'पूजा और कथा की बुकिंग:',
      'नाम, गोत्र, कामना, पता और वीडियो, ताकि बुक की हुई पूजा हो और आपको दिखाई जा सके',
      `${booked.hi}; राशि और दिन जितना कर क़ानून कहे, खाता मिटने पर बिना आपके नाम के`,
    ],
  },
  {
    tables: ['commerce.plans', 'commerce.plan_moves', 'commerce.plan_charges'],
    en: ['Plan:', 'to give what is paid for and to charge nothing twice', untilErased.en],
    hi: ['योजना:', 'जो चुकाया है वह देना और कुछ दो बार न लेना', untilErased.hi],
  },
  {
    tables: ['content.contact_requests'],
    en: ['Messages to us:', 'to answer and to follow up', contact.en],
    hi: ['हमें भेजे संदेश:', 'उत्तर देना और आगे काम करना', contact.hi],
  },
  {
    tables: ['stream.events', 'stream.topics'],
    en: [
      'Events:',
      'to show on open pages what happens, at once; and how many there were',
      `${events.en}; the count ${untilErased.en}`,
    ],
    hi: [
      'घटनाएँ:',
      'जो हो रहा है, उसे खुले पन्नों पर तुरंत दिखाना; और उनकी गिनती',
      `${events.hi}; गिनती ${untilErased.hi}`,
    ],
  },
  {
    tables: ['auth.staff_audit', 'auth.staff_audit_head', 'auth.staff_proposals'],
    en: [
      'What our staff do:',
      'who of them looked at an account and why, by its number, so that it can be checked',
      'always; the number leads to nobody once the account is erased',
    ],
    hi: [
      'हमारे कर्मचारी क्या करते हैं:',
      'किसने कौन-सा खाता क्यों देखा, खाते की संख्या के साथ, ताकि जाँच हो सके',
      'हमेशा; खाता मिटने पर संख्या किसी तक नहीं पहुँचाती',
    ],
  },
  {
    tables: [
      ...['auth.staff', 'auth.staff_roles', 'auth.staff_invitations', 'auth.staff_sessions'],
      ...['auth.staff_steps', 'auth.staff_recovery_codes', 'auth.staff_passkeys'],
    ],
    en: [
      'People who work for us:',
      'to let them into the back office and nobody else',
      'their names as long as what they did is kept; sign-ins a day after their end',
    ],
    hi: [
      'हमारे यहाँ काम करने वाले:',
      'कार्यालय में उन्हें आने देना और किसी और को नहीं',
      'नाम उतने समय जितने समय उनके काम का अभिलेख रहे; साइन-इन समाप्ति के एक दिन बाद तक',
    ],
  },
  {
    tables: ['limits.allowances', 'auth.rate_limits'],
    en: [
      'Limits:',
      'how often something was asked, under a number or network address turned into a code',
      'until the limit has run out',
    ],
    hi: [
      'सीमाएँ:',
      'कोई काम कितनी बार माँगा गया; नंबर या नेटवर्क का पता कोड के रूप में',
      'सीमा की अवधि बीतने तक',
    ],
  },
  {
    tables: ['outbox.deliveries', 'outbox.keys'],
    en: [
      'News between parts of this site:',
      'that something happened, by the account’s number',
      'until every part has heard it, mostly seconds',
    ],
    hi: [
      'साइट के भागों के बीच सूचनाएँ:',
      'कि कुछ हुआ, खाते की संख्या के साथ',
      'जब तक हर भाग सुन न ले, अक्सर कुछ सेकंड',
    ],
  },
  {
    tables: ['jobs.job', 'jobs.archive'],
    en: [
      'E-mails on their way to you:',
      'to send them, also when the mail server is away for a while; encrypted',
      `until they are sent; those that can not be sent ${failed.en}`,
    ],
    hi: [
      'आपको भेजे जा रहे ईमेल:',
      'उन्हें भेजना, मेल सर्वर कुछ देर बंद रहे तब भी; कूट रूप में',
      `भेजे जाने तक; जो भेजे न जा सकें, ${failed.hi}`,
    ],
  },
  {
    tables: ['calls.kept_answers'],
    en: [
      'Answers to what you sent:',
      'so that sending it again by accident does nothing twice',
      'a day',
    ],
    hi: ['आपके भेजे अनुरोधों के उत्तर:', 'ताकि ग़लती से दोबारा भेजने पर कुछ दो बार न हो', 'एक दिन'],
  },
  {
    tables: ['platform.inbox'],
    en: [
      'Messages of a trial site:',
      'on a site that sends nothing yet, what would have been sent',
      'the newest only; the public site keeps none',
    ],
    hi: [
      'परीक्षण साइट के संदेश:',
      'जो साइट अभी कुछ नहीं भेजती, उस पर भेजे जाने वाले संदेश',
      'केवल सबसे नए; सार्वजनिक साइट पर एक भी नहीं',
    ],
  },
];

import type { Lang } from '../remote-kit/page';

/** How long one kind of row is kept, as the sweeps do it and the privacy notice says it. */
export interface Retention {
  /** Whole days, counted from what `from` says. */
  days: number;
  what: Record<Lang, string>;
  from: Record<Lang, string>;
}

/**
 * Everything that goes by itself, by what it is. Each sweep takes its time from here, and the privacy
 * notice shows the table, so that what is said is what is done.
 */
export const retention = {
  codes: {
    days: 1,
    what: { en: 'Sign-in codes', hi: 'साइन-इन के कोड' },
    from: { en: 'after the code has expired', hi: 'कोड की अवधि बीतने के बाद' },
  },
  links: {
    days: 1,
    what: { en: 'Links that confirm an e-mail address', hi: 'ईमेल पता पक्का करने वाले लिंक' },
    from: { en: 'after the link has expired', hi: 'लिंक की अवधि बीतने के बाद' },
  },
  sessions: {
    days: 1,
    what: { en: 'Sign-ins: device and network address', hi: 'साइन-इन: उपकरण और नेटवर्क का पता' },
    from: {
      en: 'after the sign-in has ended by its 30 days',
      hi: 'साइन-इन के 30 दिन पूरे होने के बाद',
    },
  },
  unconfirmedNewsletter: {
    days: 30,
    what: {
      en: 'Addresses entered for the newsletter and never confirmed',
      hi: 'न्यूज़लेटर के लिए दिए गए वे पते जिनकी पुष्टि नहीं हुई',
    },
    from: { en: 'after they were entered', hi: 'दर्ज होने के बाद' },
  },
  leftNewsletter: {
    days: 30,
    what: { en: 'Addresses that left the newsletter', hi: 'न्यूज़लेटर छोड़ चुके पते' },
    from: { en: 'after they left', hi: 'छोड़ने के बाद' },
  },
  consentRecords: {
    days: 1_096,
    what: {
      en: 'Proof of consent of an erased account, which names nobody',
      hi: 'मिटाए गए खाते की सहमति का प्रमाण, जिसमें किसी का नाम नहीं होता',
    },
    from: { en: 'after the consent ended', hi: 'सहमति समाप्त होने के बाद' },
  },
  dataRequests: {
    days: 1_096,
    what: {
      en: 'That data was handed out or erased, without a name',
      hi: 'जानकारी सौंपी या मिटाई गई, इसका बिना नाम का उल्लेख',
    },
    from: { en: 'after the request', hi: 'अनुरोध के बाद' },
  },
  contactRequests: {
    days: 365,
    what: { en: 'Messages to the support', hi: 'सहायता को भेजे गए संदेश' },
    from: { en: 'after they were sent', hi: 'भेजे जाने के बाद' },
  },
  failedMessages: {
    days: 30,
    what: {
      en: 'E-mails that could not be sent, encrypted',
      hi: 'वे ईमेल जो भेजे नहीं जा सके, कूट रूप में',
    },
    from: { en: 'after the last try', hi: 'आख़िरी कोशिश के बाद' },
  },
  unsavedKundlis: {
    days: 90,
    what: {
      en: 'Kundlis and matchings made without saving',
      hi: 'बिना सहेजे बनी कुंडलियाँ और मिलान',
    },
    from: { en: 'after they were made', hi: 'बनने के बाद' },
  },
  carts: {
    days: 60,
    what: { en: 'Baskets that nobody came back to', hi: 'टोकरियाँ जिन पर कोई लौटा नहीं' },
    from: { en: 'after they were last used', hi: 'आख़िरी बार काम में आने के बाद' },
  },
  providerEvents: {
    days: 365,
    what: {
      en: 'Messages of the payment provider about payments',
      hi: 'भुगतानों के बारे में भुगतान सेवा के संदेश',
    },
    from: { en: 'after they came', hi: 'आने के बाद' },
  },
  bookingDetails: {
    days: 180,
    what: {
      en: 'Names, gotra, wish, address and video of a puja',
      hi: 'पूजा के नाम, गोत्र, कामना, पता और वीडियो',
    },
    from: { en: 'after its day', hi: 'उसके दिन के बाद' },
  },
  events: {
    days: 7,
    what: {
      en: 'What open pages were told as it happened',
      hi: 'खुले पन्नों को उसी समय दी गई सूचनाएँ',
    },
    from: { en: 'after it happened', hi: 'होने के बाद' },
  },
} as const satisfies Record<string, Retention>;

import type { Email } from 'shared/remote-kit/api';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';

type Lang = 'en' | 'hi';

/** What a notice may say beside the order. */
export interface NoticeFacts {
  orderId: number;
  /** Paise. */
  amount?: bigint;
  courier?: string | null;
  awb?: string | null;
  /** Why something was refused, in words. */
  answer?: string | null;
}

const rupees = (facts: NoticeFacts, lang: Lang) => formatRupees(String(facts.amount ?? 0n), lang);

/** What customers are told of an order, by what has happened: subject and text. */
const notices = {
  confirmed: {
    en: () => ['Your order is confirmed', 'We have set your pieces aside and pack them next.'],
    hi: () => ['आपका ऑर्डर पक्का हो गया', 'आपकी वस्तुएँ अलग रख दी गई हैं; अब हम उन्हें पैक करेंगे।'],
  },
  expired: {
    en: () => [
      'Your order was not paid in time',
      'We have put the pieces back on the shelf. Nothing was charged. You can order them again from its page.',
    ],
    hi: () => [
      'आपके ऑर्डर का भुगतान समय पर नहीं हुआ',
      'वस्तुएँ फिर बिक्री के लिए रख दी गई हैं। कोई पैसा नहीं लिया गया। ऑर्डर के पन्ने से आप उन्हें फिर मँगा सकते हैं।',
    ],
  },
  late: {
    en: (facts: NoticeFacts) => [
      'Your payment came after the order had ended',
      `${rupees(facts, 'en')} is safe in your wallet, but the pieces are sold out. On the page of the order you can have the money sent back to where you paid from.`,
    ],
    hi: (facts: NoticeFacts) => [
      'आपका भुगतान ऑर्डर बंद होने के बाद आया',
      `${rupees(facts, 'hi')} आपके वॉलेट में सुरक्षित हैं, पर वस्तुएँ बिक चुकी हैं। ऑर्डर के पन्ने से आप यह राशि उसी माध्यम में वापस मँगा सकते हैं जिससे भुगतान किया था।`,
    ],
  },
  not_wanted: {
    en: () => [
      'Your money is free again',
      'A payment arrived for an order that had already ended. Nothing was charged: the money is free in your wallet.',
    ],
    hi: () => [
      'आपका पैसा फिर आपके पास है',
      'एक ऐसे ऑर्डर का भुगतान आया जो बंद हो चुका था। कोई पैसा नहीं लिया गया: राशि आपके वॉलेट में है।',
    ],
  },
  cancelled: {
    en: () => ['Your order is cancelled', 'Whatever was set aside for it is yours again.'],
    hi: () => ['आपका ऑर्डर रद्द हो गया', 'उसके लिए जो राशि अलग रखी थी, वह फिर आपकी है।'],
  },
  shipped: {
    en: ({ courier, awb }: NoticeFacts) => [
      'A parcel is on its way to you',
      `${courier ?? 'The courier'} brings it${awb ? `, number ${awb}` : ''}.`,
    ],
    hi: ({ courier, awb }: NoticeFacts) => [
      'आपका पार्सल चल पड़ा है',
      `${courier ?? 'कूरियर'} इसे ला रहा है${awb ? `, संख्या ${awb}` : ''}।`,
    ],
  },
  delivered: {
    en: () => [
      'Your parcel was delivered',
      'Look at it in peace. If something is damaged, or is to be returned, tell our support within seven days: “Report a problem” on the page of the order leads there.',
    ],
    hi: () => [
      'आपका पार्सल पहुँच गया',
      'आराम से देख लें। कुछ टूटा हो या लौटाना हो, तो सात दिन में हमारी सहायता को बताएँ: ऑर्डर के पन्ने पर ‘समस्या बताएँ’ वहीं ले जाता है।',
    ],
  },
  rto: {
    en: () => [
      'Your parcel is coming back to us',
      'The courier could not deliver it. What you paid for it is refunded.',
    ],
    hi: () => [
      'आपका पार्सल हमारे पास लौट रहा है',
      'कूरियर इसे पहुँचा नहीं सका। इसके लिए दी गई राशि लौटाई जा रही है।',
    ],
  },
  refunded: {
    en: (facts: NoticeFacts) => [
      'Your refund is on its way',
      `${rupees(facts, 'en')} goes back as you asked. A bank may take five to seven working days to show it.`,
    ],
    hi: (facts: NoticeFacts) => [
      'आपकी राशि लौटाई जा रही है',
      `${rupees(facts, 'hi')} आपके कहे अनुसार लौट रहे हैं। बैंक को दिखाने में पाँच से सात कामकाजी दिन लग सकते हैं।`,
    ],
  },
  return_asked: {
    en: () => ['We have your return request', 'We look at it within two working days.'],
    hi: () => ['आपका वापसी अनुरोध मिल गया', 'हम इसे दो कामकाजी दिनों में देखेंगे।'],
  },
  return_approved: {
    en: () => [
      'Your return is approved',
      'Please pack it as it came. The courier will collect it at your address.',
    ],
    hi: () => ['आपकी वापसी मान ली गई', 'इसे वैसे ही पैक करें जैसे आया था। कूरियर आपके पते से ले जाएगा।'],
  },
  return_refused: {
    en: ({ answer }: NoticeFacts) => ['About your return request', answer ?? ''],
    hi: ({ answer }: NoticeFacts) => ['आपके वापसी अनुरोध के बारे में', answer ?? ''],
  },
  return_received: {
    en: () => [
      'What you sent back has arrived',
      'We check it and settle it within two working days.',
    ],
    hi: () => ['आपकी लौटाई वस्तु मिल गई', 'हम इसे जाँचकर दो कामकाजी दिनों में निपटाएँगे।'],
  },
  exchanged: {
    en: () => ['Your exchange is on its way', 'Another piece has been set aside and leaves next.'],
    hi: () => ['आपकी बदली हुई वस्तु आ रही है', 'दूसरी वस्तु अलग रख दी गई है और अब निकलेगी।'],
  },
} satisfies Record<string, Record<Lang, (facts: NoticeFacts) => string[]>>;

/** Something that customers are told of. */
export type NoticeName = keyof typeof notices;

/** The mail that tells it, with the way to the order. */
export function writeNotice(
  name: NoticeName,
  facts: NoticeFacts,
  { to, lang, publicUrl }: { to: string; lang: Lang; publicUrl: string },
): Email {
  const [title = '', text = ''] = notices[name][lang](facts);
  const order = lang === 'hi' ? `ऑर्डर ${facts.orderId}` : `Order ${facts.orderId}`;
  const link = `${publicUrl}${localPath(lang, `/order-history/${facts.orderId}`)}`;
  return { to, subject: `${title} (${order})`, text: `${text}\n\n${order}: ${link}\n` };
}

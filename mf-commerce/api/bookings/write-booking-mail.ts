import type { BookingStatus } from 'shared/contracts/commerce-bookings';
import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import { FREE_HOURS, freeUntil, NEW_DATE_DAYS } from './booking-times';
import type { BookingRow } from './booking-row';

type Lang = 'en' | 'hi';

export interface BookingMail {
  to: string;
  subject: string;
  text: string;
}

/** A booking in a few words: what, and when by the clocks of the place. */
export type NameBooking = (row: BookingRow, lang: Lang) => string;

interface Words {
  subject: (what: string) => string;
  text: (facts: Facts) => string;
}
interface Facts {
  when: string;
  free: string;
  place: string;
  total: string;
  why: string;
  /** Where the money goes, when it goes back. */
  back: string;
}

const english: Partial<Record<BookingStatus | 'late', Words>> = {
  booked: {
    subject: (what) => `Booked: ${what}`,
    text: ({ when, place, total, free }) =>
      `Your booking is confirmed for ${when}, ${place}. ${total} is set aside and is paid out only when the puja was performed and you have seen it.\n\nYou can cancel free of charge until ${free} (${FREE_HOURS} hours before).`,
  },
  scheduled: {
    subject: (what) => `Who performs it: ${what}`,
    text: ({ when, place }) =>
      `Everything is arranged for ${when}, ${place}. The page has the name, and for an online puja the link to watch.`,
  },
  called_off: {
    subject: (what) => `A new date is needed: ${what}`,
    text: ({ when, why }) =>
      `We are sorry: the day of ${when} can’t be kept. ${why}\n\nPlease choose a new date on the page, or take all your money back. If we hear nothing for ${NEW_DATE_DAYS} days, the money goes back by itself.`,
  },
  proof_uploaded: {
    subject: (what) => `Video and pictures: ${what}`,
    text: () =>
      'What was performed for you can be seen on the page now. Please look at it within three days; if something is wrong, say so there and a person will look into it.',
  },
  completed: {
    subject: (what) => `Completed: ${what}`,
    text: ({ total }) => `Thank you. ${total} has been paid out, and the page has the invoice.`,
  },
  cancelled: {
    subject: (what) => `Cancelled: ${what}`,
    text: ({ total, back }) =>
      `Your booking is cancelled. ${total}, the whole amount, goes ${back}.`,
  },
  refunded: {
    subject: (what) => `Your money goes back: ${what}`,
    text: ({ total, back, why }) => `${why} ${total}, the whole amount, goes ${back}.`,
  },
  late: {
    subject: (what) => `Your payment came late: ${what}`,
    text: () =>
      'Your payment arrived after the time to pay was over, and the booking had ended. The money is in your wallet. On the page you can book again, or send it back to where it came from.',
  },
};

const hindi: typeof english = {
  booked: {
    subject: (what) => `बुकिंग पक्की: ${what}`,
    text: ({ when, place, total, free }) =>
      `आपकी बुकिंग ${when}, ${place} के लिए पक्की है। ${total} अलग रखे गए हैं और तभी दिए जाएँगे जब पूजा हो चुके और आप उसे देख लें।\n\n${free} तक (${FREE_HOURS} घंटे पहले) आप निःशुल्क रद्द कर सकते हैं।`,
  },
  scheduled: {
    subject: (what) => `पूजा कौन करेंगे: ${what}`,
    text: ({ when, place }) =>
      `${when}, ${place} के लिए सब तय है। पृष्ठ पर नाम है, और ऑनलाइन पूजा के लिए देखने का लिंक।`,
  },
  called_off: {
    subject: (what) => `नई तारीख़ चाहिए: ${what}`,
    text: ({ when, why }) =>
      `हमें खेद है: ${when} का दिन नहीं रह पाएगा। ${why}\n\nकृपया पृष्ठ पर नई तारीख़ चुनें या पूरा पैसा वापस लें। ${NEW_DATE_DAYS} दिन तक उत्तर न मिले तो पैसा अपने आप लौट जाएगा।`,
  },
  proof_uploaded: {
    subject: (what) => `वीडियो और चित्र: ${what}`,
    text: () =>
      'आपके लिए जो पूजा हुई, वह अब पृष्ठ पर देखी जा सकती है। कृपया तीन दिन में देख लें; कुछ ठीक न लगे तो वहीं बताएँ, कोई व्यक्ति उसे देखेगा।',
  },
  completed: {
    subject: (what) => `पूर्ण: ${what}`,
    text: ({ total }) => `धन्यवाद। ${total} दे दिए गए हैं और पृष्ठ पर बिल है।`,
  },
  cancelled: {
    subject: (what) => `रद्द: ${what}`,
    text: ({ total, back }) => `आपकी बुकिंग रद्द हो गई। पूरी राशि, ${total}, ${back}।`,
  },
  refunded: {
    subject: (what) => `आपका पैसा वापस: ${what}`,
    text: ({ total, back, why }) => `${why} पूरी राशि, ${total}, ${back}।`,
  },
  late: {
    subject: (what) => `आपका भुगतान देर से आया: ${what}`,
    text: () =>
      'आपका भुगतान समय बीतने के बाद आया और बुकिंग समाप्त हो चुकी थी। पैसा आपके वॉलेट में है। पृष्ठ पर आप फिर से बुक कर सकते हैं, या उसे वहीं लौटा सकते हैं जहाँ से आया था।',
  },
};

const words = { en: english, hi: hindi };
const ways = {
  en: { wallet: 'back to your wallet', source: 'back to where you paid from' },
  hi: { wallet: 'आपके वॉलेट में लौट रही है', source: 'वहीं लौट रही है जहाँ से आपने चुकाई थी' },
};
const pageLine = { en: 'The page of your booking:', hi: 'आपकी बुकिंग का पृष्ठ:' };

/** Why the site itself moved a booking, in the words of its customer. */
const reasons: Record<string, Record<Lang, string>> = {
  no_proof: {
    en: 'No proof that it was performed has reached us in time.',
    hi: 'पूजा होने का प्रमाण समय पर हम तक नहीं पहुँचा।',
  },
  no_new_date: { en: 'No new date was chosen.', hi: 'नई तारीख़ नहीं चुनी गई।' },
};

/** Writes the mails of bookings; `null` where a step has none, or nobody to write to. */
export function bookingMails(publicUrl: string, nameBooking: NameBooking) {
  return (
    row: BookingRow,
    step: BookingStatus | 'late',
    why: string | null,
  ): BookingMail | null => {
    const { lang, email } = row;
    const word = words[lang][step];
    // a time that was held and not paid is no news worth a mail
    if (!word || !email || (step === 'cancelled' && row.cash === null)) return null;
    const face = { lang, clock: '12', timeZone: row.timeZone } as const;
    const facts: Facts = {
      when: writeMoment(row.startsAt.toISOString(), face, 'long'),
      free: writeMoment(freeUntil(row.startsAt).toISOString(), face, 'long'),
      place: lang === 'hi' ? `${row.placeHi}, ${row.cityHi}` : `${row.placeEn}, ${row.cityEn}`,
      total: formatRupees(row.total, lang),
      why: reasons[why ?? '']?.[lang] ?? why ?? '',
      back: ways[lang][row.refundTo ?? 'wallet'],
    };
    const page = `${publicUrl}${localPath(lang, `/bookings/${row.id}`)}`;
    return {
      to: email,
      subject: word.subject(nameBooking(row, lang)),
      text: `${word.text(facts).trim()}\n\n${pageLine[lang]}\n${page}\n`,
    };
  };
}

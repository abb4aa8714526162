import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';
import type { GuidePart } from '../guide';
import { dateText } from 'shared/ui/date-text';

/** The words in which the two games differ. */
export interface BondPageText {
  title: string;
  description: string;
  lead: string;
  submit: string;
  people: Readonly<Record<'first' | 'second', string>>;
  bands: Readonly<Record<'low' | 'middle' | 'high', string>>;
  share: (names: string, percent: string) => string;
  guideTitle: string;
  guide: GuidePart[];
}

/** The words both games share. */
export const bondText = {
  en: {
    home: 'Home',
    formTitle: 'Two people',
    name: 'Name',
    nameHint: 'As it is used every day, in Latin letters or Devanagari.',
    date: 'Date of birth',
    rashi: 'Moon sign',
    rashiHint: 'If you know it; a free kundli tells it.',
    rashiNone: 'Not known',
    optional: '(optional)',
    busy: 'Counting…',
    again: 'Please check the marked fields. Everything else you entered is kept.',
    failed:
      'This could not be counted just now. Your entries are kept; please try again in a moment.',
    forFun:
      'A game for a smile and a thought. It knows two names and a few numbers, nothing of you.',
    parts: 'How it was counted',
    columns: ['Part', 'Points', 'Weight'],
    partNames: {
      name: 'Name numbers (Chaldean)',
      moolank: 'Moolank, the day of birth',
      bhagyank: 'Bhagyank, the whole date',
      moon: 'Moon signs',
    },
    rule: 'Each number has a graha. Friends of each other give 5 points, a friend and a neutral 4, two neutrals 3, friend and enemy 1, neutral and enemy 0.5, two enemies none. Rahu (4) counts like Saturn, Ketu (7) like Mars. The percentage is the mean of the points by weight.',
    left: 'What only one of you gave is left out.',
    share: 'Words to share',
    whatsapp: 'Share on WhatsApp',
    problems: {
      name_missing: 'Please enter a name.',
      name_long: 'Please shorten the name to 80 characters.',
      name_letters: 'Please write the name in Latin letters or Devanagari.',
      date_missing: 'Please enter the date of birth.',
      ...dateText.en.faults,
      date_range: `Dates from ${supportedYears.first} to ${supportedYears.last} can be counted.`,
      date_future: 'Please check the year: this date lies in the future.',
    },
  },
  hi: {
    home: 'मुखपृष्ठ',
    formTitle: 'दो व्यक्ति',
    name: 'नाम',
    nameHint: 'जो नाम रोज़ पुकारा जाता है; देवनागरी या रोमन में।',
    date: 'जन्म तिथि',
    rashi: 'चंद्र राशि',
    rashiHint: 'मालूम हो तो; निःशुल्क कुंडली में मिल जाती है।',
    rashiNone: 'मालूम नहीं',
    optional: '(वैकल्पिक)',
    busy: 'गिनती हो रही है…',
    again: 'चिह्नित जगहें जाँच लें। बाक़ी सब जैसा आपने लिखा था, वैसा ही है।',
    failed: 'अभी गिनती नहीं हो सकी। आपने जो लिखा है वह सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
    forFun: 'मुस्कान और थोड़े विचार के लिए एक खेल। यह दो नाम और कुछ अंक जानता है, आपको नहीं।',
    parts: 'गिनती कैसे हुई',
    columns: ['अंग', 'अंक', 'भार'],
    partNames: {
      name: 'नामांक (कैल्डियन)',
      moolank: 'मूलांक, जन्म का दिन',
      bhagyank: 'भाग्यांक, पूरी तारीख़',
      moon: 'चंद्र राशियाँ',
    },
    rule: 'हर अंक का एक ग्रह है। दोनों मित्र हों तो 5 अंक, मित्र और सम 4, दोनों सम 3, मित्र और शत्रु 1, सम और शत्रु 0.5, दोनों शत्रु 0। राहु (4) शनि की तरह और केतु (7) मंगल की तरह गिना जाता है। प्रतिशत इन अंकों का भारित औसत है।',
    left: 'जो विवरण केवल एक का मिला, वह गिना नहीं गया।',
    share: 'साझा करने के लिए',
    whatsapp: 'WhatsApp पर साझा करें',
    problems: {
      name_missing: 'कृपया नाम लिखें।',
      name_long: 'कृपया नाम 80 अक्षरों तक रखें।',
      name_letters: 'कृपया नाम देवनागरी या रोमन अक्षरों में लिखें।',
      date_missing: 'कृपया जन्म तिथि भरें।',
      ...dateText.hi.faults,
      date_range: `${supportedYears.first} से ${supportedYears.last} तक की तारीख़ें गिनी जा सकती हैं।`,
      date_future: 'कृपया वर्ष जाँच लें: यह तारीख़ अभी आई नहीं है।',
    },
  },
} satisfies Record<Lang, object>;

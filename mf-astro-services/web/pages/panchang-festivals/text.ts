import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';

const en = {
  title: (city: string, year: string) => `Festivals and vrats of ${year}, ${city}`,
  meta: (city: string, year: string) => `Hindu festivals ${year}, ${city} | Tarapath`,
  description: (city: string, year: string) =>
    `Festivals and vrats of ${year} computed for ${city}: every Ekadashi, Pradosha, Purnima and the great days, each with its rule, and a calendar file.`,
  lead: 'Each date follows from its rule and from the sunrise and sunset of this city; where traditions differ, both dates stand here. Why each was chosen is on the page of its day.',
  absent: {
    polar_day: (from: string, until: string) =>
      `From ${from} to ${until} the Sun does not set here.`,
    polar_night: (from: string, until: string) =>
      `From ${from} to ${until} the Sun does not rise here.`,
    skipped_date: (from: string) =>
      `${from} never was here: the date was left out when the date line was moved.`,
  },
  absentWhy:
    'On days without sunrise or sunset no festival can be dated; families there usually follow the calendar of their home town.',
  name: 'Festivals',
  all: 'The year month by month',
  previous: (year: number) => `Festivals of ${year}`,
  file: 'Calendar file (.ics)',
  subscribe: 'Subscribe in your calendar',
  fileHint:
    'The file holds whole-day events, so they stay on their date in every time zone. A subscription is made once and needs no account.',
  monthly: 'every month',
  kinds: {
    festival: 'Festival',
    vrat: 'Vrat',
    ekadashi: 'Ekadashi',
    jayanti: 'Jayanti',
    sankranti: 'Sankranti',
    shraddha: 'Shraddha',
  },
  jump: 'Months',
  unknown: 'No festival calendar is found at this address',
  unknownText: `The city is not known, or the year lies outside ${supportedYears.first} to ${supportedYears.last}. Please begin with the panchang of a city.`,
  unavailable: 'The festivals could not be computed just now. Please try again in a moment.',
  back: 'To the panchang',
};

const hi: typeof en = {
  title: (city, year) => `${year} के व्रत और पर्व, ${city}`,
  meta: (city, year) => `व्रत-पर्व ${year}, ${city} | तारापथ`,
  description: (city, year) =>
    `${city} के लिए ${year} के व्रत और पर्व: हर एकादशी, प्रदोष, पूर्णिमा और बड़े पर्व, हर तिथि के साथ उसका नियम। कैलेंडर फ़ाइल की सदस्यता भी लें, निःशुल्क।`,
  lead: 'हर तिथि अपने नियम और इसी शहर के सूर्योदय-सूर्यास्त से निकली है; जहाँ परंपराएँ अलग हैं, वहाँ दोनों तिथियाँ दी हैं। हर तिथि का कारण उसी दिन के पृष्ठ पर है।',
  absent: {
    polar_day: (from, until) => `${from} से ${until} तक यहाँ सूर्य अस्त नहीं होता।`,
    polar_night: (from, until) => `${from} से ${until} तक यहाँ सूर्य उदय नहीं होता।`,
    skipped_date: (from) => `${from} यहाँ आई ही नहीं: तिथि-रेखा बदलने पर यह तारीख़ छोड़ दी गई।`,
  },
  absentWhy:
    'जिन दिनों सूर्योदय या सूर्यास्त नहीं होता, उनमें पर्व की तिथि तय नहीं हो सकती; वहाँ के परिवार प्रायः अपने मूल नगर का पंचांग मानते हैं।',
  name: 'व्रत और पर्व',
  all: 'महीने के क्रम से पूरा वर्ष',
  previous: (year) => `${year} के पर्व`,
  file: 'कैलेंडर फ़ाइल (.ics)',
  subscribe: 'अपने कैलेंडर में जोड़ें',
  fileHint:
    'फ़ाइल में पूरे दिन के पर्व हैं, इसलिए हर समय-क्षेत्र में वे अपनी तारीख़ पर ही रहते हैं। एक बार जोड़ना पर्याप्त है, खाता नहीं चाहिए।',
  monthly: 'हर महीने',
  kinds: {
    festival: 'पर्व',
    vrat: 'व्रत',
    ekadashi: 'एकादशी',
    jayanti: 'जयंती',
    sankranti: 'संक्रांति',
    shraddha: 'श्राद्ध',
  },
  jump: 'महीने',
  unknown: 'इस पते पर पर्वों की सूची नहीं है',
  unknownText: `यह शहर नहीं मिला, या वर्ष ${supportedYears.first} से ${supportedYears.last} के बाहर है। कृपया किसी शहर के पंचांग से शुरू करें।`,
  unavailable: 'अभी पर्वों की गणना नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।',
  back: 'पंचांग पर जाएँ',
};

/** The words of the festivals of a year. */
export const festivalsText: Record<Lang, typeof en> = { en, hi };

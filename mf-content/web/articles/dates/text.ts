const en = {
  title: 'When it is',
  city: 'Dates for',
  other: 'Another city',
  cityLabel: 'City',
  cityHint: 'Sunrise and moonrise differ from place to place, and with them some dates.',
  show: 'Show dates',
  unknown: (city: string) => `We know no city called “${city}”. Please check the spelling.`,
  away: (days: number) => (days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`),
  why: 'How this date is found',
  rule: (rule: string, because: string) => `${rule}. ${because}`,
  otherRule: (rule: string) => `${rule}.`,
  next: 'The next dates',
  ofYear: (year: string) => `Dates in ${year}`,
  past: 'past',
  all: (year: string) => `All festivals of ${year}`,
  file: (year: string) => `Calendar file ${year} (.ics)`,
  polar:
    'In this city the Sun stays up or down for days, so the rules give no date of its own. Families there usually follow the calendar of their home town.',
  failed: 'The dates could not be read just now.',
  calendar: 'To the panchang',
};

/** The words of the dates of a festival or vrat. */
export const datesText: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    title: 'कब है',
    city: 'स्थान:',
    other: 'दूसरा शहर चुनें',
    cityLabel: 'शहर',
    cityHint: 'सूर्योदय और चंद्रोदय हर जगह अलग होते हैं, इसलिए कुछ तारीख़ें भी बदल जाती हैं।',
    show: 'तारीख़ें देखें',
    unknown: (city) => `“${city}” नाम का कोई शहर नहीं मिला। कृपया वर्तनी देख लें।`,
    away: (days) => (days === 0 ? 'आज' : days === 1 ? 'कल' : `${days} दिन बाद`),
    why: 'यह तारीख़ कैसे तय हुई',
    rule: (rule, because) => `${rule}। ${because}`,
    otherRule: (rule) => `${rule}।`,
    next: 'आने वाली तारीख़ें',
    ofYear: (year) => `${year} की तारीख़ें`,
    past: 'बीत गई',
    all: (year) => `${year} के सभी पर्व`,
    file: (year) => `${year} की कैलेंडर फ़ाइल (.ics)`,
    polar:
      'इस शहर में सूर्य कई दिन तक उदय या अस्त नहीं होता, इसलिए नियम से अलग तारीख़ नहीं निकलती। वहाँ के परिवार प्रायः अपने मूल नगर का पंचांग मानते हैं।',
    failed: 'तारीख़ें अभी नहीं मिल पाईं।',
    calendar: 'पंचांग देखें',
  },
};

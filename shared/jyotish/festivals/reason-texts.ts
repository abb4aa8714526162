import type { Clause } from './choose-day';
import type { Tradition } from './definition';
import type { BilingualText } from './wording';

/** Why a rule came to this day and no other, for people: a sentence that follows the rule's own. */
export const clauseTexts: Record<Clause, BilingualText> = {
  'only-day': {
    en: 'This time only one day fits.',
    hi: 'इस बार ऐसा एक ही दिन है।',
  },
  'both-earlier': {
    en: 'This time two days fit, and the first is taken.',
    hi: 'इस बार ऐसे दो दिन हैं; पहला लिया गया है।',
  },
  'both-later': {
    en: 'This time two days fit, and the second is taken.',
    hi: 'इस बार ऐसे दो दिन हैं; दूसरा लिया गया है।',
  },
  'both-longer': {
    en: 'This time two days fit, and this one has more of it.',
    hi: 'इस बार ऐसे दो दिन हैं; इस दिन उसका भाग अधिक है।',
  },
  'neither-earlier': {
    en: 'This time no day fits, so the day it begins on is taken.',
    hi: 'इस बार ऐसा कोई दिन नहीं है, इसलिए उसके आरंभ का दिन लिया गया है।',
  },
  'neither-later': {
    en: 'This time no day fits, so the day after it begins is taken.',
    hi: 'इस बार ऐसा कोई दिन नहीं है, इसलिए उसके आरंभ का अगला दिन लिया गया है।',
  },
  'sankranti-day': {
    en: 'This time the sun enters early enough for the same day.',
    hi: 'इस बार सूर्य का प्रवेश समय रहते है, इसलिए उसी दिन।',
  },
  'sankranti-next-day': {
    en: 'This time the sun enters too late for the same day, so the next is taken.',
    hi: 'इस बार सूर्य का प्रवेश देर से है, इसलिए अगला दिन लिया गया है।',
  },
  'bhadra-avoided': {
    en: 'This time Bhadra holds the usual hour, so it is kept clear of Bhadra.',
    hi: 'इस बार सामान्य समय पर भद्रा है, इसलिए भद्रा को छोड़कर समय लिया गया है।',
  },
  'nakshatra-joined': {
    en: 'This time the nakshatra decides between two days.',
    hi: 'इस बार दो दिनों में से नक्षत्र ने निर्णय किया है।',
  },
  'pure-of-dashami': {
    en: 'This is the day whose dawn is free of Dashami.',
    hi: 'इस दिन के अरुणोदय में दशमी नहीं है।',
  },
  'long-dwadashi': {
    en: 'This time Dwadashi has two sunrises, and the fast is on its first day.',
    hi: 'इस बार द्वादशी में दो सूर्योदय हैं; व्रत उसके पहले दिन है।',
  },
  'for-parana': {
    en: 'This time the day before is taken, so that the fast can be broken within Dwadashi.',
    hi: 'इस बार एक दिन पहले का दिन लिया गया है, ताकि द्वादशी में पारण हो सके।',
  },
  weekday: {
    en: 'The weekday decides.',
    hi: 'निर्णय वार से होता है।',
  },
  counted: {
    en: 'The days are counted from there.',
    hi: 'दिन वहीं से गिने गए हैं।',
  },
};

/** Whose way of choosing the day it is. */
export const traditionTexts: Record<Tradition, BilingualText> = {
  usual: { en: 'Most calendars', hi: 'अधिकांश पंचांग' },
  smarta: { en: 'Smarta tradition', hi: 'स्मार्त परंपरा' },
  vaishnava: { en: 'Vaishnava tradition', hi: 'वैष्णव परंपरा' },
  sunrise: {
    en: 'Calendars that go by the tithi at sunrise',
    hi: 'उदया तिथि मानने वाले पंचांग',
  },
  muhurta: {
    en: 'Calendars that ask for a muhurta of the tithi after sunrise',
    hi: 'सूर्योदय के बाद एक मुहूर्त तिथि माँगने वाले पंचांग',
  },
  'first-forenoon': {
    en: 'Calendars that take the first of two forenoons',
    hi: 'दो पूर्वाह्नों में पहला मानने वाले पंचांग',
  },
  midday: {
    en: 'Calendars that go by the tithi around midday',
    hi: 'मध्याह्न की तिथि मानने वाले पंचांग',
  },
  'civil-date': {
    en: 'Calendars that go by the civil date of the sankranti',
    hi: 'संक्रांति की तारीख़ मानने वाले पंचांग',
  },
  'day-after-diwali': {
    en: 'Calendars that keep the day after Diwali',
    hi: 'दीपावली का अगला दिन मानने वाले पंचांग',
  },
  'one-ghati': {
    en: 'Calendars to which one ghati of the evening is enough',
    hi: 'प्रदोष में एक घटी को पर्याप्त मानने वाले पंचांग',
  },
  'full-moon': {
    en: 'Those who keep the full moon',
    hi: 'पूर्णिमा मानने वाले',
  },
};

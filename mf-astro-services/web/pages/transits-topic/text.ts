import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';
import type { GrahaKey } from '../../../model/graha-names';

interface TopicText {
  unknown: { title: string; lead: string };
  leads: Record<GrahaKey, string>;
}

/** What each graha's course is like. */
export const topicText: Record<Lang, TopicText> = {
  en: {
    unknown: {
      title: 'There is no such page of transits',
      lead: `We list transits by graha and for the years ${supportedYears.first} to ${supportedYears.last}.`,
    },
    leads: {
      sun: 'The Sun takes about thirty days for each sign and never turns back. The day it enters a sign is a sankranti, the first day of a solar month.',
      moon: 'The Moon passes a sign in two days and a quarter, all twelve in a little over 27 days. Daily horoscopes follow it.',
      mars: 'Mars stays six or seven weeks in a sign, except around its opposition every 26 months, when it turns back and can stay half a year.',
      mercury:
        'Mercury keeps near the Sun, changes sign every two to four weeks, and turns back three times a year.',
      jupiter:
        'Jupiter spends about a year in each sign; the sixty years of the samvatsara cycle are five of its rounds. In some years it runs ahead and comes back.',
      venus:
        'Venus changes sign about once a month and turns back for six weeks every nineteen months.',
      saturn:
        'Saturn stays two and a half years in a sign. From the sign before your Moon to the sign after it takes seven and a half: Sade Sati.',
      rahu: 'Rahu, the ascending node of the Moon, moves backwards through the signs, a year and a half in each.',
      ketu: 'Ketu is always opposite Rahu and changes sign at the same moment.',
    },
  },
  hi: {
    unknown: {
      title: 'गोचर का ऐसा कोई पृष्ठ नहीं है',
      lead: `यहाँ गोचर ग्रह के अनुसार और ${supportedYears.first} से ${supportedYears.last} तक के वर्षों के लिए मिलते हैं।`,
    },
    leads: {
      sun: 'सूर्य एक राशि में लगभग तीस दिन रहता है और कभी वक्री नहीं होता। जिस दिन वह राशि बदलता है वह संक्रांति है, सौर मास का पहला दिन।',
      moon: 'चंद्रमा सवा दो दिन में राशि और 27 दिन से कुछ अधिक में पूरा चक्र पार करता है। दैनिक राशिफल उसी पर चलता है।',
      mars: 'मंगल एक राशि में छह-सात सप्ताह रहता है। हर 26 महीने में वह वक्री होता है, तब आधे वर्ष तक भी ठहर सकता है।',
      mercury:
        'बुध सूर्य के पास ही रहता है, दो से चार सप्ताह में राशि बदलता है और वर्ष में तीन बार वक्री होता है।',
      jupiter:
        'गुरु एक राशि में लगभग एक वर्ष रहता है; साठ संवत्सरों का चक्र उसके पाँच फेरों का है। किसी-किसी वर्ष वह आगे जाकर लौट भी आता है।',
      venus: 'शुक्र लगभग हर महीने राशि बदलता है और हर उन्नीस महीने में छह सप्ताह वक्री रहता है।',
      saturn:
        'शनि एक राशि में ढाई वर्ष रहता है। आपके चंद्रमा से पहले की राशि से बाद की राशि तक साढ़े सात वर्ष लगते हैं: साढ़ेसाती।',
      rahu: 'राहु चंद्रमा का आरोही पात है। वह उलटी दिशा में चलता है और हर राशि में डेढ़ वर्ष रहता है।',
      ketu: 'केतु सदा राहु के ठीक सामने रहता है और उसी क्षण राशि बदलता है।',
    },
  },
};

import type { Clock } from 'shared/jyotish/time/wall-time';
import type { ReportConventions } from 'shared/jyotish/report/report-types';
import type { Lang } from 'shared/remote-kit/page';

type Names<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;

/** The choices of each convention in words, in the order they are offered. */
export const conventionNames: {
  [C in keyof ReportConventions]: Names<ReportConventions[C]>;
} & { clock: Names<Clock> } = {
  ayanamsa: {
    en: {
      lahiri: 'Lahiri (Chitrapaksha)',
      'true-chitra': 'True Chitra',
      raman: 'Raman',
      kp: 'Krishnamurti (KP)',
      yukteshwar: 'Yukteshwar',
      'fagan-bradley': 'Fagan-Bradley',
      tropical: 'None: tropical zodiac',
    },
    hi: {
      lahiri: 'लाहिरी (चित्रपक्ष)',
      'true-chitra': 'स्पष्ट चित्रा',
      raman: 'रमन',
      kp: 'कृष्णमूर्ति (केपी)',
      yukteshwar: 'युक्तेश्वर',
      'fagan-bradley': 'फ़ेगन-ब्रैडली',
      tropical: 'कोई नहीं: सायन राशिचक्र',
    },
  },
  node: {
    en: { mean: 'Mean node', true: 'True node' },
    hi: { mean: 'मध्यम पात', true: 'स्पष्ट पात' },
  },
  houses: {
    en: {
      'whole-sign': 'Whole sign',
      equal: 'Equal from the lagna',
      placidus: 'Placidus',
      sripati: 'Sripati',
      kp: 'Placidus with KP ayanamsa',
    },
    hi: {
      'whole-sign': 'पूर्ण राशि',
      equal: 'लग्न से समान',
      placidus: 'प्लेसिडस',
      sripati: 'श्रीपति',
      kp: 'केपी अयनांश सहित प्लेसिडस',
    },
  },
  dashaYear: {
    en: {
      savana: '360 days (savana)',
      julian: '365.25 days',
      sidereal: '365.2564 days (sidereal)',
      tropical: '365.2422 days (tropical)',
    },
    hi: {
      savana: '360 दिन (सावन)',
      julian: '365.25 दिन',
      sidereal: '365.2564 दिन (नाक्षत्र)',
      tropical: '365.2422 दिन (सायन)',
    },
  },
  clock: {
    en: {
      zone: 'Official time of the place',
      'no-war-time': 'Without war time (1941-45)',
      calcutta: 'Calcutta time (+5:53:20)',
      bombay: 'Bombay time (+4:51)',
      madras: 'Madras or railway time (+5:21:10)',
      'local-mean': 'Local mean time',
    },
    hi: {
      zone: 'स्थान का अधिकृत समय',
      'no-war-time': 'युद्धकालीन समय के बिना (1941-45)',
      calcutta: 'कलकत्ता समय (+5:53:20)',
      bombay: 'बंबई समय (+4:51)',
      madras: 'मद्रास या रेलवे समय (+5:21:10)',
      'local-mean': 'स्थानीय मध्यम समय',
    },
  },
};

/** What each convention is called. */
export const conventionLabels: Readonly<
  Record<Lang, Record<keyof typeof conventionNames, string>>
> = {
  en: {
    ayanamsa: 'Ayanamsa',
    node: 'Rahu and Ketu',
    houses: 'Houses of the bhava chalit',
    dashaYear: 'Length of a dasha year',
    clock: 'Clock of the birth time',
  },
  hi: {
    ayanamsa: 'अयनांश',
    node: 'राहु और केतु',
    houses: 'भाव चलित के भाव',
    dashaYear: 'दशा वर्ष की लंबाई',
    clock: 'जन्म समय की घड़ी',
  },
};

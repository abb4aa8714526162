import type { KnownPage } from 'shared/search/find-pages';

const services = '/astrology-services';
const panchang = `${services}/panchang`;
const page = (path: string, en: string, hi: string, names: string): KnownPage => ({
  path,
  en,
  hi,
  names: names.split(', '),
});

/** The tools and pages of this remote, with the names people type, in either script. */
export const knownPages: readonly KnownPage[] = [
  page(
    `${services}/free-kundli`,
    'Free Kundli',
    'निःशुल्क कुंडली',
    'kundli, birth chart, janam kundli, janma kundali, janam patri, janampatrika, horoscope by date of birth, lagna chart, navamsa, dasha calculator, mahadasha, antardasha, vimshottari dasha, sade sati calculator, shani sade sati, mangal dosh calculator, manglik calculator, kaal sarp dosh calculator, kaal sarp yog, pitra dosh, ayanamsa, kp astrology, varshphal, nakshatra finder, rashi calculator, moon sign calculator, जन्म कुंडली, कुंडली, जन्मपत्री, जन्म पत्रिका, लग्न कुंडली, नवमांश, महादशा, साढ़े साती, शनि साढ़े साती, मंगल दोष, मांगलिक दोष, काल सर्प दोष, काल सर्प योग, पितृ दोष, वर्षफल, राशि, नक्षत्र',
  ),
  page(
    `${services}/kundli-matching`,
    'Kundli Matching',
    'कुंडली मिलान',
    'kundli milan, guna milan, gun milan, horoscope matching, ashtakoota, marriage matching, manglik matching, mangal dosh milan, nadi dosh, bhakoot dosh, porutham, patrika milan, match making, गुण मिलान, कुंडली मिलाना, अष्टकूट मिलान, पत्रिका मिलान, विवाह मिलान, मंगल दोष मिलान, नाड़ी दोष, भकूट दोष',
  ),
  page(
    panchang,
    'Panchang',
    'पंचांग',
    'today panchang, panchang today, aaj ka panchang, aaj ki tithi, tithi today, nakshatra today, hindu calendar, choghadiya, aaj ka choghadiya, rahu kaal, rahu kalam, hora, abhijit muhurat, sunrise, sunset, moonrise, bhadra, panchak, shubh samay, tithi, आज का पंचांग, आज की तिथि, तिथि, चौघड़िया, आज का चौघड़िया, राहु काल, राहुकाल, होरा, अभिजीत मुहूर्त, सूर्योदय, सूर्यास्त, चंद्रोदय, भद्रा, पंचक, हिंदू कैलेंडर',
  ),
  page(
    `${services}/muhurat`,
    'Shubh Muhurat',
    'शुभ मुहूर्त',
    'muhurat, marriage muhurat, vivah muhurat, shadi muhurat, wedding dates, griha pravesh muhurat, house warming, vehicle muhurat, car purchase muhurat, namkaran muhurat, annaprashan, mundan muhurat, विवाह मुहूर्त, शादी का मुहूर्त, गृह प्रवेश मुहूर्त, वाहन मुहूर्त, नामकरण, अन्नप्राशन, मुंडन मुहूर्त',
  ),
  page(
    '/transits',
    'Planetary Transits',
    'ग्रह गोचर',
    'gochar, transit today, planet positions, graha gochar, shani gochar, guru gochar, rahu ketu gochar, saturn transit, jupiter transit, retrograde, vakri, गोचर, शनि गोचर, गुरु गोचर, राहु केतु गोचर, वक्री ग्रह',
  ),
  page(
    '/love-calculator',
    'Love Calculator',
    'प्रेम कैलकुलेटर',
    'love match, love compatibility, prem, लव कैलकुलेटर, प्रेम मिलान',
  ),
  page(
    '/friendship-calculator',
    'Friendship Calculator',
    'मित्रता कैलकुलेटर',
    'friends, dosti, दोस्ती कैलकुलेटर, मित्रता',
  ),
  page(
    '/numerology-calculator',
    'Numerology Calculator',
    'अंक ज्योतिष कैलकुलेटर',
    'moolank, mulank, bhagyank, life path number, name number, lucky number, ank jyotish, lo shu grid, मूलांक, भाग्यांक, नामांक, शुभ अंक, अंक ज्योतिष',
  ),
  page(
    `${services}/talk-to-astrologer`,
    'Talk to Astrologer',
    'ज्योतिषी से बात करें',
    'astrologer, call astrologer, jyotishi, pandit, ज्योतिषी, पंडित',
  ),
  page(
    `${services}/chat-with-astrologer`,
    'Chat with Astrologer',
    'ज्योतिषी से चैट करें',
    'astrologer chat, online jyotishi, ज्योतिषी चैट',
  ),
  page(
    `${services}/live-astrologers`,
    'Guruji Live',
    'गुरुजी लाइव',
    'live astrologers, guruji, लाइव ज्योतिषी, गुरुजी',
  ),
  page(services, 'Astrology Services', 'ज्योतिष सेवाएँ', 'services, calculators, tools, सेवाएँ, कैलकुलेटर'),
  page(
    '/astro-registration',
    'Join as Astrologer',
    'ज्योतिषी के रूप में जुड़ें',
    'astrologer registration, become astrologer, astrologer job, ज्योतिषी पंजीकरण',
  ),
];

import { siteItem } from './site-item';

/** The static pages as data. */
export const pageItems = [
  siteItem({
    slug: 'about-us',
    en: {
      title: 'About Tarapath',
      summary:
        'Tarapath means “path of the stars”: Jyotish, panchang and ritual for people who want to understand before they believe.',
      body: `Tarapath is an Indian astrology site in English and Hindi. It makes charts and panchangs that show how they were computed, tells of vrats, festivals and remedies, and brings people together with astrologers and priests.

## What we hold to

- A chart names its ayanamsa, place and time zone, so that it can be checked.
- Nobody is frightened here, and nothing is promised.
- A price is shown before anything begins; the first remedy costs nothing.
- English and Hindi are written separately.

Astrology is offered as tradition and reflection. It does not replace medical, legal or financial advice. Questions reach us through the [contact page](/contact-us).`,
    },
    hi: {
      title: 'तारापथ के बारे में',
      summary:
        'तारापथ यानी तारों का मार्ग: ज्योतिष, पंचांग और पूजा-पाठ उनके लिए जो मानने से पहले समझना चाहते हैं।',
      body: `तारापथ हिंदी और अंग्रेज़ी में एक भारतीय ज्योतिष साइट है। यहाँ कुंडली और पंचांग अपनी गणना दिखाते हैं, व्रत, त्योहार और उपाय सरलता से समझाए जाते हैं, और लोग ज्योतिषियों तथा पंडितों से मिलते हैं।

## हम किन बातों पर टिके हैं

- हर कुंडली में अयनांश, स्थान और समय-क्षेत्र लिखे रहते हैं, ताकि उसे जाँचा जा सके।
- यहाँ किसी को डराया नहीं जाता और कोई वचन नहीं दिया जाता।
- शुल्क कुछ भी शुरू होने से पहले दिखता है; पहला उपाय निःशुल्क है।
- हिंदी और अंग्रेज़ी अलग-अलग लिखी जाती हैं।

ज्योतिष यहाँ परंपरा और चिंतन के रूप में है। यह चिकित्सा, क़ानून या धन संबंधी सलाह का स्थान नहीं लेता। प्रश्न हों तो [संपर्क पृष्ठ](/contact-us) से हमें लिखें।`,
    },
  }),
];

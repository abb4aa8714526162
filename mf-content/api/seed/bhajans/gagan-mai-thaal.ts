import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'gagan-mai-thaal',
  cover: 'bhajans/gagan-mai-thaal.svg',
  category: '',
  tags: ['nanak', 'sky', 'evening'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:00:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'The Formless', hi: 'निर्गुण' },
    tradition: {
      en: 'Guru Nanak, about 1500 (Raga Dhanasari)',
      hi: 'गुरु नानक, लगभग 1500 (राग धनासरी)',
    },
    language: 'pa',
    stanzas: [
      {
        devanagari: [
          'गगन मै थालु रवि चंदु दीपक बने',
          'तारिका मंडल जनक मोती',
          'धूपु मलआनलो पवणु चवरो करे',
          'सगल बनराइ फूलंत जोती',
        ],
        roman: [
          'Gagan mai thaalu ravi chandu deepak bane',
          'Taarika mandal janak moti',
          'Dhoopu malaanalo pavanu chavaro kare',
          'Sagal banraai phoolant joti',
        ],
      },
      {
        devanagari: ['कैसी आरती होइ', 'भव खंडना तेरी आरती', 'अनहता सबद वाजंत भेरी'],
        roman: ['Kaisi aarti hoi', 'Bhav khandana teri aarti', 'Anahata sabad vaajant bheri'],
      },
      {
        devanagari: [
          'सहस तव नैन नन नैन हहि तोहि कउ',
          'सहस मूरति नना एक तोही',
          'सहस पद बिमल नन एक पद गंध बिनु',
          'सहस तव गंध इव चलत मोही',
        ],
        roman: [
          'Sahas tav nain nan nain hahi tohi kau',
          'Sahas moorti nana ek tohi',
          'Sahas pad bimal nan ek pad gandh binu',
          'Sahas tav gandh iv chalat mohi',
        ],
      },
      {
        devanagari: [
          'सभ महि जोति जोति है सोइ',
          'तिस दै चानणि सभ महि चानणु होइ',
          'गुर साखी जोति परगटु होइ',
          'जो तिसु भावै सु आरती होइ',
        ],
        roman: [
          'Sabh mahi joti joti hai soi',
          'Tis dai chaanani sabh mahi chaananu hoi',
          'Gur saakhi joti paragatu hoi',
          'Jo tisu bhaavai su aarti hoi',
        ],
      },
      {
        devanagari: [
          'हरि चरण कवल मकरंद लोभित मनो',
          'अनदिनो मोहि आही पिआसा',
          'क्रिपा जलु देहि नानक सारिंग कउ',
          'होइ जा ते तेरै नाइ वासा',
        ],
        roman: [
          'Hari charan kaval makrand lobhit mano',
          'Anadino mohi aahi piaasa',
          'Kripa jalu dehi naanak saaring kau',
          'Hoi ja te terai naai vaasa',
        ],
      },
    ],
    en: {
      meaning: `1. The sky is the plate, Sun and Moon are the lamps, the discs of the stars are pearls. The scent of Malaya is incense, the wind waves the fan, all the plants in flower are your blossoms, Light.
2. **Refrain:** What an aarti this is! It is your aarti, you who end the round of births. The unstruck sound is the drum.
3. Thousands are your eyes and you have none; thousands your forms and not one. Thousands of pure feet, and no foot; thousands of scents without nose. This play has charmed me.
4. In all is light, and that light is he. By his shining all things shine. Through the Guru's teaching the light appears; what pleases him is the aarti.
5. My mind longs for the nectar of the lotus feet; night and day I thirst for it. Give the water of grace to Nanak, the rain bird, so that he may live in your name.`,
    },
    hi: {
      meaning: `1. आकाश थाल है, सूर्य-चंद्र दीपक हैं, तारों का मंडल मोती है। मलय की गंध धूप है, पवन चँवर डुलाता है, खिली हुई सारी वनस्पति आपके फूल हैं, हे ज्योति।
2. **रहाउ:** कैसी सुंदर आरती हो रही है! हे भव के बंधन काटने वाले, यह आपकी आरती है। अनहद शब्द की भेरी बज रही है।
3. आपके हज़ारों नेत्र हैं और एक भी नहीं; हज़ारों रूप हैं और एक भी नहीं। हज़ारों निर्मल चरण हैं और एक भी नहीं; नासिका के बिना हज़ारों गंध हैं। इस लीला ने मुझे मोह लिया।
4. सबमें जो ज्योति है, वह वही है; उसके प्रकाश से सबमें प्रकाश है। गुरु की सीख से ज्योति प्रकट होती है; जो उसे भाए, वही आरती है।
5. मेरा मन हरि के चरण कमलों के मकरंद का लोभी है, रात-दिन उसी की प्यास है। पपीहे नानक को कृपा का जल दीजिए, जिससे आपके नाम में उसका वास हो।`,
    },
  },
  en: {
    title: 'Gagan Mai Thaal: the sky as an aarti plate',
    summary:
      "Guru Nanak's aarti in which the sky is the plate and Sun and Moon the lamps, with both scripts, meaning and respect for its setting.",
    coverAlt:
      'The whole night sky as a great round plate with Sun and Moon as lamps and stars as pearls above a forest.',
    body: `The janamsakhis tell that Guru Nanak stood in the Jagannath temple at Puri while the evening lamps were turned, and afterwards sang this. The plate is the sky. Sun and Moon are its lamps, the stars its pearls, sandal wind from Malaya its incense. The great aarti is going on all the time.

## When it is sung

In gurdwaras at dusk after Rahiras in many places, always as part of Kirtan Sohila before sleep, and in homes on Guru Nanak Jayanti, the full moon of Kartika. Anyone who watches the sky will find it theirs. It stands in the Guru Granth Sahib, page 13 and again 663; we give it in Devanagari.

## How to sing it

With covered head, seated on the floor, without lamps in the hand: that is the Sikh way, and it is good to follow it. The raga is Dhanasari. Sing the "rahau" verse, "kaisi aarti hoi", as the refrain between the others. If you can, sing it outside, when the first stars come out, and find the Moon before you begin; its phase is in the [panchang](/astrology-services/panchang).`,
  },
  hi: {
    title: 'गगन मै थाल: आकाश ही आरती की थाली',
    summary:
      'गुरु नानक की आरती, जिसमें आकाश थाल है और सूर्य-चंद्र दीपक: पूरे बोल, रोमन लिपि, अर्थ और गाने की मर्यादा।',
    coverAlt: 'पूरा रात्रि आकाश एक बड़ी थाली-सा, सूर्य-चंद्र दीपक और तारे मोती, नीचे वन।',
    body: `जनमसाखियों में आता है कि पुरी के जगन्नाथ मंदिर में संध्या आरती हो रही थी, गुरु नानक खड़े देखते रहे और फिर उन्होंने यह शब्द गाया। थाल आकाश है। सूर्य और चंद्रमा दीपक हैं, तारे मोती, मलय पवन धूप। बड़ी आरती हर घड़ी हो रही है।

## कब गाई जाती है

बहुत-से गुरुद्वारों में साँझ को रहिरास के बाद, सोने से पहले के सोहिला पाठ में सदा, और कार्तिक पूर्णिमा यानी गुरु नानक जयंती पर घरों में। जो आकाश को निहारता है, उसे यह अपनी लगेगी। यह गुरु ग्रंथ साहिब के पन्ना 13 और 663 पर है; यहाँ देवनागरी में दी गई है।

## कैसे गाएँ

सिर ढककर, फ़र्श पर बैठकर, हाथ में दीया लिए बिना: सिख परंपरा यही है और इसे निभाना अच्छा है। राग धनासरी है। “कैसी आरती होइ” वाला रहाउ पद बाक़ी पदों के बीच टेक की तरह लौटे। हो सके तो खुले में गाएँ, जब पहले तारे निकल रहे हों, और आरंभ से पहले चंद्रमा को खोज लें; उसकी कला [पंचांग](/astrology-services/panchang) में मिलेगी।`,
  },
};

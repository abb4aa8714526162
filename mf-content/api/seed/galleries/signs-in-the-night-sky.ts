import type { ContentSeed, GalleryDetails } from '../content-seed';

export const seed: ContentSeed<GalleryDetails> = {
  slug: 'signs-in-the-night-sky',
  cover: 'galleries/signs-in-the-night-sky.svg',
  category: '',
  tags: ['astronomy', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:02:00+05:30',
  details: {
    pictures: [
      {
        file: 'galleries/signs-in-the-night-sky/1.svg',
        en: {
          caption: 'Vrishabha (Taurus), with Krittika and Rohini',
          alt: 'The V of the Bull above dark hills; rings mark the cluster of Krittika and the orange star of Rohini.',
        },
        hi: {
          caption: 'वृषभ, कृत्तिका और रोहिणी के साथ',
          alt: 'काली पहाड़ियों के ऊपर वृषभ का V; कृत्तिका के गुच्छे और रोहिणी के नारंगी तारे पर घेरे।',
        },
      },
      {
        file: 'galleries/signs-in-the-night-sky/2.svg',
        en: {
          caption: 'Mithuna (Gemini), with Punarvasu',
          alt: 'Two lines of stars side by side above palms, beside the Milky Way; the eastern bright head is ringed.',
        },
        hi: {
          caption: 'मिथुन, पुनर्वसु के साथ',
          alt: 'ताड़ों के ऊपर आकाशगंगा के पास साथ-साथ तारों की दो रेखाएँ; पूर्वी चमकीले सिरे पर घेरा।',
        },
      },
      {
        file: 'galleries/signs-in-the-night-sky/3.svg',
        en: {
          caption: 'Simha (Leo), with Magha and the two Phalgunis',
          alt: 'The sickle and hindquarters of the Lion over a temple; three rings, one of them close to the path of the Sun.',
        },
        hi: {
          caption: 'सिंह, मघा और दोनों फाल्गुनी के साथ',
          alt: 'मंदिर के ऊपर सिंह की हँसिया और पिछला भाग; तीन घेरे, जिनमें एक सूर्य के पथ के पास।',
        },
      },
      {
        file: 'galleries/signs-in-the-night-sky/4.svg',
        en: {
          caption: 'Kanya (Virgo), with Chitra',
          alt: 'The wide figure of the Maiden above a banyan; a ring around Chitra just below the dotted path of the Sun.',
        },
        hi: {
          caption: 'कन्या, चित्रा के साथ',
          alt: 'बरगद के ऊपर कन्या का फैला हुआ आकार; सूर्य के बिंदीदार पथ के ज़रा नीचे चित्रा पर घेरा।',
        },
      },
      {
        file: 'galleries/signs-in-the-night-sky/5.svg',
        en: {
          caption: 'Vrishchika (Scorpius), with Anuradha, Jyeshtha and Mula',
          alt: 'The hooked line of the Scorpion over desert dunes and a camel; rings on its brow, its red heart and its sting.',
        },
        hi: {
          caption: 'वृश्चिक, अनुराधा, ज्येष्ठा और मूल के साथ',
          alt: 'रेत के टीलों और ऊँट के ऊपर वृश्चिक की मुड़ी रेखा; माथे, लाल हृदय और डंक पर घेरे।',
        },
      },
      {
        file: 'galleries/signs-in-the-night-sky/6.svg',
        en: {
          caption: 'Dhanu (Sagittarius), with both Ashadhas',
          alt: 'The shape of a teapot in the Milky Way above a river with a sailing boat; two of its stars are ringed.',
        },
        hi: {
          caption: 'धनु, दोनों आषाढ़ा के साथ',
          alt: 'पाल वाली नाव और नदी के ऊपर आकाशगंगा में केतली-सी आकृति; उसके दो तारों पर घेरे।',
        },
      },
    ],
  },
  en: {
    title: 'Signs in the night sky',
    summary:
      'Six constellations of the zodiac with every star where it is, the path of the Sun, and rings around the stars that name nakshatras.',
    coverAlt: 'A wheel of twelve parts with small star figures around a crescent Moon.',
    body: `The stars in these pictures are not scattered by taste. Their places come from the catalogue of the Hipparcos satellite, down to stars of magnitude 4.9, about what one sees from a village. Brighter stars are larger; the colour is the star's own, so Rohini and Jyeshtha are orange. North is above and east to the left, as when you stand facing south. The dotted line is the ecliptic, along which the Sun goes and near which Moon and planets keep.

A red ring marks the star by which a nakshatra is found. In Chitra's case the star does more: the zodiac most Indian almanacs use is fixed by placing it at, or very near, the middle of the circle, 180 degrees. Others, such as Mula, are groups; we have ringed one of their stars.

A rashi is an equal twelfth of the circle; the figures are larger and smaller than that, and the land below is only there to stand on.

Taurus is high on winter evenings, Leo in spring, Scorpius in the rains when clouds permit. Read on about [Rohini](/nakshatras/rohini), [Chitra](/nakshatras/chitra) and [Mula](/nakshatras/mula), or see where the grahas are [today](/astrology-services/panchang).`,
  },
  hi: {
    title: 'रात के आकाश में राशियाँ',
    summary:
      'राशिचक्र के छह तारामंडल, हर तारा अपनी जगह पर, साथ में सूर्य का पथ और उन तारों पर घेरे जिनसे नक्षत्र पहचाने जाते हैं।',
    coverAlt: 'चंद्रमा की फाँक के चारों ओर बारह भागों का चक्र, जिनमें तारों की छोटी आकृतियाँ।',
    body: `इन चित्रों के तारे मन से नहीं छिटके हैं। उनके स्थान हिपारकोस उपग्रह की सूची से हैं, 4.9 कांतिमान तक, लगभग जितने गाँव से दिखते हैं। चमकीला तारा बड़ा है; रंग तारे का अपना है, इसलिए रोहिणी और ज्येष्ठा नारंगी हैं। उत्तर ऊपर और पूर्व बाईं ओर है, जैसे आप दक्षिण की ओर मुँह करके खड़े हों। बिंदीदार रेखा क्रांतिवृत्त है, जिस पर सूर्य चलता है और जिसके पास चंद्रमा और ग्रह रहते हैं।

लाल घेरा उस तारे पर है जिससे नक्षत्र पहचाना जाता है। चित्रा का काम इससे बड़ा है: अधिकतर भारतीय पंचांगों का राशिचक्र उसे वृत्त के बीच, 180 अंश पर या उसके बहुत पास, रखकर बाँधा जाता है। मूल जैसे कुछ नक्षत्र तारों के समूह हैं; वहाँ हमने एक तारे पर घेरा रखा है।

राशि वृत्त का बराबर बारहवाँ भाग है; तारों की आकृतियाँ उससे बड़ी-छोटी होती हैं। नीचे की धरती बस खड़े होने के लिए है।

वृषभ जाड़े की शामों में ऊँचा होता है, सिंह वसंत में, और वृश्चिक बरसात में, जब बादल जगह दें। आगे पढ़िए [रोहिणी](/nakshatras/rohini), [चित्रा](/nakshatras/chitra) और [मूल](/nakshatras/mula), या देखिए [आज](/astrology-services/panchang) ग्रह कहाँ हैं।`,
  },
};

import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'how-27-nakshatras-divide-the-sky',
  cover: 'videos/how-27-nakshatras-divide-the-sky.svg',
  category: '',
  tags: ['nakshatra', 'moon', 'zodiac'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:34:00+05:30',
  details: {
    file: 'videos/how-27-nakshatras-divide-the-sky.mp4',
    poster: 'covers/videos/how-27-nakshatras-divide-the-sky.svg',
    seconds: 37,
    captions: {
      en: 'videos/how-27-nakshatras-divide-the-sky.en.vtt',
      hi: 'videos/how-27-nakshatras-divide-the-sky.hi.vtt',
    },
  },
  en: {
    title: 'How 27 nakshatras divide the sky',
    summary:
      'The Moon needs some 27 days for one round of the sky, and 27 nakshatras mark its nightly stations. See how they fit with the twelve rashis.',
    coverAlt:
      'A golden ring cut into 27 numbered parts around the Earth; the Moon stands before one of them, marked red.',
    body: `Long before calendars hung on walls, people told the days of a month by the stars near the Moon. Each evening it stood about thirteen degrees further east. After 27 evenings it was back among the same stars. So the belt was divided into 27 stations, each with the name of a star or group close by: Krittika is the Pleiades, Rohini the reddish Aldebaran, Chitra the star Spica.

## Equal parts

In today’s reckoning all 27 are equally wide, 13°20′. The stars themselves are not so evenly spaced, so a name-giving star may stand well away from the middle of its nakshatra. The count begins at 0° Mesha with [Ashwini](/nakshatras/ashwini) and ends with [Revati](/nakshatras/revati). Some old lists had a 28th, Abhijit, near Vega; it still has a place in certain muhurta rules.

The Moon’s pace varies between about 12 and 15 degrees a day, so it spends from 21 to 27 hours in a nakshatra. The one it was in at your birth is your janma nakshatra. It is where the dashas are counted from, and you will find it with its pada in your [free kundli](/astrology-services/free-kundli).`,
  },
  hi: {
    title: '27 नक्षत्र आकाश को कैसे बाँटते हैं',
    summary:
      'चंद्रमा लगभग 27 दिन में आकाश का एक फेरा लगाता है और 27 नक्षत्र उसके रोज़ के पड़ाव हैं। देखिए, बारह राशियों से उनका मेल कैसे बैठता है।',
    coverAlt: 'पृथ्वी के चारों ओर 27 अंकित भागों वाला सुनहरा घेरा; एक लाल भाग के सामने चंद्रमा।',
    body: `दीवार पर कैलेंडर टँगने से बहुत पहले लोग महीने के दिन चंद्रमा के पास के तारों से पहचानते थे। हर शाम वह कोई तेरह अंश पूर्व की ओर खिसका मिलता, और 27 शामों बाद फिर उन्हीं तारों के बीच। इसलिए उसके मार्ग के 27 पड़ाव माने गए, और हर एक को पास के तारे या तारा-समूह का नाम मिला: कृत्तिका छोटे-से झुरमुट से, रोहिणी लाल-से तारे से, चित्रा अपने चमकीले तारे से।

## बराबर भाग

आज की गणना में सब बराबर हैं, हर एक 13°20′ का। तारे ख़ुद इतनी समान दूरी पर नहीं हैं, इसलिए नाम देने वाला तारा अपने नक्षत्र के बीच से काफ़ी हटकर भी हो सकता है। गिनती 0° मेष पर [अश्विनी](/nakshatras/ashwini) से शुरू होकर [रेवती](/nakshatras/revati) पर पूरी होती है। कुछ पुरानी सूचियों में अट्ठाईसवाँ अभिजित भी है; मुहूर्त के कुछ नियमों में उसका स्थान आज भी है।

चंद्रमा की चाल दिन में लगभग 12 से 15 अंश के बीच बदलती है, इसलिए वह एक नक्षत्र में 21 से 27 घंटे रहता है। जन्म के समय वह जिसमें था, वही आपका जन्म नक्षत्र है। दशाएँ वहीं से गिनी जाती हैं; चरण सहित वह आपकी [निःशुल्क कुंडली](/astrology-services/free-kundli) में मिलेगा।`,
  },
};

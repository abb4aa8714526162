import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'rahu-and-ketu-where-two-paths-cross',
  cover: 'videos/rahu-and-ketu-where-two-paths-cross.svg',
  category: '',
  tags: ['rahu', 'ketu', 'eclipse'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:07:00+05:30',
  details: {
    file: 'videos/rahu-and-ketu-where-two-paths-cross.mp4',
    poster: 'covers/videos/rahu-and-ketu-where-two-paths-cross.svg',
    seconds: 39,
    captions: {
      en: 'videos/rahu-and-ketu-where-two-paths-cross.en.vtt',
      hi: 'videos/rahu-and-ketu-where-two-paths-cross.hi.vtt',
    },
  },
  en: {
    title: 'Rahu and Ketu: where two paths cross',
    summary:
      'Rahu and Ketu have no body to look at. They are the two points at which the Moon’s path crosses the Sun’s, and where eclipses become possible.',
    coverAlt:
      'Two tilted rings around the Earth, the Sun’s in gold and the Moon’s in pale blue, crossing at two red points; Sun and Moon meet at one of them.',
    body: `In the story of the churning of the ocean, a demon slips in among the gods and drinks of the amrita. Sun and Moon notice him, and Vishnu parts head from body. The head is Rahu, the trunk Ketu, and now and then they take hold of the two who told on them. The story puts them exactly where eclipses take place.

## Points, computed to the minute

Astronomy calls them the ascending and the descending node. At Rahu the Moon crosses the Sun’s path towards the north, at Ketu towards the south. Sun and Moon meet every month, but only within some 18 degrees of a node does the new Moon reach the Sun’s disc. That happens in two seasons a year. The [eclipse of 2 August 2027](/astrology-news/solar-eclipse-2-august-2027-india), which the film shows, is partial in most of India.

The nodes move back by about 19 degrees a year, so they spend a year and a half in a sign. The film uses the mean node, which moves evenly; the true node sways around it by up to about a degree and three quarters. What tradition connects with the two is on the pages of [Rahu](/remedies/rahu) and [Ketu](/remedies/ketu).`,
  },
  hi: {
    title: 'राहु और केतु: जहाँ दो पथ कटते हैं',
    summary:
      'राहु और केतु का कोई पिंड नहीं जिसे देखा जा सके। ये वे दो बिंदु हैं जहाँ चंद्रमा का पथ सूर्य के पथ को काटता है और ग्रहण हो सकते हैं।',
    coverAlt:
      'पृथ्वी के चारों ओर दो झुके घेरे, सूर्य का सुनहरा और चंद्रमा का हल्का नीला, जो दो लाल बिंदुओं पर कटते हैं; एक पर सूर्य और चंद्रमा मिल रहे हैं।',
    body: `समुद्र मंथन की कथा में एक असुर देवताओं की पंक्ति में बैठकर अमृत पी लेता है। सूर्य और चंद्रमा उसे पहचान लेते हैं, और विष्णु उसका सिर धड़ से अलग कर देते हैं। सिर राहु है, धड़ केतु; और कभी-कभी वे अपना भेद खोलने वालों को पकड़ लेते हैं। कथा उन्हें ठीक वहीं बिठाती है जहाँ ग्रहण होते हैं।

## बिंदु, पर गणना पक्की

खगोल में इन्हें चंद्रमा के पात कहते हैं। राहु पर चंद्रमा सूर्य के पथ को उत्तर की ओर पार करता है, केतु पर दक्षिण की ओर। सूर्य और चंद्रमा हर महीने मिलते हैं, पर अमावस्या का चंद्रमा सूर्य के बिंब तक तभी पहुँचता है जब पात कोई 18 अंश के भीतर हो। ऐसा वर्ष में दो बार के दौर में होता है। फ़िल्म में दिखाया गया [2 अगस्त 2027 का ग्रहण](/astrology-news/solar-eclipse-2-august-2027-india) भारत के अधिकांश भाग में खंडग्रास है।

पात वर्ष में लगभग 19 अंश पीछे चलते हैं, इसलिए एक राशि में डेढ़ वर्ष रहते हैं। फ़िल्म में मध्यम राहु है, जो एक-सी चाल चलता है; स्पष्ट राहु उससे लगभग पौने दो अंश तक इधर-उधर डोलता है। परंपरा इन दोनों से क्या जोड़ती है, यह [राहु](/remedies/rahu) और [केतु](/remedies/ketu) के पृष्ठों पर है।`,
  },
};

import type { ContentSeed, GalleryDetails } from '../content-seed';

export const seed: ContentSeed<GalleryDetails> = {
  slug: 'instruments-of-jantar-mantar',
  cover: 'galleries/instruments-of-jantar-mantar.svg',
  category: '',
  tags: ['astronomy', 'history'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:50:00+05:30',
  details: {
    pictures: [
      {
        file: 'galleries/instruments-of-jantar-mantar/1.svg',
        en: {
          caption: 'Samrat yantra: a wedge that points to the pole',
          alt: 'A stair climbs the edge of a great wedge to a small pavilion; a curved scale rises on either side.',
        },
        hi: {
          caption: 'सम्राट यंत्र: ध्रुव की ओर उठी ढाल',
          alt: 'विशाल तिकोनी दीवार की ढाल पर छतरी तक जाती सीढ़ी; दोनों ओर उठते वक्र मापक।',
        },
      },
      {
        file: 'galleries/instruments-of-jantar-mantar/2.svg',
        en: {
          caption: 'Jai Prakash yantra: the sky turned over',
          alt: 'A marble bowl in the ground with alternate slabs and gaps, cross-wires over it and the shadow of a ring on its wall.',
        },
        hi: {
          caption: 'जयप्रकाश यंत्र: उलटा रखा आकाश',
          alt: 'ज़मीन में धँसा संगमरमर का कटोरा, बारी-बारी पटिया और ख़ाली जगह, ऊपर तार और दीवार पर छल्ले की छाया।',
        },
      },
      {
        file: 'galleries/instruments-of-jantar-mantar/3.svg',
        en: {
          caption: 'Rama yantra: height and direction',
          alt: 'Sectors of white floor spread from a red pillar towards a ring of walls with arches; the pillar throws a shadow.',
        },
        hi: {
          caption: 'राम यंत्र: ऊँचाई और दिशा',
          alt: 'लाल स्तंभ से मेहराबदार दीवारों के घेरे तक फैली सफ़ेद पट्टियाँ; स्तंभ की छाया पड़ती हुई।',
        },
      },
      {
        file: 'galleries/instruments-of-jantar-mantar/4.svg',
        en: {
          caption: 'Misra yantra of Delhi',
          alt: 'A red building from the front: a central stair between two sets of nested half circles.',
        },
        hi: {
          caption: 'दिल्ली का मिश्र यंत्र',
          alt: 'सामने से लाल इमारत: बीच में सीढ़ी और दोनों ओर एक के भीतर एक अर्धवृत्त।',
        },
      },
      {
        file: 'galleries/instruments-of-jantar-mantar/5.svg',
        en: {
          caption: 'Rashivalaya: a dial for each sign',
          alt: 'Twelve small dials on a platform, each with a red edge leaning its own way between two curved scales.',
        },
        hi: {
          caption: 'राशिवलय: हर राशि की अपनी घड़ी',
          alt: 'चबूतरे पर बारह छोटे यंत्र, हर एक की लाल धार अपनी दिशा में झुकी और दोनों ओर वक्र मापक।',
        },
      },
      {
        file: 'galleries/instruments-of-jantar-mantar/6.svg',
        en: {
          caption: 'Nadivalaya: the Sun north or south',
          alt: 'A thick round dial leans on a stone base; the pin in its middle throws a shadow among the hour lines.',
        },
        hi: {
          caption: 'नाड़ीवलय: सूर्य उत्तर में या दक्षिण में',
          alt: 'पत्थर के आधार पर झुका मोटा गोल यंत्र; बीच की कील की छाया घंटों की रेखाओं पर।',
        },
      },
    ],
  },
  en: {
    title: 'Instruments of Jantar Mantar',
    summary:
      'Six masonry instruments of Sawai Jai Singh, drawn from their geometry: how stone was set to read time, height and the place of the Sun.',
    coverAlt: 'A sundial wedge at night points to the star around which the sky draws its circles.',
    body: `Between about 1724 and 1735 Sawai Jai Singh II of Amber built observatories in Delhi, Jaipur, Mathura, Ujjain and Varanasi. He wanted better tables than those in use and believed that large instruments of stone would shake less than brass ones.

The drawings follow the construction. The edge of the Samrat yantra rises at the latitude of its place, 26.9 degrees in Jaipur, and so points to the pole; its quadrants lie in the plane of the equator, where the shadow moves evenly, a hand's breadth in a minute. The bowl of Jai Prakash is the sky turned over. In Rama yantra the wall is read for height, the floor for direction. Each of the twelve dials of Rashivalaya leans to where the pole of the ecliptic stands when its sign begins to cross the meridian; we have set them in rows to show this, which they are not in Jaipur. The pin of Nadivalaya throws its shadow on the southern face while the Sun is south of the equator, on the northern one in the other half of the year.

How a place in the sky becomes a date is told in [Five limbs of a panchang](/web-stories/five-limbs-of-a-panchang).`,
  },
  hi: {
    title: 'जंतर मंतर के यंत्र',
    summary:
      'सवाई जयसिंह के छह पत्थर के यंत्र, उनकी ज्यामिति से बने चित्र: समय, ऊँचाई और सूर्य का स्थान पढ़ने के लिए पत्थर कैसे रखे गए।',
    coverAlt: 'रात में धूपघड़ी की ढाल उस तारे की ओर उठी है जिसके चारों ओर आकाश घेरे बनाता है।',
    body: `लगभग 1724 से 1735 के बीच आमेर के सवाई जयसिंह द्वितीय ने दिल्ली, जयपुर, मथुरा, उज्जैन और वाराणसी में वेधशालाएँ बनवाईं। उन्हें चलन की सारणियों से बेहतर सारणियाँ चाहिए थीं और उनका मानना था कि पत्थर के बड़े यंत्र पीतल के यंत्रों से कम हिलेंगे।

ये चित्र बनावट के नियम से बने हैं। सम्राट यंत्र की ढाल स्थान के अक्षांश जितनी उठी है, जयपुर में 26.9 अंश, इसलिए वह ध्रुव की ओर देखती है; उसके वक्र मापक विषुवत के तल में हैं, जहाँ छाया एक-सी चाल से चलती है, मिनट भर में लगभग एक हथेली। जयप्रकाश का कटोरा उलटा रखा आकाश है। राम यंत्र में दीवार पर ऊँचाई और फ़र्श पर दिशा पढ़ी जाती है। राशिवलय के बारहों यंत्र वहाँ झुके हैं जहाँ उनकी राशि के मध्याह्न रेखा पर आते समय क्रांतिवृत्त का ध्रुव होता है; यह दिखाने के लिए हमने उन्हें क़तार में रखा है, जयपुर में वे क़तार में नहीं हैं। नाड़ीवलय की कील की छाया सूर्य के दक्षिण में रहने पर दक्षिणी मुख पर और साल के दूसरे आधे में उत्तरी मुख पर पड़ती है।

आकाश के स्थान से तिथि कैसे बनती है, यह [पंचांग के पाँच अंग](/web-stories/five-limbs-of-a-panchang) में है।`,
  },
};

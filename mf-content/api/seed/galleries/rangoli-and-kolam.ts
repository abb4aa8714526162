import type { ContentSeed, GalleryDetails } from '../content-seed';

export const seed: ContentSeed<GalleryDetails> = {
  slug: 'rangoli-and-kolam',
  cover: 'galleries/rangoli-and-kolam.svg',
  category: '',
  tags: ['rangoli', 'festivals'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:40:00+05:30',
  details: {
    pictures: [
      {
        file: 'galleries/rangoli-and-kolam/1.svg',
        en: {
          caption: 'Pulli kolam: one unbroken line around 41 dots',
          alt: 'A white line crosses itself around yellow dots set as a diamond on a red floor, and closes where it began.',
        },
        hi: {
          caption: 'पुल्लि कोलम: 41 बिंदियाँ, एक अटूट रेखा',
          alt: 'लाल फ़र्श पर चौकोर में रखी पीली बिंदियों के चारों ओर घूमती सफ़ेद रेखा, जो अपने आरंभ पर लौट आती है।',
        },
      },
      {
        file: 'galleries/rangoli-and-kolam/2.svg',
        en: {
          caption: 'Hridaya kamalam, the lotus of the heart',
          alt: 'Eight rays of five dots, joined by one curve into an eight-pointed lotus on a teal floor.',
        },
        hi: {
          caption: 'हृदय कमलम, हृदय का कमल',
          alt: 'नीले-हरे फ़र्श पर पाँच-पाँच बिंदियों की आठ किरणें, एक ही रेखा से जुड़कर आठ पंखुड़ी का कमल बनाती हुई।',
        },
      },
      {
        file: 'galleries/rangoli-and-kolam/3.svg',
        en: {
          caption: 'Alpana of Bengal in rice paste',
          alt: 'A white lotus within a creeper on brown earth, with ears of rice in the corners and small footprints at the sides.',
        },
        hi: {
          caption: 'बंगाल की अल्पना, चावल के घोल से',
          alt: 'भूरी मिट्टी पर बेल से घिरा सफ़ेद कमल, कोनों में धान की बालियाँ और दोनों ओर नन्हे पदचिह्न।',
        },
      },
      {
        file: 'galleries/rangoli-and-kolam/4.svg',
        en: {
          caption: 'Aipan of Kumaon on red ochre',
          alt: 'A five-pointed star in a ring of petals and a square frame, with falling white lines on both sides.',
        },
        hi: {
          caption: 'गेरू पर कुमाऊँ का ऐपण',
          alt: 'पंखुड़ियों के घेरे और चौकोर किनारी में पाँच कोनों का तारा, दोनों ओर ऊपर से गिरती सफ़ेद रेखाएँ।',
        },
      },
      {
        file: 'galleries/rangoli-and-kolam/5.svg',
        en: {
          caption: 'Pookkalam, a carpet of petals for Onam',
          alt: 'Rings of green, white, orange, yellow and red petals around an eight-petalled flower.',
        },
        hi: {
          caption: 'पूक्कलम, ओणम की पंखुड़ियों की चादर',
          alt: 'आठ पंखुड़ी के फूल के चारों ओर हरी, सफ़ेद, नारंगी, पीली और लाल पंखुड़ियों के घेरे।',
        },
      },
      {
        file: 'galleries/rangoli-and-kolam/6.svg',
        en: {
          caption: 'Powder rangoli with twelve lamps',
          alt: 'A twelve-pointed pattern of teal, red, orange and yellow on a dark floor, a small lamp burning at each point.',
        },
        hi: {
          caption: 'बारह दीयों वाली रंगोली',
          alt: 'गहरे फ़र्श पर नीले-हरे, लाल, नारंगी और पीले रंग की बारह नोक की रंगोली, हर नोक पर जलता दीया।',
        },
      },
    ],
  },
  en: {
    title: 'Rangoli and kolam',
    summary:
      'Six floor drawings from six parts of India: dotted kolam, the heart’s lotus, alpana, aipan, a carpet of petals and a powder rangoli.',
    coverAlt: 'A small dotted kolam beside half of a large coloured rangoli on a red floor.',
    body: `Every morning in Tamil Nadu some doorsteps are swept, sprinkled with water and drawn upon anew. By evening feet and sparrows have taken the rice flour away, and that is as it should be.

Two of these drawings follow strict rules. A pulli kolam begins with dots; the line goes around each of them, crosses itself at right angles and comes back to where it started. The first picture was found by trying crossings until a single line was left. For Hridaya kamalam five dots are set on each of eight rays and joined in the order one, three, five, two, four, a ray further each time. After forty steps every dot has been used.

The others follow the hand: wet rice paste from a fingertip in Bengal, three fingers on red ochre in Kumaon, petals at Onam, coloured powder let through thumb and finger in the west.

What you need at home is rice flour, a pinch at a time. See also [Onam](/rituals/festivals/onam), [Pongal](/rituals/festivals/pongal) and the [main entrance](/vastu/main-entrance).`,
  },
  hi: {
    title: 'रंगोली और कोलम',
    summary:
      'भारत के छह इलाक़ों के छह भूमि-चित्र: बिंदियों का कोलम, हृदय कमलम, अल्पना, ऐपण, पंखुड़ियों का पूक्कलम और रंगों की रंगोली।',
    coverAlt: 'लाल फ़र्श पर बिंदियों का छोटा कोलम और पास में बड़ी रंगीन रंगोली का आधा भाग।',
    body: `तमिलनाडु में कितनी ही देहरियाँ हर सुबह बुहारी जाती हैं, उन पर पानी छिड़का जाता है और नया कोलम बनता है। शाम तक पैर और गौरैया चावल का आटा ले जाते हैं, और यही होना भी चाहिए।

इनमें दो चित्र पक्के नियम से बनते हैं। पुल्लि कोलम बिंदियों से शुरू होता है; रेखा हर बिंदी के चारों ओर जाती है, अपने को समकोण पर काटती है और वहीं लौटती है जहाँ से चली थी। पहला चित्र तब तक अलग-अलग मोड़ आज़माकर मिला जब तक एक ही रेखा न बची। हृदय कमलम में आठ किरणों पर पाँच-पाँच बिंदियाँ रखी जाती हैं और एक, तीन, पाँच, दो, चार के क्रम से जोड़ी जाती हैं, हर बार अगली किरण पर। चालीस क़दम में कोई बिंदी नहीं छूटती।

बाक़ी चित्र हाथ की चाल से चलते हैं: बंगाल में उँगली से टपकता चावल का घोल, कुमाऊँ में गेरू पर तीन उँगलियाँ, ओणम पर पंखुड़ियाँ, और पश्चिम में अँगूठे और उँगली के बीच से झरता रंग।

घर पर बस चुटकी-चुटकी चावल का आटा चाहिए। साथ में पढ़िए [ओणम](/rituals/festivals/onam), [पोंगल](/rituals/festivals/pongal) और [मुख्य द्वार](/vastu/main-entrance)।`,
  },
};

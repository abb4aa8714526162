import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'study-corner',
  cover: 'vastu/study-corner.svg',
  category: '',
  tags: ['study', 'children', 'work from home'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:10:00+05:30',
  details: {},
  en: {
    title: 'A study corner for children and for those who work at home',
    summary:
      'Facing east or north, light from the side, a wall behind: how to set a desk by vastu and good sense, in a bedroom, a hall or half a balcony.',
    coverAlt:
      'A red desk with an open book and a lamp, a shelf of books, and the rising Sun in the window.',
    body: `Nobody learns because of a direction. But a place that is lit, orderly and always the same saves the first ten minutes of every hour, and that adds up over a school year.

## The place

Tradition likes the north-east and the east for learning, the west for long reading, the north for accounts. What these have in common is soft daylight. In a small home choose the spot that is not on the way to anything: no door opening against the chair, no television in view, no fridge beside the ear.

## Facing, and what stands behind

Face east or north if you can. A wall behind the back lets the mind rest in front; sitting with the back to a door makes most people listen over their shoulder. Keep an arm’s length between eyes and wall, so that they can look up and far. If the only desk faces south, put a picture of an open landscape there and go on with the lesson.

## Light

For those who write with the right hand light comes from the left, for left-handed children from the right. A lamp with a shade that hides the bulb, pointed at the page. A second weak light in the room at night keeps the eyes from working in a tunnel.

## On the desk

What belongs to this hour, and a glass of water. Books of other subjects stand behind or in a bag. A small image of Saraswati or Ganesha, a globe, a plant: one thing that pleases. A clock with hands teaches time better than a telephone, which is in another room.

## For small children

A low table and a mat do as well as furniture. Show them how to end: pencils in the cup, book on the shelf, lamp off. The first writing lesson, vidyarambha, is held on [Vasant Panchami](/rituals/festivals/vasant-panchami) in the north and on Vijayadashami in Kerala; a plate of rice and a finger are all it needs.

## For those who work at home

Let work have an edge: a cloth over the computer, a closed lid, a desk turned to the room after six. In one room that is the wall between office and home. A good hour for beginnings can be looked up in the [choghadiya of the day](/astrology-services/panchang); the rest is sitting down.`,
  },
  hi: {
    title: 'पढ़ाई का कोना: बच्चों के लिए और घर से काम करने वालों के लिए',
    summary:
      'मुँह पूर्व या उत्तर, रोशनी बग़ल से, पीठ पीछे दीवार: शयनकक्ष, बैठक या आधी बालकनी में मेज़ वास्तु और समझ से कैसे लगाएँ।',
    coverAlt: 'खुली किताब और लैंप वाली लाल मेज़, किताबों की शेल्फ़ और खिड़की में उगता सूर्य।',
    body: `दिशा के कारण कोई नहीं सीखता। पर जो जगह उजली, सधी हुई और हमेशा एक-सी हो, वह हर घंटे के पहले दस मिनट बचाती है, और साल भर में यह बहुत हो जाता है।

## जगह

परंपरा विद्या के लिए उत्तर-पूर्व और पूर्व, लंबे पाठ के लिए पश्चिम और हिसाब के लिए उत्तर पसंद करती है। इन सबमें एक बात समान है: नरम दिन का उजाला। छोटे घर में वह जगह चुनिए जो किसी के रास्ते में न हो: कुर्सी से टकराता दरवाज़ा नहीं, सामने टीवी नहीं, कान के पास फ़्रिज नहीं।

## मुँह किधर, पीठ पीछे क्या

हो सके तो पूर्व या उत्तर की ओर मुँह रखें। पीठ पीछे दीवार हो तो मन सामने टिकता है; दरवाज़े की ओर पीठ करके बैठने वाले अक्सर पीछे की आहट सुनते रहते हैं। आँख और दीवार के बीच एक हाथ की दूरी रहे, ताकि नज़र उठाकर दूर देख सकें। मेज़ दक्षिण की ओर ही लग सकती हो, तो सामने खुले मैदान का चित्र लगाइए और पाठ आगे बढ़ाइए।

## रोशनी

दाएँ हाथ से लिखने वालों को रोशनी बाईं ओर से, बाएँ हाथ वाले बच्चों को दाईं ओर से मिले। लैंप ऐसा हो जिसमें बल्ब छिपा रहे और प्रकाश पन्ने पर पड़े। रात में कमरे में दूसरी हल्की रोशनी भी हो, ताकि आँखें सुरंग में काम न करें।

## मेज़ पर

वही जो इस घंटे का है, और एक गिलास पानी। दूसरे विषयों की किताबें पीछे या बस्ते में। सरस्वती या गणेश की छोटी मूर्ति, ग्लोब, पौधा: कोई एक चीज़ जो अच्छी लगे। सुइयों वाली घड़ी फ़ोन से बेहतर समय सिखाती है; फ़ोन दूसरे कमरे में रहे।

## छोटे बच्चों के लिए

नीची मेज़ और चटाई भी उतना ही काम करती है। उन्हें समेटना दिखाइए: पेंसिल डिब्बे में, किताब शेल्फ़ पर, लैंप बंद। अक्षर का पहला पाठ, विद्यारंभ, उत्तर में [वसंत पंचमी](/rituals/festivals/vasant-panchami) और केरल में विजयादशमी को होता है; चावल की एक थाली और एक उँगली पर्याप्त है।

## घर से काम करने वालों के लिए

काम की एक सीमा हो: कंप्यूटर पर कपड़ा, बंद लैपटॉप, छह बजे के बाद कमरे की ओर घूमी मेज़। एक कमरे में यही दफ़्तर और घर के बीच की दीवार है। आरंभ का अच्छा समय [दिन के चौघड़िया](/astrology-services/panchang) में देखा जा सकता है; बाक़ी काम बैठ जाने का है।`,
  },
};

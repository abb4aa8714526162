import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'rented-flat',
  cover: 'vastu/rented-flat.svg',
  category: '',
  tags: ['rented', 'flat', 'small homes'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:24:00+05:30',
  details: {},
  en: {
    title: 'Vastu in a rented flat: what you can do without a drill',
    summary:
      'You cannot move the kitchen or the landlord. Light, order, furniture and habits still can change: a weekend’s plan for a rented flat, room by room.',
    coverAlt:
      'A block of flats by night with one warm window, a leaf garland and a lamp in it, under a full Moon.',
    body: `The agreement runs for eleven months, nails are forbidden, and the bathroom is where the books want the shrine. Most people in cities live so. Vastu has something to offer them as well, if it is taken as the art of living well in a given place.

## What belongs to whom

Walls, door and plumbing are the building’s. Light, smell, order, furniture and sound are yours. Work on the second list, and let the first be as it is. Many teachers agree that what cannot be altered is accepted with a good mind.

## Saturday: clear

- Empty the north-east corner of the main room: boxes out, floor wiped.
- Mend or give away what does not work. A stopped clock, a dripping tap and a fused bulb are the three most often named.
- Take everything from under the bed except bedding.
- Oil the front door.

## Sunday: place

Put the heaviest cupboard in the south or west. Set the bed with the head to south or east if the room permits; if not, let it have a wall behind it. Turn the desk so that daylight comes from the side. A shelf or tray, at chest height, makes a shrine; a diya on a steel plate is safe and leaves no mark.

## Instead of breaking

A bathroom in the north-east: keep its door shut, its fan running and its floor dry. A dark entrance: a plug-in lamp and a pale mat. No balcony: tulsi on a sunny sill, or money plant in water where there is no Sun. Hooks with glue do for a toran.

## Moving in

Many families boil milk in the new kitchen till it rises, carry in salt and a full pot of water, and sweep with a new broom. A full griha pravesh is for one’s own house; for a rented one a lamp and a sweet to the neighbours are enough. If you like a good hour, see [muhurat](/astrology-services/muhurat).

## What to leave alone

Pyramids, metal strips and “flat correction” kits are modern wares. Keep the deposit for better things. A rented home where people laugh at dinner lacks nothing that a wall could give it.`,
  },
  hi: {
    title: 'किराए के घर में वास्तु: बिना ड्रिल के क्या हो सकता है',
    summary:
      'न रसोई खिसकेगी, न मकान मालिक। पर रोशनी, व्यवस्था, सामान और आदतें बदल सकती हैं: किराए के घर के लिए दो दिन की योजना।',
    coverAlt: 'रात में फ़्लैटों की इमारत, एक उजली खिड़की में पत्तों का तोरण और दीया, ऊपर पूरा चाँद।',
    body: `अनुबंध ग्यारह महीने का है, कील ठोकना मना है, और जहाँ किताबें पूजाघर चाहती हैं, वहाँ स्नानघर है। शहरों में अधिकतर लोग ऐसे ही रहते हैं। वास्तु को मिली हुई जगह में अच्छे से रहने की कला मानें, तो उनके लिए भी उसमें बहुत कुछ है।

## किसका क्या है

दीवार, दरवाज़ा और नल इमारत के हैं। रोशनी, गंध, व्यवस्था, सामान और आवाज़ आपके। दूसरी सूची पर काम कीजिए, पहली को रहने दीजिए। बहुत-से जानकार कहते हैं कि जो बदल न सके, उसे अच्छे मन से स्वीकारें।

## शनिवार: हटाना

- बड़े कमरे का ईशान कोना ख़ाली करें: डिब्बे बाहर, फ़र्श साफ़।
- जो नहीं चलता उसे सुधारें या दे दें। रुकी घड़ी, टपकता नल और फ़्यूज़ बल्ब सबसे अधिक गिनाए जाते हैं।
- पलंग के नीचे से बिस्तर छोड़ सब निकालें।
- मुख्य द्वार में तेल दें।

## रविवार: जमाना

सबसे भारी अलमारी दक्षिण या पश्चिम में रखें। कमरा अनुमति दे तो सिरहाना दक्षिण या पूर्व में; नहीं तो पीछे दीवार ज़रूर हो। मेज़ ऐसे घुमाएँ कि उजाला बग़ल से आए। छाती की ऊँचाई पर एक ताक या थाली पूजा की जगह बन जाती है; स्टील की प्लेट पर दीया सुरक्षित है और निशान नहीं छोड़ता।

## तोड़ने के बदले

ईशान में स्नानघर हो: दरवाज़ा बंद, पंखा चालू, फ़र्श सूखा। प्रवेश अँधेरा हो: प्लग वाला लैंप और हल्के रंग की चटाई। बालकनी न हो: धूप वाली खिड़की पर तुलसी, धूप न हो तो पानी में मनी प्लांट। तोरण के लिए चिपकने वाले हुक ठीक हैं।

## घर में आना

बहुत-से परिवार नई रसोई में दूध उफनने तक उबालते हैं, नमक और भरा कलश भीतर लाते हैं और नई झाड़ू लगाते हैं। पूरा गृह प्रवेश अपने घर के लिए है; किराए के घर में दीया और पड़ोसियों को मिठाई काफ़ी है। शुभ समय चाहें तो [मुहूर्त](/astrology-services/muhurat) देखें।

## क्या छोड़ दें

पिरामिड, धातु की पट्टियाँ और “दोष निवारण” किट आज की बिकाऊ चीज़ें हैं। पैसे अच्छे काम के लिए रखिए। जिस किराए के घर में खाने पर हँसी होती है, उसमें ऐसी कोई कमी नहीं जो दीवार पूरी कर सके।`,
  },
};

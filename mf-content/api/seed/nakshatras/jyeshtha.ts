import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'jyeshtha',
  cover: 'nakshatras/jyeshtha.svg',
  category: '',
  tags: ['jyeshtha', 'vrischika', 'mercury', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:28:00+05:30',
  details: {},
  en: {
    title: 'Jyeshtha: the eldest, who must protect',
    summary:
      'Jyeshtha nakshatra in Vrischika: red Antares, Indra’s burden, the umbrella and the earring, naming sounds, seniority in tradition and sharp days.',
    coverAlt: 'Red Antares between two small stars above a royal umbrella with hanging beads.',
    body: `Antares is the heart of the Scorpion, red as a coal, and so large that our Sun beside it would be a mustard seed beside a water pot. Old Indian lists sometimes call it Rohini as well: there were two red ones, one at each side of the sky, and when the first rises the other sets.

- **Span:** 16°40′ to 30°00′ of Vrischika
- **Stars:** Antares with Sigma and Tau Scorpii; yogatara Antares (Alpha Scorpii)
- **Deity:** Indra
- **Symbol:** an earring or an umbrella
- **Vimshottari lord:** [Budha (Mercury)](/remedies/mercury), 17 years
- **Gana, yoni, nadi:** rakshasa, deer, adi
- **Naming sounds by pada:** No, Ya, Yi, Yu
- **Class in muhurta:** tikshna (sharp)

## Indra’s problem

Everyone wants the eldest to be strong, and no one asks whether he is tired. Indra slew Vritra and released the rivers. But Vritra was a brahmin’s son, and so the victor hid in a lotus stalk, ashamed, until the gods searched for him. Another time he stood in front of Vrindavan with all his rain, and a boy with a hill on one finger showed him that being first is not being greatest. The umbrella of the eldest is meant for those beneath it.

## What is said of character

Tradition describes capable, proud, secretive people of few close friends, early burdened with the work of elders, generous towards dependants and quick to take offence. Budha gives cleverness and a dry tongue. Much is softened if they hand over part of the load before being begged to, and if someone younger is now and then allowed to be right.

## The use of its days

Sharp class. Firm decisions, security, repair, dealing with opponents, deep study. Weddings are avoided, in some families especially for eldest children; others pay no heed. The end of the nakshatra meets Mula at the joint of two signs. For a birth there, a *gandanta*, priests say a shanti, and parents can rest easy.`,
  },
  hi: {
    title: 'ज्येष्ठा: बड़ी, जिसे रक्षा करनी है',
    summary:
      'वृश्चिक का ज्येष्ठा नक्षत्र: लाल एंटारेस, इंद्र का भार, छत्र और कुंडल, नामाक्षर, परंपरा में बड़प्पन का स्वभाव और तीक्ष्ण दिन।',
    coverAlt: 'दो छोटे तारों के बीच लाल ज्येष्ठा तारा, नीचे मनकों की झालर वाला राजछत्र।',
    body: `एंटारेस बिच्छू का हृदय है, अंगारे-सा लाल, और इतना विशाल कि हमारा सूर्य उसके पास रखा जाए तो पानी के घड़े के आगे राई लगे। पुरानी सूचियाँ इसे भी कभी-कभी रोहिणी कहती हैं: आकाश के दो ओर दो लाल तारे, एक उगता है तो दूसरा डूबता है।

- **विस्तार:** वृश्चिक 16°40′ से 30°00′
- **तारे:** एंटारेस, साथ में सिग्मा और टाउ स्कॉर्पी; योगतारा एंटारेस (अल्फ़ा स्कॉर्पी)
- **देवता:** इंद्र
- **चिह्न:** कुंडल या छत्र
- **विंशोत्तरी स्वामी:** [बुध](/remedies/mercury), 17 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, मृग, आदि
- **चरण के अनुसार नामाक्षर:** नो, या, यी, यू
- **मुहूर्त में वर्ग:** तीक्ष्ण

## इंद्र की कठिनाई

सब चाहते हैं कि घर का बड़ा बलवान हो; थका तो नहीं, यह कोई नहीं पूछता। इंद्र ने वृत्र को मारकर नदियाँ छुड़ाईं। पर वृत्र ब्राह्मण का पुत्र था, इसलिए विजेता लज्जित होकर कमल की नाल में जा छिपा, जब तक देवताओं ने खोज न लिया। एक और बार वे अपनी सारी वर्षा लेकर वृंदावन के सामने आए, और एक उँगली पर पर्वत उठाए बालक ने दिखाया कि पहला होना सबसे बड़ा होना नहीं है। बड़े का छत्र उनके लिए है जो नीचे खड़े हैं।

## स्वभाव पर जो कहा गया

परंपरा समर्थ, स्वाभिमानी, मन की बात मन में रखने वाले, थोड़े पर गहरे मित्रों वाले लोगों का वर्णन करती है, जिन पर बड़ों का काम जल्दी आ पड़ता है, जो आश्रितों पर उदार हैं और जल्दी बुरा मान जाते हैं। बुध चतुराई देता है और सूखी, तीखी ज़बान। बहुत कुछ नरम हो जाता है यदि वे कहे जाने से पहले थोड़ा भार सौंप दें, और कभी-कभी किसी छोटे को भी सही होने दें।

## इसके दिनों का उपयोग

वर्ग तीक्ष्ण। पक्के निर्णय, सुरक्षा, मरम्मत, विरोधी से निपटना, गहरा अध्ययन। विवाह टाला जाता है, कुछ परिवारों में विशेषकर सबसे बड़ी संतान का; कुछ इसका विचार नहीं करते। इसका अंत दो राशियों के जोड़ पर मूल से मिलता है। वहाँ के जन्म को गंडांत कहते हैं; पुरोहित शांति-पाठ करते हैं और माता-पिता निश्चिंत रह सकते हैं।`,
  },
};

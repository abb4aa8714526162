import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'cancer',
  cover: 'signs/cancer.svg',
  category: '',
  tags: ['karka', 'cancer', 'moon-sign', 'moon'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:44:00+05:30',
  details: {},
  en: {
    title: 'Karka (Cancer): the Moon in its own house',
    summary:
      'Karka as a Moon sign: water ruled by the Moon itself, memory and care, work that shelters others, tides of mood, and how the shell can open.',
    coverAlt:
      'A crab on a moonlit shore beside a small lit house, the Moon’s path shining on the water.',
    body: `Here the Moon needs no invitation. Karka is its own sign, the only one it rules, and it comes back every 27 days as one comes back to the mother’s kitchen. People with the Moon in Karka often carry that kitchen with them wherever they live.

## At a glance

- **Lord:** [Chandra (Moon)](/remedies/moon)
- **Element:** water
- **Mode:** chara (moving)
- **In the body of the Kalapurusha:** chest and heart
- **Nakshatras:** [Punarvasu](/nakshatras/punarvasu) (pada 4), [Pushya](/nakshatras/pushya), [Ashlesha](/nakshatras/ashlesha)
- **Sidereal Sun here:** about 16 July to 16 August

## Water and the tide

Karka is water in the moving mode: not the lake, not the deep well, but the tide which comes and goes by the Moon. In the sidereal year the Sun enters it in the middle of July. The southern course, Dakshinayana, is traditionally counted from this day. Rain is on the roof and people stay in.

The heart and chest of the Kalapurusha rest here. Jupiter is exalted at five degrees: tradition thinks that wisdom does best where it is fed and loved. Mars, who would rather fight than feel, is weak.

## Temperament

Tradition describes a tender, imaginative, retentive mind. A Karka Moon remembers who stood where at a wedding in childhood, what was said and in which tone. It senses a guest’s hunger before the guest does. Its moods have tides, and in low water it goes sideways like the crab: it will not say what hurts, it will clean the cupboard loudly.

The one quarter of Punarvasu gives trust that things return. Pushya, the heart of the sign, nourishes quietly and asks little. Ashlesha is subtler: it feels what is hidden, holds fast and must learn when to let loose.

## Work

This is the Moon of those who keep others well: nurses, cooks, hoteliers, teachers of small children, historians, people who run hostels, dairies and homes. Public work suits it too, because the public is a large family. The rule is to have an hour in the day when nobody needs you. Without that hour the kindness turns slowly into complaint.

## Relationships

To love someone with the Moon in Karka is to be fed, worried about and remembered. They bond for life and find farewells hard, including the good ones: a daughter’s hostel, a son’s transfer. It helps when they say in words what they need, since even a loving family cannot read tides. It helps when others do not answer a mood with logic. First tea, then reasons.

## Opening the shell

Makara, the opposite sign, is the mountain: duty, structure, dry ground. From it Karka learns fixed hours and the word "no" said kindly. Water itself is good company: an evening by a river or the sea, filling the birds’ bowl, milk or rice given on a Monday. Writing the day down lets memory put its load aside. The [Moon](/remedies/moon) page has a full practice, and those who are in its seven and a half years may read [Sade Sati](/remedies/sadesati) without dread.

## If it is your lagna or Sun

With Karka rising the body and manner are moonlike, and the phase of the Moon at birth counts for much. With the Sun here, the public role is caring even if the private mood is not. If your birth was near the Moon’s change of sign, the hour decides; the [free kundli](/astrology-services/free-kundli) will show it.`,
  },
  hi: {
    title: 'कर्क राशि: अपने ही घर में चंद्रमा',
    summary:
      'चंद्र राशि कर्क: स्वयं चंद्रमा का जल, स्मृति और ममता, दूसरों को छाया देने वाले काम, मन के ज्वार-भाटे, और खोल खोलने का ढंग।',
    coverAlt: 'चाँदनी में तट पर केकड़ा, पास में दीये से रोशन छोटा घर, पानी पर चाँद की राह।',
    body: `यहाँ चंद्रमा को न्योते की ज़रूरत नहीं। कर्क उसकी अपनी राशि है, अकेली राशि जिसका वह स्वामी है, और हर 27 दिन में वह यहाँ ऐसे लौटता है जैसे कोई माँ की रसोई में। जिनका चंद्रमा कर्क में हो, वे जहाँ भी रहें, वह रसोई साथ लिए चलते हैं।

## एक नज़र में

- **स्वामी:** [चंद्रमा](/remedies/moon)
- **तत्व:** जल
- **स्वभाव:** चर
- **कालपुरुष के शरीर में:** छाती और हृदय
- **नक्षत्र:** [पुनर्वसु](/nakshatras/punarvasu) (चरण 4), [पुष्य](/nakshatras/pushya), [आश्लेषा](/nakshatras/ashlesha)
- **निरयण सूर्य यहाँ:** लगभग 16 जुलाई से 16 अगस्त

## जल और ज्वार

कर्क चर स्वभाव का जल है: न झील, न गहरा कुआँ, बल्कि वह ज्वार जो चाँद के साथ आता-जाता है। निरयण वर्ष में सूर्य मध्य जुलाई में यहाँ आता है और परंपरा दक्षिणायन इसी दिन से गिनती है। छत पर बारिश होती है और लोग घर में रहते हैं।

कालपुरुष की छाती और हृदय यहाँ हैं। गुरु पाँच अंश पर उच्च का है: परंपरा मानती है कि ज्ञान वहीं फलता है जहाँ उसे पोषण और प्रेम मिले। मंगल, जिसे भावना से अधिक लड़ना आता है, यहाँ नीच का है।

## स्वभाव

परंपरा कोमल, कल्पनाशील और कुछ न भूलने वाले मन का वर्णन करती है। कर्क के चंद्रमा को याद रहता है कि बचपन के ब्याह में कौन कहाँ खड़ा था, क्या कहा गया और किस लहजे में। मेहमान से पहले वह मेहमान की भूख पहचान लेता है। मन में ज्वार आते हैं, और उतार के समय वह केकड़े की तरह तिरछा चलता है: क्या चुभा, यह नहीं कहेगा; अलमारी ज़ोर-ज़ोर से साफ़ करेगा।

पुनर्वसु का एक चरण यह भरोसा देता है कि चीज़ें लौट आती हैं। राशि का हृदय पुष्य चुपचाप पालता है और कम माँगता है। आश्लेषा अधिक सूक्ष्म है: छिपी बात भाँपती है, कसकर पकड़ती है, और उसे सीखना होता है कि पकड़ कब ढीली करे।

## काम

यह उन लोगों का चंद्रमा है जो दूसरों को सँभालते हैं: नर्सें, रसोइये, अतिथिगृह चलाने वाले, छोटे बच्चों के अध्यापक, इतिहासकार, छात्रावास, डेरी और घर चलाने वाले। जनता के काम भी इसे सधते हैं, क्योंकि जनता बड़ा परिवार ही है। नियम एक है: दिन में एक घंटा ऐसा हो जब किसी को आपकी ज़रूरत न हो। वह घंटा न मिले तो ममता धीरे-धीरे शिकायत बन जाती है।

## संबंध

कर्क चंद्र वाले का प्रेम मिले तो समझिए कि कोई आपको खिलाएगा, आपकी चिंता करेगा और आपको याद रखेगा। वे जीवन भर के लिए जुड़ते हैं और विदाई उन्हें भारी लगती है, अच्छी विदाई भी: बेटी का छात्रावास, बेटे का तबादला। अच्छा हो कि वे अपनी ज़रूरत शब्दों में कहें, क्योंकि प्यार करने वाला परिवार भी ज्वार नहीं पढ़ पाता। और दूसरे उनके मिज़ाज का उत्तर तर्क से न दें। पहले चाय, फिर कारण।

## खोल खोलना

सामने की राशि मकर पर्वत है: कर्तव्य, ढाँचा, सूखी ज़मीन। उससे कर्क बँधे हुए घंटे और प्यार से कही गई “ना” सीखता है। पानी का साथ अच्छा है: नदी या समुद्र के किनारे एक शाम, चिड़ियों का कटोरा भरना, सोमवार को दूध या चावल देना। दिन भर की बात लिख देने से स्मृति अपना बोझ उतार देती है। [चंद्रमा](/remedies/moon) के पृष्ठ पर पूरा अभ्यास है, और जिनके साढ़े सात वर्ष चल रहे हों वे बिना घबराए [साढ़ेसाती](/remedies/sadesati) पढ़ सकते हैं।

## लग्न या सूर्य हो तो

कर्क लग्न में देह और चाल-ढाल पर चंद्रमा की छाप होती है और जन्म के समय की उसकी कला का महत्व बढ़ जाता है। सूर्य यहाँ हो तो सार्वजनिक भूमिका पालन की होती है, मन भले वैसा न हो। जन्म उस दिन का हो जब चंद्रमा राशि बदल रहा था, तो समय से ही निर्णय होगा; [निःशुल्क कुंडली](/astrology-services/free-kundli) में देखें।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'aries',
  cover: 'signs/aries.svg',
  category: '',
  tags: ['mesha', 'aries', 'moon-sign', 'mars'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:04:00+05:30',
  details: {},
  en: {
    title: 'Mesha (Aries): the Moon that sets out first',
    summary:
      'Mesha as a Moon sign: Mars as lord, fire that moves, quick courage, work that needs a start, love that speaks plainly, and what helps it wait.',
    coverAlt: 'A ram with curled horns on a red hill at sunrise, a thin path leading upward.',
    body: `The zodiac has to begin somewhere, and the old astronomers began it here, near the three stars that make the ram’s head. Mesha is the sign of the first step. A child with the Moon in Mesha is often the one who runs ahead on the road to school and then stands waiting, a little impatient, at the corner.

## At a glance

- **Lord:** [Mangala (Mars)](/remedies/mars)
- **Element:** fire
- **Mode:** chara (moving)
- **In the body of the Kalapurusha:** head
- **Nakshatras:** [Ashwini](/nakshatras/ashwini), [Bharani](/nakshatras/bharani), [Krittika](/nakshatras/krittika) (pada 1)
- **Sidereal Sun here:** about 14 April to 14 May

## Fire that moves

Mangala gives this sign its heat, and the moving mode gives it direction: outward, now. Tradition seats the Sun in exaltation here, at ten degrees, and calls Saturn weakest here. The pair says a lot. What shines at once feels at home in Mesha. What ripens slowly does not.

In the body of the Kalapurusha, the great figure of time laid along the zodiac, Mesha is the head. The ram, too, meets the world forehead first.

## Temperament

Tradition describes the Mesha Moon as brave, frank and quick to forgive. Feelings come like summer dust storms: strong, visible, soon over. An hour after the quarrel such a person may ask what is for dinner and mean it kindly, while the others are still sweeping up.

The three nakshatras colour it differently. Under Ashwini the speed goes into helping and mending. Under Bharani the same fire is held inside and carries weight for long. The first quarter of Krittika adds an edge: a tongue that cuts through pretence, sometimes through the person too.

## Work

This Moon likes the part of a project that frightens others: the blank page, the first customer, the emergency. Surgeons, drivers, athletes, founders, soldiers, cooks at a busy stove are the classical pictures. The difficulty comes in the third month, when the work is only maintenance. Two habits help. One is to agree at the start who will take over. The other is to cut long work into short races with a visible end.

## Love and family

Affection is shown by doing. Someone with this Moon repairs the scooter before you ask, and then forgets the anniversary. Plain speech works best with them. Hints are lost, and sulking makes them angry because they cannot find the door in the wall. In return they owe those they love one thing: a pause between feeling and speaking. Counting ten breaths is old advice, and it was probably invented for this sign.

## What balances Mesha

The opposite sign is Tula, the scales. Mesha learns from it to ask, "And what do you want?" before deciding. Games with rules, early exercise, and teaching a younger person patiently all use the heat well. Devotion to Hanuman, who had the strength to leap the sea and the humility to wait for an order, is the form many families give to this. The page on [Mars](/remedies/mars) has simple practices.

## If your Moon is elsewhere

With Mesha rising, these traits show in how you enter a room, and Mars becomes the planet to watch in the whole chart. With the Sun here, born about mid April to mid May, they show in what you stand for. Only the Moon in Mesha speaks of moods and needs, so check the [free kundli](/astrology-services/free-kundli) before you take this page to heart. The day’s outlook for the sign is in the [daily horoscope](/horoscope/daily).`,
  },
  hi: {
    title: 'मेष राशि: सबसे पहले चल पड़ने वाला चंद्रमा',
    summary:
      'चंद्र राशि मेष: स्वामी मंगल, चलती हुई अग्नि, झट जागता साहस, शुरुआत माँगने वाले काम, दो टूक प्रेम, और वह अभ्यास जो ठहरना सिखाता है।',
    coverAlt: 'सूर्योदय में लाल टीले पर मुड़े सींगों वाला मेढ़ा, ऊपर की ओर जाती पतली पगडंडी।',
    body: `राशिचक्र को कहीं से तो शुरू होना था। पुराने ज्योतिर्विदों ने उसे यहाँ से शुरू किया, उन तीन तारों के पास जिनसे मेढ़े का सिर बनता है। मेष पहले क़दम की राशि है। जिस बच्चे का चंद्रमा मेष में हो, वह स्कूल के रास्ते में अक्सर सबसे आगे दौड़ता है और फिर मोड़ पर खड़ा, थोड़ा अधीर, बाक़ियों की राह देखता है।

## एक नज़र में

- **स्वामी:** [मंगल](/remedies/mars)
- **तत्व:** अग्नि
- **स्वभाव:** चर
- **कालपुरुष के शरीर में:** सिर
- **नक्षत्र:** [अश्विनी](/nakshatras/ashwini), [भरणी](/nakshatras/bharani), [कृत्तिका](/nakshatras/krittika) (चरण 1)
- **निरयण सूर्य यहाँ:** लगभग 14 अप्रैल से 14 मई

## चलती हुई आग

ताप इस राशि को मंगल देता है और चर स्वभाव उसे दिशा देता है: बाहर की ओर, अभी। परंपरा सूर्य को यहाँ दस अंश पर उच्च का मानती है और शनि को नीच का। यह जोड़ी बहुत कुछ कह देती है। जो तुरंत चमकता है, उसका मेष में मन लगता है; जो धीरे पकता है, उसका नहीं।

राशिचक्र पर लेटे कालपुरुष के शरीर में मेष सिर है। मेढ़ा भी तो दुनिया से माथे के बल ही मिलता है।

## स्वभाव

परंपरा मेष के चंद्रमा को साहसी, खरा और जल्दी क्षमा करने वाला बताती है। भावनाएँ गर्मी की आँधी जैसी आती हैं: तेज़, सबको दिखती हुई, और जल्दी थमने वाली। झगड़े के घंटे भर बाद ऐसा व्यक्ति सच्चे मन से पूछ सकता है कि खाने में क्या है, जबकि बाक़ी लोग अभी धूल ही झाड़ रहे होते हैं।

तीनों नक्षत्र इसे अपना-अपना रंग देते हैं। अश्विनी में यह तेज़ी मदद और मरम्मत में लगती है। भरणी में वही आग भीतर रहकर देर तक बोझ उठाती है। कृत्तिका का पहला चरण धार जोड़ता है: ऐसी ज़बान जो दिखावे को काट दे, और कभी-कभी सामने वाले को भी।

## काम

काम का जो हिस्सा औरों को डराता है, वही इस चंद्रमा को भाता है: कोरा काग़ज़, पहला ग्राहक, आपात घड़ी। सर्जन, चालक, खिलाड़ी, नया काम खड़ा करने वाले, सैनिक, भरी दोपहर चूल्हे पर डटे रसोइये, ये इसके पुराने चित्र हैं। मुश्किल तीसरे महीने में आती है, जब केवल सँभालना बचता है। दो आदतें काम आती हैं। शुरू में ही तय कर लें कि आगे कौन सँभालेगा, और लंबे काम को ऐसी छोटी दौड़ों में बाँट लें जिनका छोर दिखता हो।

## प्रेम और परिवार

यहाँ स्नेह करके दिखाया जाता है। ऐसा व्यक्ति कहने से पहले आपका स्कूटर ठीक कर देगा और फिर सालगिरह भूल जाएगा। उससे सीधी बात कीजिए। इशारे खो जाते हैं, और रूठना उसे खिझाता है, क्योंकि उसे दीवार में दरवाज़ा नहीं मिलता। बदले में अपनों का उस पर एक उधार है: महसूस करने और बोलने के बीच एक ठहराव। दस साँसें गिनने की सलाह पुरानी है, और शायद इसी राशि के लिए बनी थी।

## संतुलन कहाँ से आता है

सामने की राशि तुला है, यानी तराज़ू। उससे मेष सीखता है कि फ़ैसले से पहले पूछे, “और तुम क्या चाहते हो?” नियमों वाले खेल, सुबह का व्यायाम, किसी छोटे को धीरज से कुछ सिखाना, ये सब इस ताप को अच्छी जगह लगाते हैं। बहुत-से घर इसे हनुमान जी की भक्ति का रूप देते हैं, जिनमें समुद्र लाँघने का बल था और आज्ञा की प्रतीक्षा करने की विनम्रता भी। [मंगल](/remedies/mars) के पृष्ठ पर सरल अभ्यास दिए हैं।

## आपका चंद्रमा कहीं और हो तो

मेष लग्न हो तो ये गुण इसमें दिखते हैं कि आप लोगों के बीच कैसे आते हैं, और पूरी कुंडली में मंगल पर ध्यान जाता है। सूर्य यहाँ हो, यानी जन्म लगभग मध्य अप्रैल से मध्य मई का, तो ये आपके मूल्यों में झलकते हैं। मन और ज़रूरतों की बात केवल चंद्रमा करता है, इसलिए इसे अपना मानने से पहले [निःशुल्क कुंडली](/astrology-services/free-kundli) में देख लें। आज का हाल [दैनिक राशिफल](/horoscope/daily) में है।`,
  },
};

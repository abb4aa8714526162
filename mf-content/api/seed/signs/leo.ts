import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'leo',
  cover: 'signs/leo.svg',
  category: '',
  tags: ['simha', 'leo', 'moon-sign', 'sun'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:01:00+05:30',
  details: {},
  en: {
    title: 'Simha (Leo): the Moon in the Sun’s court',
    summary:
      'Simha as a Moon sign: fixed fire under the Sun, a generous and proud heart, work with responsibility, love that needs praise, and humility.',
    coverAlt: 'A seated lion with a golden mane shaped like the Sun, on a red step under a canopy.',
    body: `Every other graha with a sign of its own has two, except the lights. The Moon keeps Karka, the Sun keeps Simha, side by side like a king’s and a queen’s rooms. When the Moon stands in Simha it is a guest at court: well dressed, warm, aware of being looked at.

## At a glance

- **Lord:** [Surya (Sun)](/remedies/sun)
- **Element:** fire
- **Mode:** sthira (fixed)
- **In the body of the Kalapurusha:** stomach
- **Nakshatras:** [Magha](/nakshatras/magha), [Purva Phalguni](/nakshatras/purva-phalguni), [Uttara Phalguni](/nakshatras/uttara-phalguni) (pada 1)
- **Sidereal Sun here:** about 17 August to 16 September

## Fire that stays lit

The fixed fire of Simha is the lamp in the sanctum, not the spark. It burns at the same height every day and people arrange themselves round it. No planet is exalted or weakened here. The sign belongs to Surya alone, and in the sidereal year he is at home from the middle of August, when the clouds begin to open.

The Kalapurusha has his stomach here, the seat of *jatharagni*, the fire that turns food into strength.

## Temperament

Dignity, generosity and a long memory for honour: so tradition describes this Moon. It keeps its word because breaking it would be beneath it. It gives more than it was asked for, and would like this to be noticed. When hurt it does not shout for long. It becomes very polite, and cold.

Magha, the first nakshatra, sits with the ancestors and cares for name and lineage. Purva Phalguni is the relaxed one, fond of music, friends and rest in the shade. The single quarter of Uttara Phalguni brings contracts and the wish to be useful.

## Work

A clear responsibility suits the Simha Moon better than a share in a vague one. Give it the stage, the team, the festival committee, the classroom, and it will stand up straight. Government, theatre, medicine, leadership of any size and work with children are the classical fields. Working without thanks is hard for it. A good practice is to thank others first, by name and in public. The court becomes warmer and the king stops counting.

## Love and home

Here love is loyal, demonstrative and a little theatrical. Birthdays matter. So does being defended in company, even when one was wrong; the discussion can follow at home. Families manage well with a Simha Moon when they praise honestly and criticise in private. And such a person manages well with the family by asking, once a day, a question whose answer is not about them.

## The balancing breath

Opposite lies Kumbha, the ordinary crowd with its water pots. Simha is at its finest when it serves there without a badge: the community kitchen, the night shift, the back row. Offering water to the rising sun is the household practice given for this sign, and it has a lesson in it. One bows to a light which is greater. The page on the [Sun](/remedies/sun) says how it is done.

## Rising sign and Sun sign

As lagna, Simha shows in posture and voice, and the Sun’s house tells where life wants a crown. As Sun sign it describes purpose; note that a Western Leo born before the middle of August usually has the sidereal Sun in Karka. [This article](/blogs/moon-sign-and-sun-sign) explains why. For mood and need, only the Moon in Simha counts, and the [daily horoscope](/horoscope/daily) is written for it.`,
  },
  hi: {
    title: 'सिंह राशि: सूर्य के दरबार में चंद्रमा',
    summary:
      'चंद्र राशि सिंह: सूर्य की स्थिर अग्नि, उदार और स्वाभिमानी हृदय, ज़िम्मेदारी वाले काम, सराहना चाहता प्रेम, और विनम्रता का अभ्यास।',
    coverAlt: 'छत्र के नीचे लाल सीढ़ी पर बैठा सिंह, जिसकी सुनहरी अयाल सूर्य के आकार की है।',
    body: `जिन ग्रहों की अपनी राशियाँ हैं, उनमें सबकी दो-दो हैं, बस ज्योतियों की एक-एक। कर्क चंद्रमा का है, सिंह सूर्य का, अगल-बग़ल, जैसे राजा और रानी के कक्ष। चंद्रमा सिंह में हो तो वह दरबार का अतिथि है: सजा-सँवरा, आत्मीय, और यह जानता हुआ कि सब उसे देख रहे हैं।

## एक नज़र में

- **स्वामी:** [सूर्य](/remedies/sun)
- **तत्व:** अग्नि
- **स्वभाव:** स्थिर
- **कालपुरुष के शरीर में:** उदर
- **नक्षत्र:** [मघा](/nakshatras/magha), [पूर्वा फाल्गुनी](/nakshatras/purva-phalguni), [उत्तरा फाल्गुनी](/nakshatras/uttara-phalguni) (चरण 1)
- **निरयण सूर्य यहाँ:** लगभग 17 अगस्त से 16 सितंबर

## जलती रहने वाली लौ

सिंह की स्थिर अग्नि चिनगारी नहीं, गर्भगृह का दीपक है। वह रोज़ एक ही ऊँचाई पर जलती है और लोग उसके चारों ओर अपनी जगह बना लेते हैं। कोई ग्रह यहाँ न उच्च का होता है, न नीच का। राशि अकेले सूर्य की है, और निरयण वर्ष में वह मध्य अगस्त से यहाँ घर पर होता है, जब बादल छँटने लगते हैं।

कालपुरुष का उदर यहाँ है, जठराग्नि का स्थान, जो अन्न को बल में बदलती है।

## स्वभाव

गरिमा, उदारता और मान की लंबी याद: परंपरा इस चंद्रमा को ऐसे बताती है। वह वचन निभाता है, क्योंकि तोड़ना उसे अपने से छोटा लगता है। जितना माँगा जाए उससे अधिक देता है, और चाहता है कि यह किसी की नज़र में आए। चोट लगे तो देर तक चिल्लाता नहीं; बहुत शिष्ट हो जाता है, और ठंडा।

पहला नक्षत्र मघा पितरों के साथ बैठता है, उसे नाम और कुल की चिंता है। पूर्वा फाल्गुनी निश्चिंत है, उसे संगीत, मित्र और छाँह का विश्राम प्रिय है। उत्तरा फाल्गुनी का एक चरण अनुबंध लाता है और काम आने की चाह।

## काम

धुँधली साझेदारी से अधिक सिंह के चंद्रमा को एक साफ़ ज़िम्मेदारी जँचती है। उसे मंच, टोली, उत्सव-समिति या कक्षा दीजिए, वह सीधा खड़ा हो जाएगा। शासन, रंगमंच, चिकित्सा, हर आकार का नेतृत्व और बच्चों के साथ काम इसके पुराने क्षेत्र हैं। बिना धन्यवाद का काम इसे भारी पड़ता है। अच्छा अभ्यास है कि पहले आप दूसरों को नाम लेकर, सबके सामने धन्यवाद दें। दरबार में गरमाहट आती है और राजा गिनना छोड़ देता है।

## प्रेम और घर

यहाँ प्रेम निष्ठावान है, खुलकर दिखता है और थोड़ा नाटकीय भी है। जन्मदिन मायने रखते हैं। लोगों के बीच अपना पक्ष लिया जाना भी, चाहे भूल अपनी ही रही हो; बात घर आकर हो सकती है। परिवार सच्ची प्रशंसा सबके सामने और आलोचना अकेले में करे तो निभ जाती है। और ऐसा व्यक्ति दिन में एक बार ऐसा प्रश्न पूछे जिसका उत्तर उसके बारे में न हो, तो घर की भी उससे निभ जाती है।

## संतुलन की साँस

सामने कुंभ है, पानी के घड़े लिए साधारण लोगों की भीड़। सिंह सबसे सुंदर तब होता है जब वह वहाँ बिना पहचान-पट्टी के सेवा करे: लंगर, रात की पाली, आख़िरी पंक्ति। उगते सूर्य को जल देना इस राशि का घरेलू अभ्यास है और उसमें एक सीख है: हम अपने से बड़े प्रकाश के आगे झुकते हैं। विधि [सूर्य](/remedies/sun) के पृष्ठ पर है।

## लग्न और सूर्य राशि

सिंह लग्न चाल और आवाज़ में दिखता है, और सूर्य का भाव बताता है कि जीवन मुकुट कहाँ चाहता है। सूर्य राशि हो तो यह उद्देश्य बताती है; ध्यान रहे, मध्य अगस्त से पहले जन्मे पश्चिमी “लियो” का निरयण सूर्य प्रायः कर्क में होता है। कारण [इस लेख](/blogs/moon-sign-and-sun-sign) में है। मन और ज़रूरत के लिए चंद्रमा ही देखा जाता है, और [दैनिक राशिफल](/horoscope/daily) उसी के लिए लिखा जाता है।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-9-mars',
  cover: 'numerology/moolank-9-mars.svg',
  category: '',
  tags: ['moolank', 'mars', '9'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:36:00+05:30',
  details: {},
  en: {
    title: 'Moolank 9 and Mars: the one who protects',
    summary:
      'Born on the 9th, 18th or 27th: the number of Mars stands for courage, heat and loyalty. How to use its strength, cool its temper and rest in time.',
    coverAlt: 'A tall flame in a round red disc under an arc of nine small lamps.',
    body: `When the lights fail in a lift, somebody presses the bell, calms the child and counts the people. That is the 9 at its best, and the books give it to births on the 9th, 18th and 27th.

## A curious property

Multiply 9 by anything and the digits come back to 9: 18, 27, 36, 2025. Add 9 to any number and its root does not change: 5 + 9 = 14, and 1 + 4 = 5. In the arithmetic of roots 9 behaves like zero. People who love numbers have read much into this; it follows simply from our counting in tens.

## The red planet

Mars goes round the Sun in 687 days and comes close to us every two years and two months, when it shines like an ember. Mangal, “the auspicious”, is the son of the Earth, commander of the gods’ army, lord of land, brothers, iron and blood. A 9 is therefore described as brave, direct, generous to the weak, loyal to the team, unable to watch injustice quietly.

## Heat

The same fire boils over. A word is out before it was thought; a car is driven too fast; an argument must be won. And a protector often forgets to be protected. Some things that cool:

- Ten breaths before answering a message that burns. Send it tomorrow.
- Daily sweat: running, wrestling, digging, dance.
- Water first, then talk, when coming home.
- An enemy’s good quality, named once a week. It is hard, and a 9 likes it hard.

## Tuesday

Mangal’s day is also Hanuman’s, strength that serves. Many read the Chalisa, give red lentils or jaggery, or give blood where a doctor agrees. See [Mars’s page](/remedies/mars) for mantra and custom.

## Not the same as Mangal dosha

The two are often mixed up. Mangal dosha is looked for in a [kundli](/astrology-services/free-kundli), from the house in which Mars stands. A 9 need not have it and a 2 may. Neither tells whether a marriage will be happy; that is decided over thousands of small evenings, among them those on which a 9 says first: “I am sorry.”`,
  },
  hi: {
    title: 'मूलांक 9 और मंगल: जो रक्षा करता है',
    summary:
      '9, 18 या 27 को जन्म: मंगल का अंक साहस, ताप और निष्ठा का है। इसका बल कैसे लगे, ग़ुस्सा कैसे ठंडा हो और समय पर विश्राम कैसे मिले।',
    coverAlt: 'लाल गोल चक्र में ऊँची लौ, ऊपर अर्धचक्र में नौ छोटे दीपक।',
    body: `लिफ़्ट में बत्ती चली जाए तो कोई एक घंटी दबाता है, बच्चे को शांत करता है और लोगों को गिनता है। यह 9 का सबसे अच्छा रूप है, और किताबें इसे 9, 18 और 27 तारीख़ के जन्म से जोड़ती हैं।

## एक अनोखा गुण

9 को किसी से भी गुणा कीजिए, अंक जुड़कर फिर 9 हो जाते हैं: 18, 27, 36, 2025। किसी संख्या में 9 जोड़िए, उसका मूल नहीं बदलता: 5 + 9 = 14, और 1 + 4 = 5। मूल के गणित में 9 शून्य जैसा चलता है। अंकों के प्रेमियों ने इसमें बहुत कुछ पढ़ा है; कारण इतना ही है कि हम दस-दस में गिनते हैं।

## लाल ग्रह

मंगल 687 दिन में सूर्य का फेरा लगाता है और हर दो वर्ष दो महीने पर हमारे पास आकर अंगारे-सा चमकता है। मंगल, यानी शुभ, भूमि के पुत्र हैं, देवसेना के सेनापति; भूमि, भाई, लोहे और रक्त के स्वामी। इसलिए 9 को साहसी, सीधा बोलने वाला, दुर्बल के प्रति उदार और अपनों का पक्का बताया जाता है, जो अन्याय चुपचाप नहीं देख पाता।

## ताप

यही आग उबल भी जाती है। सोचने से पहले शब्द निकल गया; गाड़ी तेज़ चल गई; बहस जीतनी ही है। और रक्षा करने वाला अक्सर भूल जाता है कि उसे भी सहारा चाहिए। ठंडक देने वाली कुछ बातें:

- जलाने वाले संदेश के उत्तर से पहले दस साँसें। भेजिए कल।
- रोज़ पसीना: दौड़, कुश्ती, खुदाई, नृत्य।
- घर लौटकर पहले पानी, फिर बात।
- सप्ताह में एक बार विरोधी का एक गुण कहिए। कठिन है, और 9 को कठिन ही भाता है।

## मंगलवार

मंगल का दिन हनुमान जी का भी है, उस बल का जो सेवा करता है। बहुत लोग चालीसा पढ़ते हैं, मसूर या गुड़ देते हैं, या डॉक्टर की सहमति हो तो रक्तदान करते हैं। मंत्र और रीति [मंगल के पन्ने](/remedies/mars) पर देखें।

## मंगल दोष अलग बात है

दोनों को अक्सर मिला दिया जाता है। मंगल दोष [कुंडली](/astrology-services/free-kundli) में देखा जाता है, इससे कि मंगल किस भाव में है। ज़रूरी नहीं कि 9 में वह हो, और 2 में भी हो सकता है। विवाह सुखी होगा या नहीं, यह दोनों नहीं बताते; वह हज़ारों छोटी-छोटी शामों में तय होता है, जिनमें वे शामें भी हैं जब 9 पहले कहता है: “मुझे क्षमा करो।”`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-4-rahu',
  cover: 'numerology/moolank-4-rahu.svg',
  category: '',
  tags: ['moolank', 'rahu', '4'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:23:00+05:30',
  details: {},
  en: {
    title: 'Moolank 4 and Rahu: the one who asks why',
    summary:
      'Moolank 4 covers the 4th, 13th, 22nd and 31st and is given to Rahu in India. What that means without fear: the questioner, the builder and the odd one out.',
    coverAlt:
      'A dark disc ringed with light, as in an eclipse, over four snow-topped mountains under the stars.',
    body: `People born on the 4th, 13th, 22nd or 31st often hear a lowered voice when someone counts their number. “Four? That is Rahu.” Let us raise the voice again.

## What Rahu is

Rahu is a point, not a body: the place where the Moon’s path crosses the Sun’s going north. It moves backwards through the zodiac in about 18.6 years, and eclipses happen when a new or full Moon falls near it or its opposite, Ketu. Purana tells it as the story of one who sat in the wrong row to taste nectar, and got it. Both accounts describe an outsider who finds the crossing.

## The questioner

Tradition reads 4 as the mind that takes the clock apart. It asks why the rule is so, keeps strange hours, has friends of all kinds, and is found in engineering, research, photography, reform. It can be surprisingly orderly too, since in Western lists 4 is the square, the four walls, the builder. Both pictures fit the same person: she first doubts the house, then builds a better one.

## The difficult side

Contradiction as a sport. A feeling of not belonging. Sudden changes of plan that others learn of last. Here it helps to say one sentence early: “I am thinking about something different, I will tell you on Saturday.”

## About the fear

Some sellers live on the word Rahu. A date of birth does not call for an urgent stone or an expensive ritual. Nor is 13 unlucky here; in many Indian families the thirteenth tithi is Shiva’s own, the evening of pradosha. If someone frightens you with your number, you may keep your money.

## What suits a 4

- A workshop, a drawer or a notebook for experiments.
- One fixed hour in an unfixed day, best the hour of going to bed.
- Company of those who are left out: Rahu’s charity is traditionally given to sweepers, to homes for people with leprosy and to strangers; today a warm blanket or school fees do well.
- The mantra, if you like it, from [Rahu’s page](/remedies/rahu).

Parents of a small 4 may answer “because I say so” less often. The question “why” is a present, though it comes at breakfast.`,
  },
  hi: {
    title: 'मूलांक 4 और राहु: जो पूछता है “क्यों”',
    summary:
      '4, 13, 22 और 31 तारीख़ का मूलांक 4 है, भारत में राहु का अंक। बिना डर के उसका अर्थ: प्रश्न करने वाला, गढ़ने वाला, सबसे अलग।',
    coverAlt: 'तारों के नीचे बर्फ़ीली चोटियों वाले चार पहाड़ों पर ग्रहण जैसा प्रकाश से घिरा काला चक्र।',
    body: `4, 13, 22 या 31 को जन्मे लोगों का अंक जोड़ते ही सामने वाले की आवाज़ अक्सर धीमी हो जाती है। “चार? वह तो राहु है।” आइए, आवाज़ फिर सामान्य कर लें।

## राहु क्या है

राहु कोई पिंड नहीं, एक बिंदु है: जहाँ चंद्रमा का मार्ग उत्तर जाते हुए सूर्य के मार्ग को काटता है। वह लगभग 18.6 वर्ष में राशिचक्र का उलटा फेरा लगाता है, और जब अमावस्या या पूर्णिमा उसके या सामने के केतु के पास पड़ती है, तब ग्रहण होता है। पुराण इसे उसकी कथा बनाकर कहते हैं जो ग़लत पंक्ति में बैठा और अमृत पा गया। दोनों बातें एक बाहर वाले की हैं, जिसे पार जाने की जगह मिल गई।

## प्रश्न करने वाला

परंपरा 4 को वह मन मानती है जो घड़ी खोलकर देखता है। नियम ऐसा क्यों है, यह पूछता है; बेवक़्त जागता है; हर तरह के मित्र रखता है; इंजीनियरी, शोध, फ़ोटोग्राफ़ी और सुधार के काम में मिलता है। यह अचरज भरे ढंग से व्यवस्थित भी होता है, क्योंकि पश्चिम की सूचियों में 4 वर्ग है, चार दीवारें, राजमिस्त्री। दोनों चित्र एक ही व्यक्ति पर बैठते हैं: पहले वह घर पर संदेह करता है, फिर बेहतर घर बनाता है।

## कठिन पक्ष

बात काटना ही खेल बन जाए। कहीं का न होने का भाव। योजना का अचानक बदलना, जिसका पता औरों को सबसे बाद में चले। यहाँ एक वाक्य समय रहते कह देना अच्छा है: “मैं कुछ और सोच रहा हूँ, शनिवार को बताऊँगा।”

## डर की बात

कुछ बेचने वालों की रोज़ी राहु शब्द से चलती है। जन्म की तारीख़ न तुरंत कोई रत्न माँगती है, न महँगा अनुष्ठान। 13 भी हमारे यहाँ अशुभ नहीं; बहुत-से परिवारों में त्रयोदशी शिव की है, प्रदोष की संध्या। कोई अंक से डराए तो पैसे जेब में ही रखिए।

## 4 को क्या भाता है

- प्रयोग के लिए एक मेज़, एक दराज़ या एक कॉपी।
- अनिश्चित दिन में एक निश्चित घड़ी, सबसे अच्छी सोने की।
- जो किनारे छूट गए, उनका साथ: राहु का दान परंपरा से सफ़ाईकर्मियों, कुष्ठ आश्रमों और अजनबियों को दिया जाता है; आज गरम कंबल या स्कूल की फ़ीस भी ठीक है।
- मन हो तो मंत्र, [राहु के पन्ने](/remedies/rahu) से।

छोटे 4 के माता-पिता “मैंने कह दिया न” थोड़ा कम कहें। “क्यों” एक उपहार है, भले ही नाश्ते के समय मिले।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-5-mercury',
  cover: 'numerology/moolank-5-mercury.svg',
  category: '',
  tags: ['moolank', 'mercury', '5'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:24:00+05:30',
  details: {},
  en: {
    title: 'Moolank 5 and Mercury: the one who connects',
    summary:
      'Births on the 5th, 14th and 23rd share Moolank 5, Mercury’s number: words, trade, wit and restlessness, with a plan for finishing what one has begun.',
    coverAlt:
      'A green bird on a branch with five leaves, a pale disc of Mercury above and a bundle of palm-leaf pages.',
    body: `Only three dates make a 5: the 5th, the 14th and the 23rd. Numbers 1 and 2 have four dates each, 3 and 4 have four in most or many months; from 5 on there are three. So a 5 is a little rarer, and likes to mention it.

## Mercury’s pace

Mercury runs round the Sun in 88 days and is never seen far from it, at most 28 degrees: a messenger who keeps close to the king. It turns retrograde three times or so in a year. Tradition gives it speech, sums, trade, jokes and letters, and to the 5 a mind that has three windows open.

## Strength: the bridge

A 5 knows whom to ring. He gets the shy cousin talking, translates between the departments, sells umbrellas and enjoys it. In numerology 5 also stands in the middle of 1 to 9, with four numbers on either side, and at the centre of the Lo Shu square. It gets along with nearly everyone, which is why many call it the friendliest number.

## Weakness: the unfinished

Four half-read books, a guitar in the corner, a course at lesson two. A 5 tires of things the moment they become clear. And quick words can cut: the joke was good, but the person has gone quiet.

## A plan for finishing

1. Write every open thing on one sheet. The length of the list is the first lesson.
2. Give away a third of it, aloud and without guilt.
3. Put the rest in twenty-minute pieces. Mercury likes short runs.
4. Tell one friend the date. A 5 works for an audience.

Wednesday is a good day for this, as it is Mercury’s by name. Green moong, a book given to a child, water for a plant are the usual offerings; [Mercury’s page](/remedies/mercury) has the mantra.

## As a colleague, as a child

Give a 5 variety within a frame: three tasks to choose from, one deadline. Let a child of this number learn tables while skipping rope. As for buying and selling, the number promises nobody a profit. It asks whether you have read the paper through before signing it.`,
  },
  hi: {
    title: 'मूलांक 5 और बुध: जो जोड़ता है',
    summary:
      '5, 14 और 23 तारीख़ का मूलांक 5 है, बुध का अंक: शब्द, व्यापार, हाज़िरजवाबी और बेचैनी, साथ में शुरू किया हुआ पूरा करने की योजना।',
    coverAlt: 'पाँच पत्तियों वाली डाल पर हरा पक्षी, ऊपर बुध का हल्का चक्र और पास में ताड़पत्रों की पोथी।',
    body: `5 केवल तीन तारीख़ों से बनता है: 5, 14 और 23। 1 और 2 की चार-चार तारीख़ें हैं, 3 और 4 की भी कई महीनों में चार; 5 से आगे तीन-तीन। सो 5 ज़रा कम मिलता है, और यह बताना उसे अच्छा लगता है।

## बुध की चाल

बुध 88 दिन में सूर्य का फेरा लगा लेता है और उससे दूर कभी नहीं दिखता, अधिक से अधिक 28 अंश: राजा के पास रहने वाला दूत। साल में कोई तीन बार वक्री होता है। परंपरा उसे वाणी, गणित, व्यापार, हास्य और चिट्ठी-पत्री देती है, और 5 को ऐसा मन जिसमें तीन खिड़कियाँ एक साथ खुली रहें।

## बल: पुल बनाना

5 जानता है कि किसे फ़ोन करना है। वह सकुचाए हुए भाई को बोलवा लेता है, दो विभागों की बात एक-दूसरे तक पहुँचाता है, छाता बेचता है और मज़े से बेचता है। अंकों में 5, 1 से 9 के ठीक बीच में है, दोनों ओर चार-चार, और लो शू वर्ग के केंद्र में भी। लगभग सबसे निभा लेता है, इसलिए बहुत लोग इसे सबसे मिलनसार अंक कहते हैं।

## कमी: अधूरा छूटना

चार अधपढ़ी किताबें, कोने में गिटार, दूसरे पाठ पर रुका कोर्स। बात समझ में आते ही 5 का मन उससे उठ जाता है। और तेज़ शब्द चुभते भी हैं: चुटकुला अच्छा था, पर सामने वाला चुप हो गया।

## पूरा करने की योजना

1. जो भी अधूरा है, एक पन्ने पर लिखिए। सूची की लंबाई पहला पाठ है।
2. उसका तीसरा हिस्सा छोड़ दीजिए, कहकर और बिना ग्लानि के।
3. बाक़ी को बीस-बीस मिनट में बाँटिए। बुध को छोटी दौड़ भाती है।
4. एक मित्र को तारीख़ बता दीजिए। 5 दर्शक के सामने अच्छा काम करता है।

इसके लिए बुधवार अच्छा दिन है, नाम से ही बुध का। हरी मूँग, किसी बच्चे को पुस्तक, पौधे को पानी प्रचलित भेंट हैं; मंत्र [बुध के पन्ने](/remedies/mercury) पर है।

## सहकर्मी के रूप में, बच्चे के रूप में

5 को सीमा के भीतर विविधता दीजिए: चुनने को तीन काम, पूरा करने की एक तारीख़। इस अंक का बच्चा रस्सी कूदते हुए पहाड़े याद करे। और ख़रीद-बेच की बात: अंक किसी को लाभ का वचन नहीं देता। वह इतना पूछता है कि हस्ताक्षर से पहले काग़ज़ पूरा पढ़ा या नहीं।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-1-sun',
  cover: 'numerology/moolank-1-sun.svg',
  category: '',
  tags: ['moolank', 'sun', '1'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:10:00+05:30',
  details: {},
  en: {
    title: 'Moolank 1 and the Sun: the one who begins',
    summary:
      'Born on the 1st, 10th, 19th or 28th? What Indian numerology links with Moolank 1 and the Sun, its two sides, and three habits that suit it at home and at work.',
    coverAlt:
      'A large Sun rising behind red hills over a river, with one lamp floating on the water.',
    body: `Moolank, the root number, comes from the day of the month alone. It is 1 for those born on the 1st, 10th, 19th and 28th: 1 + 0 = 1, 1 + 9 = 10 and so 1, 2 + 8 = 10 and so 1. Indian numerology gives this number to the Sun, around which the other planets turn.

## One number, four birthdays

The four do not read quite alike. The 1st has nothing but itself and is called the plainest. The 10th carries a zero, read as room to start again. In the 19th the 9 of Mars adds heat and hurry. In the 28th the 2 of the Moon and the 8 of Saturn ask for patience with others. These shades come from the digits one adds up; they are a way of reading, not a measurement.

## What tradition sees

Beginning. The person who switches on the light in a dark hall, proposes the plan, signs first. Pride in one’s own work, dislike of being watched, a straight back. The shadow side is as easy to name: taking over, hearing advice as criticism, finding it hard to say “I was wrong”. A king without a council is a common picture for it.

## In company

A 1 works well with a colleague who finishes things; 4 and 8 are often named. With another 1, agree beforehand who decides what. At home the same holds for the kitchen, the remote control and the route of the holiday.

## Three habits

- Ask two people before a big decision, and let one be younger than you.
- Greet the morning Sun with water if it is your custom; [the Sun’s page](/remedies/sun) has the mantra.
- Once a week do a job in which nobody can see you: mending, washing, weeding.

Sunday is the day of the Sun, red and gold its colours, wheat and jaggery its gifts.

## How far to trust it

About one person in eight is a 1; the four dates cannot hold one character. If you know your birth time, the house and sign of the Sun in the [kundli](/astrology-services/free-kundli) will say something far more particular. Take from the number one good question: what have I been waiting for someone else to begin?`,
  },
  hi: {
    title: 'मूलांक 1 और सूर्य: जो शुरुआत करता है',
    summary:
      'जन्म 1, 10, 19 या 28 तारीख़ का? भारतीय अंक ज्योतिष मूलांक 1 और सूर्य को कैसे पढ़ता है, उसके दो पहलू और तीन अच्छी आदतें।',
    coverAlt: 'लाल पहाड़ियों के पीछे नदी पर उगता बड़ा सूर्य, और पानी पर तैरता एक दीया।',
    body: `मूलांक केवल जन्म की तारीख़ से बनता है। जो 1, 10, 19 या 28 को जन्मे, उनका मूलांक 1 है: 1 + 0 = 1, 1 + 9 = 10 यानी 1, 2 + 8 = 10 यानी 1। भारतीय अंक ज्योतिष यह अंक सूर्य को देता है, जिसके चारों ओर बाक़ी ग्रह घूमते हैं।

## एक अंक, चार जन्मदिन

चारों एक जैसे नहीं पढ़े जाते। 1 तारीख़ में और कुछ मिला नहीं, उसे सबसे सीधी कहा जाता है। 10 में शून्य है, जिसे फिर से शुरू करने की जगह मानते हैं। 19 में मंगल का 9 गर्मी और जल्दी जोड़ता है। 28 में चंद्रमा का 2 और शनि का 8 औरों के साथ धीरज माँगते हैं। ये छायाएँ उन अंकों से आती हैं जिन्हें जोड़ा गया; यह पढ़ने का ढंग है, नाप नहीं।

## परंपरा क्या देखती है

आरंभ। अँधेरे कमरे में जो पहले बत्ती जलाए, योजना रखे, पहला हस्ताक्षर करे। अपने काम पर गर्व, निगरानी से चिढ़, सीधी पीठ। दूसरा पहलू भी उतना ही साफ़ है: सब अपने हाथ में ले लेना, सलाह को आलोचना समझना, “मुझसे भूल हुई” कहने में अटकना। इसके लिए बिना मंत्रियों के राजा की उपमा दी जाती है।

## औरों के साथ

1 का साथ उससे अच्छा जमता है जो काम पूरा करता हो; 4 और 8 का नाम अक्सर लिया जाता है। सामने दूसरा 1 हो तो पहले तय कर लें कि क्या कौन तय करेगा। घर में यही बात रसोई, रिमोट और छुट्टी के रास्ते पर लागू है।

## तीन आदतें

- बड़े निर्णय से पहले दो लोगों से पूछिए, और उनमें एक आपसे छोटा हो।
- रीति हो तो सुबह सूर्य को जल दीजिए; मंत्र [सूर्य के पन्ने](/remedies/sun) पर है।
- सप्ताह में एक काम ऐसा कीजिए जिसे कोई देखे नहीं: सिलाई, सफ़ाई, निराई।

रविवार सूर्य का दिन है, लाल और सुनहरा उसके रंग, गेहूँ और गुड़ उसके दान।

## कितना मानें

लगभग हर आठ में एक व्यक्ति का मूलांक 1 होता है; चार तारीख़ों में एक ही स्वभाव नहीं समा सकता। जन्म का समय पता हो तो [कुंडली](/astrology-services/free-kundli) में सूर्य की राशि और भाव कहीं अधिक ख़ास बात कहेंगे। इस अंक से एक अच्छा प्रश्न ले लीजिए: वह क्या है जिसके शुरू होने की राह मैं किसी और से देख रहा हूँ?`,
  },
};

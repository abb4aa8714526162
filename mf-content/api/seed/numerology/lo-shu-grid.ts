import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'lo-shu-grid',
  cover: 'numerology/lo-shu-grid.svg',
  category: '',
  tags: ['method', 'lo-shu', 'magic-square'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:41:00+05:30',
  details: {},
  en: {
    title: 'The Lo Shu grid: a birth date in nine squares',
    summary:
      'How to write a birth date into the Lo Shu square step by step, with an example, what rows and gaps are said to mean, and the mathematics behind the turtle.',
    coverAlt:
      'A turtle in a river carrying on its shell a square of nine fields with one to nine dots.',
    body: `A turtle climbed out of the river Lo, the Chinese legend goes, and on its shell were dots in a square. In every direction they came to fifteen. The square has travelled far; Indian numerologists now draw it daily.

## The square

- 4 – 9 – 2
- 3 – 5 – 7
- 8 – 1 – 6

Each row, column and diagonal adds to 15. Apart from turning and mirroring, it is the only square of its kind with the numbers 1 to 9. India knew such squares too, for the nine grahas among others.

## Writing a date into it

Take 15 August 1994.

1. Digits of the date without zeros: 1, 5, 8, 1, 9, 9, 4.
2. The Bhagyank, the sum of all: 1 + 5 + 8 + 1 + 9 + 9 + 4 = 37, then 10, then 1.
3. The Moolank, because the day has two digits: 1 + 5 = 6.

So 1 occurs three times, 9 twice, and 4, 5, 6 and 8 once. Missing are 2, 3 and 7. Some schools leave out the century, or do not add step 3. Ask which is used before you compare two grids.

## Reading the lines

The upper row is called the plane of mind, the middle of feeling, the lower of action. In our example the lower row, 8 – 1 – 6, is full: a person said to do first and explain later. The diagonal 4 – 5 – 6 is full as well; some call it the golden line. The middle has only its 5.

Repeated numbers are read as a loud note. Three ones: much to say, not always said.

## What about the gaps?

Everybody has gaps. People born in the last century have a 1 and a 9 from the year; those born since 2000 have a 2, and often no 1 or 9. So a missing number says as much about the calendar as about you. Nobody needs a bracelet for it. A kinder use: take one gap as a subject for the month. For 2, listen; for 3, learn something by heart; for 7, an hour alone.

## Try it with the family

Draw the grids of all at home on one sheet. You will see at once who was born in which century. Then ask each what they think of their lines. The talk is worth more than the square, and the [number 5](/numerology/moolank-5-mercury) in the middle likes talk.`,
  },
  hi: {
    title: 'लो शू ग्रिड: नौ ख़ानों में जन्म की तारीख़',
    summary:
      'लो शू वर्ग में जन्मतिथि क़दम-क़दम कैसे लिखें, उदाहरण के साथ; पंक्तियाँ और ख़ाली ख़ाने क्या कहते माने जाते हैं, और कछुए का गणित।',
    coverAlt: 'नदी में कछुआ, जिसकी पीठ पर एक से नौ बिंदुओं वाले नौ ख़ानों का वर्ग है।',
    body: `चीन की एक कथा है कि लो नदी से एक कछुआ निकला, और उसकी पीठ पर बिंदुओं का वर्ग था। हर ओर से जोड़ पंद्रह आता था। वर्ग ने लंबी यात्रा की; आज भारत के अंक ज्योतिषी उसे रोज़ बनाते हैं।

## वर्ग

- 4 – 9 – 2
- 3 – 5 – 7
- 8 – 1 – 6

हर पंक्ति, स्तंभ और विकर्ण का जोड़ 15 है। घुमाने और पलटने को छोड़ दें तो 1 से 9 का ऐसा वर्ग एक ही है। ऐसे वर्ग भारत में भी थे, नवग्रहों के यंत्रों में भी।

## तारीख़ कैसे लिखें

15 अगस्त 1994 लीजिए।

1. शून्य छोड़कर तारीख़ के अंक: 1, 5, 8, 1, 9, 9, 4।
2. भाग्यांक, सबका जोड़: 1 + 5 + 8 + 1 + 9 + 9 + 4 = 37, फिर 10, फिर 1।
3. मूलांक, क्योंकि दिन दो अंकों का है: 1 + 5 = 6।

सो 1 तीन बार, 9 दो बार, और 4, 5, 6, 8 एक-एक बार। 2, 3 और 7 नहीं हैं। कुछ मत शताब्दी के अंक छोड़ देते हैं, या तीसरा क़दम नहीं जोड़ते। दो ग्रिड मिलाने से पहले पूछ लें कि ढंग कौन-सा है।

## रेखाएँ पढ़ना

ऊपर की पंक्ति मन की, बीच की भाव की, नीचे की कर्म की कही जाती है। हमारे उदाहरण में नीचे की, 8 – 1 – 6, पूरी है: कहा जाएगा कि यह व्यक्ति पहले करता है, बाद में समझाता है। विकर्ण 4 – 5 – 6 भी पूरा है; कुछ लोग इसे स्वर्ण रेखा कहते हैं। बीच की पंक्ति में केवल 5 है।

दोहराए अंक ऊँचे सुर जैसे पढ़े जाते हैं। तीन बार 1: कहने को बहुत, पर हर बार कहा नहीं जाता।

## और ख़ाली ख़ाने?

ख़ाली ख़ाने सबके होते हैं। पिछली शताब्दी में जन्मे लोगों को वर्ष से ही 1 और 9 मिल जाते हैं; 2000 के बाद वालों को 2 मिलता है, और 1 या 9 अक्सर नहीं। यानी छूटा अंक जितना आपके बारे में कहता है, उतना ही कैलेंडर के बारे में। इसके लिए कोई कंगन ज़रूरी नहीं। अच्छा उपयोग यह है: एक ख़ाली ख़ाने को महीने का विषय बना लीजिए। 2 के लिए सुनना; 3 के लिए कुछ कंठस्थ करना; 7 के लिए एक घंटा एकांत।

## परिवार के साथ करके देखें

घर के सब लोगों के ग्रिड एक पन्ने पर बनाइए। तुरंत दिख जाएगा कि कौन किस शताब्दी का है। फिर हर एक से पूछिए कि उसे अपनी रेखाएँ कैसी लगीं। वह बातचीत वर्ग से अधिक क़ीमती है, और बीच में बैठे [5](/numerology/moolank-5-mercury) को बातचीत भाती है।`,
  },
};

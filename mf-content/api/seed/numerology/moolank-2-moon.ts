import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-2-moon',
  cover: 'numerology/moolank-2-moon.svg',
  category: '',
  tags: ['moolank', 'moon', '2'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:15:00+05:30',
  details: {},
  en: {
    title: 'Moolank 2 and the Moon: the one who listens',
    summary:
      'Moolank 2 belongs to births on the 2nd, 11th, 20th and 29th. The Moon’s number in tradition: feeling, partnership, changing moods, and how to keep a still centre.',
    coverAlt: 'A full Moon shining on a calm sea with a path of light between two small boats.',
    body: `Every crowd has someone to whom strangers tell their story on the train. Numerology would guess she is a 2. The number is found in births on the 2nd, 11th, 20th and 29th, and in India it is given to the Moon.

## The arithmetic, and the eleven

20 gives 2 at once. 29 becomes 11, and 11 becomes 2. Western books often stop at 11 and call it a master number; most Indian practice notes it and adds on. So a person of the 11th is a 2 with two ones inside: listening, but with opinions.

## What the Moon lends

The Moon has no light of its own and still lights the road. Tradition therefore gives the 2 sympathy, memory, a feeling for rooms and moods, a liking for water, food and music. She works best in a pair. He remembers how you take your tea.

The Moon also changes each night, and goes from full to new in about fifteen days. The other face of the 2 is a mood that comes in with the weather, difficulty in saying no, and old hurts kept as carefully as old letters.

## Watching one’s own tides

Here is an exercise that needs no belief. For two months write one word about your day each evening, and beside it the tithi from the [panchang](/astrology-services/panchang). Afterwards look whether there is a pattern. Many find none with the Moon, but a clear one with sleep, or with certain visitors. Either is worth knowing.

## Living with a 2

- Ask what she wants, then wait. The second answer is the true one.
- Do not joke about something he told you in confidence.
- Give a quiet corner after guests, before anything is discussed.

And to the 2 itself: a no said on the same day is kinder than a yes regretted for a month.

## Customs

Monday, white and silver, rice, milk and curd belong to the Moon; a visit to one’s mother, or a call, counts as the finest offering. Mantra and gifts are on [the Moon’s page](/remedies/moon). In a kundli the Moon’s own sign and nakshatra weigh far more than any date. The number is only the small door to that larger room.`,
  },
  hi: {
    title: 'मूलांक 2 और चंद्रमा: जो सुनता है',
    summary:
      '2, 11, 20 और 29 तारीख़ को जन्मे लोगों का मूलांक 2 है। परंपरा में चंद्रमा का अंक: भावना, साझेदारी, बदलता मन और शांत केंद्र।',
    coverAlt: 'शांत समुद्र पर पूर्णिमा का चाँद, दो छोटी नावों के बीच चाँदनी की राह।',
    body: `हर भीड़ में कोई ऐसा होता है जिसे रेल में अनजान लोग अपनी कहानी सुना देते हैं। अंक ज्योतिष कहेगा, शायद उसका मूलांक 2 है। यह 2, 11, 20 और 29 तारीख़ के जन्म से बनता है, और भारत में चंद्रमा का अंक माना जाता है।

## जोड़, और ग्यारह की बात

20 से सीधे 2 मिलता है। 29 से 11 बनता है, और 11 से 2। पश्चिम की किताबें प्रायः 11 पर रुककर उसे मास्टर अंक कहती हैं; भारत में अधिकतर उसे लिखकर आगे जोड़ देते हैं। इसलिए 11 को जन्मा व्यक्ति ऐसा 2 है जिसके भीतर दो एक बैठे हैं: सुनता है, पर अपनी राय भी रखता है।

## चंद्रमा क्या देता है

चंद्रमा का अपना प्रकाश नहीं, फिर भी वह राह दिखाता है। इसलिए परंपरा 2 को सहानुभूति, स्मृति, माहौल भाँपने का गुण और जल, भोजन तथा संगीत का चाव देती है। जोड़ी में इसका काम सबसे अच्छा होता है। आपकी चाय में चीनी कितनी पड़ती है, इसे याद रहता है।

चंद्रमा हर रात बदलता भी है, और पूर्णिमा से अमावस्या तक लगभग पंद्रह दिन लेता है। 2 का दूसरा पहलू है मौसम-सा बदलता मन, “ना” कहने में कठिनाई, और पुरानी चिट्ठियों की तरह सँभालकर रखी पुरानी चोटें।

## अपने ज्वार-भाटे को देखना

यह अभ्यास विश्वास नहीं माँगता। दो महीने तक हर शाम अपने दिन के लिए एक शब्द लिखिए, और साथ में [पंचांग](/astrology-services/panchang) से तिथि। फिर देखिए कि कोई क्रम है क्या। बहुतों को चंद्रमा से कोई मेल नहीं मिलता, पर नींद से, या कुछ मेहमानों से, साफ़ मिलता है। दोनों बातें जानने लायक़ हैं।

## 2 के साथ रहना

- पूछिए कि उसे क्या चाहिए, फिर ठहरिए। सच्चा उत्तर दूसरी बार में आता है।
- जो भरोसे में बताया गया, उस पर हँसी न कीजिए।
- मेहमानों के जाने के बाद, कोई चर्चा छेड़ने से पहले, उसे थोड़ा एकांत दीजिए।

और 2 से एक बात: उसी दिन कही गई “ना” उस “हाँ” से भली है जिसका महीने भर मलाल रहे।

## रीतियाँ

सोमवार, सफ़ेद और चाँदी का रंग, चावल, दूध और दही चंद्रमा के हैं; माँ से मिलना, या एक फ़ोन, सबसे अच्छी भेंट मानी जाती है। मंत्र और दान [चंद्रमा के पन्ने](/remedies/moon) पर हैं। कुंडली में चंद्रमा की राशि और नक्षत्र किसी भी तारीख़ से कहीं अधिक महत्व रखते हैं। अंक उस बड़े कमरे का छोटा-सा द्वार भर है।`,
  },
};

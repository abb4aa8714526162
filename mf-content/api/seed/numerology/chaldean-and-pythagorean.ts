import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'chaldean-and-pythagorean',
  cover: 'numerology/chaldean-and-pythagorean.svg',
  category: '',
  tags: ['method', 'names', 'chaldean', 'pythagorean'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:39:00+05:30',
  details: {},
  en: {
    title: 'Chaldean or Pythagorean: two ways to count a name',
    summary:
      'The same name gives different numbers in Chaldean and Pythagorean numerology. Both letter tables, one worked example, and where the names come from.',
    coverAlt:
      'A clay tablet with wedge marks beside a blue tablet with a triangle of dots, and a brush between them.',
    body: `Asha looks up her name number on two sites. One says 1, the other 2. Neither has miscounted. They use two tables of letters.

## The Pythagorean table

It counts the alphabet in order, in nines: A, J, S are 1; B, K, T are 2; C, L, U are 3; D, M, V are 4; E, N, W are 5; F, O, X are 6; G, P, Y are 7; H, Q, Z are 8; I, R are 9. It is easy to remember and common in America and Europe.

## The Chaldean table

It has only 1 to 8, and follows sound and older letters more than order: A, I, J, Q, Y are 1; B, K, R are 2; C, G, L, S are 3; D, M, T are 4; E, H, N, X are 5; U, V, W are 6; O, Z are 7; F, P are 8. No letter is 9, which was held apart. This is the table most used in India, in the form Cheiro printed about a hundred years ago.

## One name, both ways

ASHA, Chaldean: 1 + 3 + 5 + 1 = 10, and so 1.

ASHA, Pythagorean: 1 + 1 + 8 + 1 = 11, and so 2. Those who keep master numbers stop at 11.

## Where the names come from

Pythagoras taught that numbers lie under all things, but the Latin table with twenty-six letters is not his; it took shape in modern books. Nor is there a Babylonian tablet with the English alphabet on it. The two names honour old sages rather than cite them. Letters standing for numbers are old, though: Hebrew, Greek, and in India the katapayadi system, in which a verse can hide a number.

## Which spelling counts?

Usually the name people call you by, as you write it. In Hindi names there is a further question: is it Asha or Aasha? A name in Devanagari must first be put in Latin letters, and each way of doing so gives its own sum. Decide once and stay with it.

## Before you add a letter

Changing a spelling has a cost in documents and in patience, and no evidence says that a second A brings fortune. The date cannot be changed in this way, and so [the Moolank](/numerology/moolank-1-sun) is the steadier number. Treat the name number as a game of attention: how would I like my name to sound when somebody calls it?`,
  },
  hi: {
    title: 'कैल्डियन या पाइथागोरियन: नाम गिनने के दो ढंग',
    summary:
      'एक ही नाम कैल्डियन और पाइथागोरियन पद्धति में अलग अंक देता है। दोनों तालिकाएँ, एक हल किया उदाहरण, और इनके नाम कहाँ से आए।',
    coverAlt: 'कील जैसे चिह्नों वाली मिट्टी की पट्टी, पास में बिंदुओं के त्रिकोण वाली नीली पट्टी और बीच में तूलिका।',
    body: `आशा दो साइटों पर अपना नामांक देखती है। एक पर 1, दूसरी पर 2। गिनने में भूल किसी ने नहीं की। दोनों की अक्षर-तालिका अलग है।

## पाइथागोरियन तालिका

यह वर्णमाला को क्रम से, नौ-नौ में गिनती है: A, J, S का 1; B, K, T का 2; C, L, U का 3; D, M, V का 4; E, N, W का 5; F, O, X का 6; G, P, Y का 7; H, Q, Z का 8; I, R का 9। याद रखना सरल है; अमेरिका और यूरोप में अधिक चलती है।

## कैल्डियन तालिका

इसमें 1 से 8 तक ही अंक हैं, और क्रम से अधिक ध्वनि और पुराने अक्षरों का ध्यान है: A, I, J, Q, Y का 1; B, K, R का 2; C, G, L, S का 3; D, M, T का 4; E, H, N, X का 5; U, V, W का 6; O, Z का 7; F, P का 8। 9 किसी अक्षर का नहीं, उसे अलग रखा गया। भारत में अधिकतर यही चलती है, उस रूप में जो कीरो ने कोई सौ बरस पहले छापा।

## एक नाम, दोनों ढंग से

ASHA, कैल्डियन: 1 + 3 + 5 + 1 = 10, यानी 1।

ASHA, पाइथागोरियन: 1 + 1 + 8 + 1 = 11, यानी 2। मास्टर अंक मानने वाले 11 पर रुक जाते हैं।

## ये नाम कहाँ से आए

पाइथागोरस सिखाते थे कि सबके मूल में संख्या है, पर छब्बीस अक्षरों वाली यह तालिका उनकी नहीं; वह आधुनिक पुस्तकों में बनी। बेबीलोन की भी कोई पट्टी नहीं जिस पर अंग्रेज़ी वर्णमाला हो। ये नाम पुराने मनीषियों का आदर हैं, उनका उद्धरण नहीं। हाँ, अक्षरों से संख्या लिखना पुराना है: हिब्रू में, यूनानी में, और भारत की कटपयादि पद्धति में, जहाँ श्लोक के भीतर संख्या छिप जाती है।

## कौन-सी वर्तनी गिनें

प्रायः वह नाम जिससे लोग पुकारते हैं, जैसे आप लिखते हैं। हिंदी नामों में एक प्रश्न और है: Asha या Aasha? देवनागरी के नाम को पहले रोमन में लिखना पड़ता है, और हर ढंग का जोड़ अलग आता है। एक बार तय कीजिए और उसी पर रहिए।

## अक्षर जोड़ने से पहले

वर्तनी बदलने की क़ीमत काग़ज़ों और धीरज में चुकानी पड़ती है, और इसका कोई प्रमाण नहीं कि दूसरा A भाग्य लाता है। तारीख़ ऐसे नहीं बदलती, इसलिए [मूलांक](/numerology/moolank-1-sun) अधिक स्थिर अंक है। नामांक को ध्यान का खेल मानिए: कोई पुकारे तो मैं अपना नाम कैसा सुनना चाहूँगा?`,
  },
};

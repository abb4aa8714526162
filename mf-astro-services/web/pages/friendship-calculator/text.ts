import type { Lang } from 'shared/remote-kit/page';
import type { BondPageText } from '../../parts/bond/bond-text';

export const pageText: Record<Lang, BondPageText> = {
  en: {
    title: 'Friendship Calculator',
    description:
      'How two friends’ numbers get on: names, birthdays and Moon signs by the old table of friendship between grahas, with every step shown. For fun and free.',
    lead: 'The grahas have friends too. See what the numbers of two people make of each other, step by step.',
    submit: 'Count our friendship',
    people: { first: 'You', second: 'Your friend' },
    bands: {
      low: 'The numbers would not have sat at one table, says the game. You did: that is the better story.',
      middle: 'Some common ground, says the game, and enough to argue about over tea.',
      high: 'The numbers share a bench, says the game. Tell your friend, and bring the samosas.',
    },
    share: (names, percent) =>
      `${names}: ${percent} in the open friendship game of Tarapath, where every step of the sum is shown.`,
    guideTitle: 'How the game works',
    guide: [
      {
        title: 'Friends among the grahas',
        paragraphs: [
          'Jyotish gives every graha friends, neutrals and opponents: the Sun and Jupiter are friends, the Sun and Saturn are not. Numbers from 1 to 9 are given to the grahas, so two numbers can be friends as well. The game looks at your name numbers, your Moolank and Bhagyank, and your Moon signs.',
          'Among friends the day of birth counts most (4) and the name next (3), for it is what you call each other; the Bhagyank weighs 2 and the Moon 1.',
        ],
      },
      {
        title: 'Not every liking is returned',
        paragraphs: [
          'The Moon counts Mercury as a friend, and Mercury keeps its distance. Such a pair gets 1 point of 5. The table is old, and its authors had seen people.',
        ],
      },
      {
        title: 'For whom it is',
        paragraphs: [
          'For two people on a bus, a class on a rainy day, a card with a birthday present. It says nothing about whom to trust; that is learnt by small promises kept.',
        ],
      },
    ],
  },
  hi: {
    title: 'मित्रता कैलकुलेटर',
    description:
      'दो मित्रों के अंकों में कैसी बनती है: नाम, जन्म तिथि और चंद्र राशि, ग्रहों की मैत्री की पुरानी सारणी से, हर क़दम के साथ। मनोरंजन के लिए, निःशुल्क।',
    lead: 'ग्रहों के भी मित्र होते हैं। देखें कि दो लोगों के अंक एक-दूसरे के बारे में क्या कहते हैं, एक-एक क़दम।',
    submit: 'मित्रता का प्रतिशत देखें',
    people: { first: 'आप', second: 'आपके मित्र' },
    bands: {
      low: 'खेल कहता है, ये अंक एक मेज़ पर न बैठते। पर आप बैठे, और वही कहानी ज़्यादा अच्छी है।',
      middle: 'खेल कहता है, कुछ बातें मिलती हैं, और चाय पर बहस के लिए भी काफ़ी कुछ है।',
      high: 'खेल कहता है, ये अंक एक ही बेंच पर बैठते हैं। मित्र को बताएँ, और समोसे साथ ले जाएँ।',
    },
    share: (names, percent) =>
      `${names}: तारापथ के खुले मित्रता खेल में ${percent}, जहाँ जोड़ का हर क़दम दिखता है।`,
    guideTitle: 'खेल कैसे चलता है',
    guide: [
      {
        title: 'ग्रहों में मित्र',
        paragraphs: [
          'ज्योतिष में हर ग्रह के मित्र, सम और शत्रु हैं: सूर्य और गुरु मित्र हैं, सूर्य और शनि नहीं। 1 से 9 तक के अंक ग्रहों को दिए गए हैं, इसलिए दो अंक भी मित्र हो सकते हैं। खेल आपके नामांक, मूलांक, भाग्यांक और चंद्र राशियाँ देखता है।',
          'मित्रता में जन्म के दिन का भार सबसे अधिक (4) है, फिर नाम का (3), क्योंकि उसी से आप एक-दूसरे को पुकारते हैं; भाग्यांक का 2 और चंद्रमा का 1।',
        ],
      },
      {
        title: 'हर चाह लौटती नहीं',
        paragraphs: [
          'चंद्रमा बुध को मित्र मानता है, पर बुध चंद्रमा को नहीं। ऐसे जोड़े को 5 में से 1 अंक मिलता है। सारणी पुरानी है, और उसे बनाने वाले लोगों को ख़ूब पहचानते थे।',
        ],
      },
      {
        title: 'किसके लिए है',
        paragraphs: [
          'बस में बैठे दो लोगों के लिए, बरसात के दिन की कक्षा के लिए, जन्मदिन के उपहार पर लगे कार्ड के लिए। किस पर भरोसा करें, यह इससे नहीं पता चलता; वह छोटे-छोटे निभाए वादों से सीखा जाता है।',
        ],
      },
    ],
  },
};

import type { Lang } from 'shared/remote-kit/page';
import type { BondPageText } from '../../parts/bond/bond-text';

export const pageText: Record<Lang, BondPageText> = {
  en: {
    title: 'Love Calculator',
    description:
      'Two names, two birthdays and two Moon signs become a percentage by an open rule: every part, its points and its weight are shown. For fun, free, nothing stored.',
    lead: 'A light-hearted play with two names and their numbers, with nothing up its sleeve: you see every step of the sum.',
    submit: 'Count our love',
    people: { first: 'You', second: 'The one you think of' },
    bands: {
      low: 'Two different rhythms, says the game. Opposites have written most of the good love songs.',
      middle:
        'A bit alike and a bit not, says the game. Enough in common to begin, enough difference to stay curious.',
      high: 'The numbers nod to each other, says the game. The rest is made of time, attention and who does the dishes.',
    },
    share: (names, percent) =>
      `${names}: ${percent} in the open love game of Tarapath, where every step of the sum is shown. Just for a smile.`,
    guideTitle: 'How the game works',
    guide: [
      {
        title: 'Four small questions',
        paragraphs: [
          'The letters of each name become a number by the Chaldean values, the birthdays give Moolank and Bhagyank, and the Moon sign has its lord. Behind each of these stands a graha. The old table of natural friendship says how two grahas get on, and that is the whole of the game.',
          'Only the names are needed. With both birthdays and both Moon signs there is more to compare; in the love game the Moon and the Moolank weigh 3, name and Bhagyank 2.',
        ],
      },
      {
        title: 'The same answer every time',
        paragraphs: [
          'There is no dice in it. The same two people get the same percentage today and in ten years, and it does not matter who is entered first. A nickname gives another number than the full name: choose the one you call each other by.',
        ],
      },
      {
        title: 'What it cannot count',
        paragraphs: [
          'Kindness, patience and whether someone calls back. Please decide nothing by it. For the traditional comparison of two charts there is kundli matching, and that too is only one voice among many.',
        ],
      },
    ],
  },
  hi: {
    title: 'प्रेम कैलकुलेटर',
    description:
      'दो नाम, दो जन्म तिथियाँ और दो चंद्र राशियाँ एक खुले नियम से प्रतिशत बनती हैं: हर अंग, उसके अंक और भार सामने। मनोरंजन के लिए, निःशुल्क, कुछ सहेजा नहीं जाता।',
    lead: 'दो नामों और उनके अंकों का हल्का-फुल्का खेल, जिसमें कुछ छिपा नहीं: जोड़ का हर क़दम आपके सामने है।',
    submit: 'प्रेम का प्रतिशत देखें',
    people: { first: 'आप', second: 'जिनका ख़याल आया' },
    bands: {
      low: 'खेल कहता है, दो अलग लय हैं। प्रेम के अच्छे गीत अक्सर ऐसे ही जोड़ों ने गाए हैं।',
      middle: 'खेल कहता है, कुछ एक-से, कुछ अलग। शुरुआत के लिए काफ़ी समानता, जिज्ञासा बनी रहे उतना अंतर।',
      high: 'खेल कहता है, अंक एक-दूसरे को देखकर मुस्कुराते हैं। बाक़ी समय, ध्यान और इस पर है कि बरतन कौन धोता है।',
    },
    share: (names, percent) =>
      `${names}: तारापथ के खुले प्रेम खेल में ${percent}, जहाँ जोड़ का हर क़दम दिखता है। बस मुस्कुराने के लिए।`,
    guideTitle: 'खेल कैसे चलता है',
    guide: [
      {
        title: 'चार छोटे प्रश्न',
        paragraphs: [
          'नाम के अक्षर कैल्डियन मान से अंक बनते हैं, जन्म तिथि से मूलांक और भाग्यांक मिलते हैं, और चंद्र राशि का अपना स्वामी है। इन सबके पीछे एक-एक ग्रह है। ग्रहों की नैसर्गिक मैत्री की पुरानी सारणी बताती है कि दो ग्रहों की कैसी बनती है; बस यही पूरा खेल है।',
          'ज़रूरी केवल नाम हैं। दोनों की जन्म तिथि और चंद्र राशि भी हो तो तुलना बढ़ जाती है; प्रेम के खेल में चंद्रमा और मूलांक का भार 3 है, नाम और भाग्यांक का 2।',
        ],
      },
      {
        title: 'हर बार वही उत्तर',
        paragraphs: [
          'इसमें पासा नहीं फेंका जाता। वही दो व्यक्ति आज और दस वर्ष बाद एक ही प्रतिशत पाएँगे, और पहले किसका नाम लिखा इससे भी अंतर नहीं पड़ता। पुकार के नाम का अंक पूरे नाम से अलग होता है: वही लिखें जिससे आप एक-दूसरे को बुलाते हैं।',
        ],
      },
      {
        title: 'जो यह नहीं गिन सकता',
        paragraphs: [
          'अपनापन, धैर्य, और यह कि कोई लौटकर फ़ोन करता है या नहीं। कृपया इससे कोई निर्णय न लें। दो कुंडलियों की पारंपरिक तुलना के लिए कुंडली मिलान है, और वह भी कई बातों में से एक ही बात है।',
        ],
      },
    ],
  },
};

import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'thumak-chalat-ramchandra',
  cover: 'bhajans/thumak-chalat-ramchandra.svg',
  category: '',
  tags: ['tulsidas', 'rama', 'children'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:20:00+05:30',
  details: {
    deity: { en: 'Rama', hi: 'राम' },
    tradition: { en: 'Tulsidas, 16th century (Awadhi)', hi: 'तुलसीदास, 16वीं शताब्दी (अवधी)' },
    stanzas: [
      {
        devanagari: ['ठुमक चलत रामचंद्र बाजत पैंजनियाँ'],
        roman: ['Thumak chalat raamchandra baajat painjaniyaan'],
      },
      {
        devanagari: ['किलकि किलकि उठत धाय, गिरत भूमि लटपटाय', 'धाय मात गोद लेत, दशरथ की रनियाँ'],
        roman: [
          'Kilaki kilaki uthat dhaay, girat bhoomi lataptaay',
          'Dhaay maat god let, dasharath ki raniyaan',
        ],
      },
      {
        devanagari: ['अंचल रज अंग झारि, विविध भाँति सो दुलारि', 'तन मन धन वारि वारि, कहत मृदु बचनियाँ'],
        roman: [
          'Anchal raj ang jhaari, vividh bhaanti so dulaari',
          'Tan man dhan vaari vaari, kahat mridu bachaniyaan',
        ],
      },
      {
        devanagari: ['विद्रुम से अरुण अधर, बोलत मुख मधुर मधुर', 'सुभग नासिका में चारु, लटकत लटकनियाँ'],
        roman: [
          'Vidrum se arun adhar, bolat mukh madhur madhur',
          'Subhag naasika mein chaaru, latkat latakniyaan',
        ],
      },
      {
        devanagari: ['तुलसीदास अति आनंद, देखि के मुखारविंद', 'रघुवर छबि के समान, रघुवर छबि बनियाँ'],
        roman: [
          'Tulsidas ati aanand, dekhi ke mukhaarvind',
          'Raghuvar chhabi ke samaan, raghuvar chhabi baniyaan',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Ramchandra walks with small unsteady steps and his anklets ring.

1. With shouts of joy he gets up and runs, and falls to the ground in a tumble. The mothers run and take him in their arms, the queens of Dasharatha.
2. They brush the dust from him with the ends of their saris and fondle him in many ways. They would give body, mind and all they own for him, and speak to him in gentle words.
3. His lips are red like coral and from them come sweet words. From his fine nose a small ornament swings.
4. Tulsidas is full of joy to look at that lotus face. Raghuvar's beauty is like Raghuvar's beauty alone.`,
    },
    hi: {
      meaning: `**टेक:** रामचंद्र ठुमक-ठुमककर चलते हैं और पैंजनियाँ बजती हैं।

1. किलकारी मारकर उठते और दौड़ते हैं, लटपटाकर धरती पर गिर पड़ते हैं। दशरथ की रानियाँ दौड़कर माँ की तरह गोद में उठा लेती हैं।
2. आँचल से अंगों की धूल झाड़ती हैं और तरह-तरह से दुलारती हैं। तन-मन-धन न्योछावर करके मीठे बोल बोलती हैं।
3. होंठ मूँगे जैसे लाल हैं, मुख से मीठे-मीठे बोल निकलते हैं। सुंदर नाक में छोटी-सी लटकन झूलती है।
4. मुख-कमल देखकर तुलसीदास आनंद से भर गए। रघुवर की छवि के समान रघुवर की ही छवि है।`,
    },
  },
  en: {
    title: 'Thumak Chalat Ramchandra: first steps in Ayodhya',
    summary:
      "Tulsidas's picture of little Rama learning to walk, anklets ringing, with both scripts, the meaning and notes for singing with small ones.",
    coverAlt:
      'Two small anklets with bells on a palace courtyard floor, a toy bow and low arches behind.',
    body: `A child takes a few steps, falls, laughs, gets up. The queens of Dasharatha run to him. That is all that happens in this song, and Tulsidas finds at the end that he has nothing to compare it with. Rama's beauty is like Rama's beauty.

## When it is sung

On Ram Navami, at a naming day or a first birthday, and as a lullaby. It is also loved on the concert stage, where singers linger on the word "thumak", the small jerk of a toddler's walk. The rest of the year it suits the half hour before a child's bedtime.

## How to sing it

The song walks: a light three or six beat, with a stress on "thu". If there is a child in the room, let the anklets or a bunch of keys be the instrument. Sing "kilaki kilaki" as if you had just heard the child laugh, and let "girat bhumi latpatay" tumble. The couplet of the coral lips can be left for last if attention runs short. A sweet puri or halwa is usual for Ram Navami; at bedtime, warm milk.`,
  },
  hi: {
    title: 'ठुमक चलत रामचंद्र: अयोध्या के आँगन में',
    summary:
      'चलना सीखते बालक राम का तुलसीदास रचित चित्र, पैंजनियों की रुनझुन के साथ: बोल, रोमन लिपि, अर्थ और गाने के सुझाव।',
    coverAlt: 'महल के आँगन में घुँघरू वाली दो नन्ही पैंजनियाँ, खिलौना धनुष और पीछे नीची मेहराबें।',
    body: `बच्चा दो-चार क़दम चलता है, गिरता है, हँसता है, फिर उठता है। दशरथ की रानियाँ उसकी ओर दौड़ती हैं। पद में बस इतना ही होता है, और अंत में तुलसीदास को कोई उपमा नहीं मिलती: राम की छवि राम की छवि जैसी ही है।

## कब गाया जाता है

राम नवमी पर, नामकरण या पहले जन्मदिन पर, और लोरी की तरह भी। मंच के गायकों को भी यह प्रिय है; वे “ठुमक” पर देर तक ठहरते हैं, जिसमें नन्हे बच्चे की डगमग चाल सुनाई देती है। बाक़ी दिनों में बच्चे के सोने से पहले का आधा घंटा इसके लिए अच्छा है।

## कैसे गाएँ

पद ख़ुद चलता है: तीन या छह मात्राओं की हल्की चाल, “ठु” पर ज़ोर। घर में बच्चा हो तो पायल या चाबियों का गुच्छा ही वाद्य बन जाए। “किलकि किलकि” ऐसे गाएँ जैसे अभी-अभी बच्चे की हँसी सुनी हो, और “गिरत भूमि लटपटाय” को लुढ़कने दें। बच्चे का मन भटके तो मूँगे-से होंठों वाला पद बाद के लिए छोड़ दें। राम नवमी पर मीठी पूरी या हलवा बनता है; सोते समय गुनगुना दूध।`,
  },
};

import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'payoji-maine-ram-ratan',
  cover: 'bhajans/payoji-maine-ram-ratan.svg',
  category: '',
  tags: ['mirabai', 'rama', 'gratitude'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:22:00+05:30',
  details: {
    deity: { en: 'Rama', hi: 'राम' },
    tradition: { en: 'Mirabai, 16th century', hi: 'मीराबाई, 16वीं शताब्दी' },
    stanzas: [
      {
        devanagari: ['पायो जी मैंने राम रतन धन पायो'],
        roman: ['Paayo ji maine raam ratan dhan paayo'],
      },
      {
        devanagari: ['वस्तु अमोलक दी मेरे सतगुरु', 'किरपा कर अपनायो'],
        roman: ['Vastu amolak di mere satguru', 'Kirpa kar apnaayo'],
      },
      {
        devanagari: ['जनम जनम की पूँजी पाई', 'जग में सभी खोवायो'],
        roman: ['Janam janam ki poonji paai', 'Jag mein sabhi khovaayo'],
      },
      {
        devanagari: ['खरचै न खूटै, चोर न लूटै', 'दिन दिन बढ़त सवायो'],
        roman: ['Kharchai na khootai, chor na lootai', 'Din din badhat savaayo'],
      },
      {
        devanagari: ['सत की नाव खेवटिया सतगुरु', 'भवसागर तर आयो'],
        roman: ['Sat ki naav khevtiya satguru', 'Bhavsaagar tar aayo'],
      },
      {
        devanagari: ['मीरा के प्रभु गिरिधर नागर', 'हरख हरख जस गायो'],
        roman: ['Meera ke prabhu giridhar naagar', 'Harakh harakh jas gaayo'],
      },
    ],
    en: {
      meaning: `**Refrain:** I have found the jewel of Rama's name.

1. My true teacher gave me a thing beyond price and in kindness made me his own.
2. I have the wealth of many births, and I have lost everything that the world holds.
3. It is not used up by spending, no thief can take it, and it grows by a quarter each day.
4. In the boat of truth, with the teacher at the oar, I have crossed the sea of the world.
5. Mira's Lord is the clever Giridhar, and with joy upon joy I have sung his praise.`,
    },
    hi: {
      meaning: `**टेक:** मैंने राम नाम का रत्न पा लिया।

1. सतगुरु ने अनमोल वस्तु दी और कृपा करके मुझे अपना लिया।
2. मैंने जन्म-जन्म की पूँजी पाई और जग का सब कुछ खो दिया।
3. यह धन ख़र्च करने से घटता नहीं, चोर इसे ले नहीं सकता और यह दिन-दिन सवाया बढ़ता है।
4. सत्य की नाव है, सतगुरु खेवनहार हैं; मैं भवसागर पार कर आई।
5. मीरा के प्रभु चतुर गिरिधर हैं; मैंने हर्षित होकर उनका यश गाया।`,
    },
  },
  en: {
    title: "Payoji Maine Ram Ratan: Mira's treasure",
    summary:
      "Mirabai's song of the jewel that cannot be spent or stolen, with both scripts, a line by line meaning and notes on singing it.",
    coverAlt:
      'An open palm-sized box with a glowing jewel on desert sand, a small boat and river beyond.',
    body: `Mirabai was born into a princely family of Merta in Rajasthan around 1500. Her words come to us through singers, so the versions differ by a word here and there. In this song she, who left a palace, speaks like a merchant going over her books: I have gained a treasure, and this is how it behaves.

## When it is sung

On Sharad Purnima, which many keep as Mira's day, at the end of a satsang, and at any hour of thankfulness: a child's good result, a safe return, a debt repaid. It is addressed to Rama, though Mira's own Lord is Giridhar; both names meet in the last line.

## How to sing it

The usual tune moves in a light eight beats. Sing "payoji maine" once plainly and once with a lift, as one says a piece of good news twice. Keep the verses conversational. At "sat ki naav" slow down, as a boat does near the bank. After singing, each person may name one thing that day which cost nothing and was worth much.`,
  },
  hi: {
    title: 'पायो जी मैंने राम रतन धन: मीरा की पूँजी',
    summary:
      'न ख़र्च हो, न चोरी जाए, ऐसे धन पर मीराबाई का पद: पूरे बोल, रोमन लिपि, हर पंक्ति का अर्थ और गाने के सुझाव।',
    coverAlt: 'रेत पर खुली छोटी डिबिया में दमकता रत्न, पीछे नदी और एक नन्ही नाव।',
    body: `मीराबाई का जन्म लगभग 1500 में राजस्थान के मेड़ता राजघराने में हुआ। उनके पद गायकों के कंठ से होकर हम तक आए, इसलिए पाठ में यहाँ-वहाँ एक-दो शब्द बदल जाते हैं। महल छोड़ देने वाली मीरा इस पद में मानो बही खोलकर बैठी हैं: मुझे एक धन मिला है, और उसका स्वभाव यह है।

## कब गाया जाता है

शरद पूर्णिमा पर, जिसे बहुत-से लोग मीरा का दिन मानते हैं, सत्संग के अंत में, और जब भी मन कृतज्ञ हो: बच्चे का अच्छा परिणाम, सकुशल वापसी, चुका हुआ उधार। पद राम के नाम से है, जबकि मीरा के प्रभु गिरिधर हैं; अंतिम पंक्ति में दोनों नाम मिल जाते हैं।

## कैसे गाएँ

प्रचलित धुन आठ मात्राओं की हल्की चाल में है। “पायो जी मैंने” एक बार सीधा गाएँ और दूसरी बार थोड़ा उठाकर, जैसे कोई शुभ समाचार दो बार सुनाता है। पद बातचीत की तरह रखें। “सत की नाव” पर चाल धीमी कर दें, जैसे किनारे के पास नाव होती है। गाने के बाद हर जन दिन की एक ऐसी बात बताए जिसका मोल न था, पर मूल्य बहुत था।`,
  },
};

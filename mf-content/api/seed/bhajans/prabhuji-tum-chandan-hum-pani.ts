import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'prabhuji-tum-chandan-hum-pani',
  cover: 'bhajans/prabhuji-tum-chandan-hum-pani.svg',
  category: '',
  tags: ['nirgun', 'raidas', 'friendship'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:05:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'The Formless', hi: 'निर्गुण' },
    tradition: {
      en: 'Sant Raidas (Ravidas), 15th to 16th century',
      hi: 'संत रैदास (रविदास), 15वीं-16वीं शताब्दी',
    },
    stanzas: [
      {
        devanagari: ['अब कैसे छूटे, राम नाम रट लागी'],
        roman: ['Ab kaise chhoote, raam naam rat laagi'],
      },
      {
        devanagari: ['प्रभुजी तुम चंदन हम पानी', 'जाकी अंग अंग बास समानी'],
        roman: ['Prabhuji tum chandan ham paani', 'Jaaki ang ang baas samaani'],
      },
      {
        devanagari: ['प्रभुजी तुम घन बन हम मोरा', 'जैसे चितवत चंद चकोरा'],
        roman: ['Prabhuji tum ghan ban ham mora', 'Jaise chitavat chand chakora'],
      },
      {
        devanagari: ['प्रभुजी तुम दीपक हम बाती', 'जाकी जोति बरै दिन राती'],
        roman: ['Prabhuji tum deepak ham baati', 'Jaaki joti barai din raati'],
      },
      {
        devanagari: ['प्रभुजी तुम मोती हम धागा', 'जैसे सोनहिं मिलत सुहागा'],
        roman: ['Prabhuji tum moti ham dhaaga', 'Jaise sonahin milat suhaaga'],
      },
      {
        devanagari: ['प्रभुजी तुम स्वामी हम दासा', 'ऐसी भक्ति करै रैदासा'],
        roman: ['Prabhuji tum swaami ham daasa', 'Aisi bhakti karai raidaasa'],
      },
    ],
    en: {
      meaning: `**Refrain:** Now that the name of Rama has taken hold, how could it let go?

1. Lord, you are sandalwood and I am water; your scent has entered every part of me.
2. You are the dark cloud over the forest, I am the peacock; I look at you as the chakor bird looks at the moon.
3. You are the lamp, I am the wick, and the light of it burns day and night.
4. You are the pearl, I am the thread; it is like gold meeting borax, which makes it shine.
5. You are the master, I am the one who serves: such is the love that Raidas gives.`,
    },
    hi: {
      meaning: `**टेक:** राम नाम की लगन अब लग गई, वह कैसे छूटे?

1. प्रभु, आप चंदन हैं और मैं पानी; आपकी सुगंध मेरे अंग-अंग में समा गई है।
2. आप वन पर छाए मेघ हैं और मैं मोर; मैं आपको वैसे देखता हूँ जैसे चकोर चंद्रमा को।
3. आप दीपक हैं और मैं बाती, जिसकी ज्योति दिन-रात जलती है।
4. आप मोती हैं और मैं धागा; यह मेल सोने और सुहागे का-सा है।
5. आप स्वामी हैं और मैं दास; रैदास की भक्ति ऐसी ही है।`,
    },
  },
  en: {
    title: "Prabhuji Tum Chandan Hum Pani: Raidas's song",
    summary:
      "Sant Raidas's song of sandal and water, lamp and wick, with both scripts, the meaning of its five pairs and a simple way to sing it.",
    coverAlt:
      'A sandal log and grinding stone with a small bowl of water, a peacock looking at a dark cloud.',
    body: `Raidas, also called Ravidas, made shoes in Varanasi and sang while he worked. Forty of his hymns are in the Guru Granth Sahib. This song, kept in the oral tradition and in old collections, has no doctrine in it. It has five pairs of things that need each other, all found in a courtyard.

## When it is sung

On Ravidas Jayanti, the full moon of Magha, and at any evening gathering where nirgun songs are sung. Because it names no form of God, people of several faiths sing it side by side. It is also a good song for the end of an argument.

## How to sing it

Keep it low and unhurried. One half of the room may sing "Prabhuji tum..." and the other half answer "hum...", so that each pair is made of two voices. Repeat "jaaki ang ang baas samaani" softly: the scent of sandal enters every drop of the water, and the line should spread in the same way. No instrument is needed; fingers on the edge of a desk will do.`,
  },
  hi: {
    title: 'प्रभुजी तुम चंदन हम पानी: रैदास का पद',
    summary:
      'संत रैदास का चंदन-पानी और दीपक-बाती वाला पद: बोल, रोमन लिपि, पाँचों जोड़ियों का अर्थ और गाने का सीधा ढंग।',
    coverAlt: 'चंदन की लकड़ी, सिल और जल की कटोरी; पास में मोर काले मेघ को निहारता है।',
    body: `रैदास, जिन्हें रविदास भी कहते हैं, काशी में जूते बनाते थे और काम करते-करते गाते थे। उनके चालीस पद गुरु ग्रंथ साहिब में हैं। लोककंठ और पुराने संग्रहों में मिलने वाले इस पद में कोई सिद्धांत नहीं समझाया गया; बस आँगन में मिल जाने वाली पाँच जोड़ियाँ हैं, जिनमें एक का काम दूसरे के बिना नहीं चलता।

## कब गाया जाता है

माघ पूर्णिमा, यानी रविदास जयंती पर, और जहाँ भी साँझ को निर्गुण पद गाए जाते हों। इसमें ईश्वर का कोई एक रूप नहीं बताया गया, इसलिए अलग-अलग मत के लोग इसे साथ गा लेते हैं। मनमुटाव के बाद साथ बैठकर गाने के लिए भी यह अच्छा है।

## कैसे गाएँ

स्वर नीचा और चाल धीमी रखें। आधे लोग “प्रभुजी तुम” गाएँ और आधे “हम” से उत्तर दें, ताकि हर जोड़ी दो स्वरों से बने। “जाकी अंग अंग बास समानी” को धीरे-धीरे दोहराएँ: जैसे चंदन की गंध पानी की हर बूँद में उतरती है, वैसे ही पंक्ति फैले। किसी वाद्य की ज़रूरत नहीं; मेज़ के किनारे पर उँगलियों की थाप भी बहुत है।`,
  },
};

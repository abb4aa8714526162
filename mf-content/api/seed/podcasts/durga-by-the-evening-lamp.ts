import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'durga-by-the-evening-lamp',
  cover: 'podcasts/durga-by-the-evening-lamp.svg',
  category: '',
  tags: ['raga', 'evening'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:48:00+05:30',
  details: {
    file: 'podcasts/durga-by-the-evening-lamp.m4a',
    seconds: 132,
    chapters: [
      { at: 0, en: 'Tanpura in Ma', hi: 'म में मिला तानपूरा' },
      { at: 7, en: 'Without rhythm', hi: 'बिना ताल के' },
      { at: 33, en: 'The refrain, with cymbals', hi: 'मंजीरे के साथ स्थायी' },
      { at: 66, en: 'A flute joins', hi: 'बाँसुरी साथ आती है' },
      { at: 83, en: 'Down again', hi: 'फिर नीचे' },
      { at: 108, en: 'Three times the same', hi: 'तिहाई' },
    ],
    transcript: {
      en: 'A tanpura whose first string is tuned to Ma. After seven seconds hammered strings play a few slow phrases: Sa, Re, Ma; up to Dha; down to the low Dha and Sa. At 0:33 small cymbals begin to mark every second beat and the strings take up a refrain of thirty-two beats, played twice. At 1:06 the tune climbs to the high Sa and the Ma above it, and a flute plays along. It comes down, the refrain returns, and at 1:48 one phrase is heard three times; its last note falls on the first beat. The strings ring out. There are no words.',
      hi: 'तानपूरे का पहला तार म में मिला है। सात सेकंड बाद संतूर जैसे तारों पर धीमे स्वर: सा, रे, म; ध तक ऊपर; मंद्र ध और सा तक नीचे। 0:33 पर मंजीरा हर दूसरी मात्रा पर बजने लगता है और तार बत्तीस मात्रा की स्थायी उठाते हैं, दो बार। 1:06 पर धुन तार सा और उसके ऊपर म तक चढ़ती है और बाँसुरी साथ बजती है। धुन उतरती है, स्थायी लौटती है, और 1:48 पर एक ही टुकड़ा तीन बार आता है; उसका अंतिम स्वर सम पर पड़ता है। तार गूँजते रह जाते हैं। इसमें शब्द नहीं हैं।',
    },
  },
  en: {
    title: 'Durga by the evening lamp',
    summary:
      'Five notes of raga Durga on synthesised santoor strings, with cymbals and a flute: a small tune to hear once the evening lamp is lit.',
    coverAlt:
      'A brass lamp with three flames beside a santoor with two light hammers on its strings.',
    body: `## About this piece

Raga Durga shares its name with the goddess and needs only five notes: Sa, Re, Ma, Pa, Dha, all shuddha. Ga and Ni are never sung. In the north it is a raga of the evening and early night; the south has a near relation, Shuddha Saveri.

## What to follow

Ma carries the raga, so the tanpura here is tuned to Ma instead of Pa. Listen for two habits: the step from Re straight up to Pa, past Ma, and the return "Dha, Ma, Re, low Dha, Sa" with which the phrases close.

## How it is built

After a few free phrases the piece keeps a cycle of eight beats, which many bhajans use under the name Keherva. The cymbals tell you where you are: an open stroke on the first and fifth beat, a soft one between. The ending is a tihai. One phrase comes three times, without a gap, so that its last note lands exactly on the first beat. Count eight with the cymbals from 1:40 and you will feel it coming.

Strings, cymbals and flute are computed sounds. The santoor itself, a board with about a hundred strings struck by walnut hammers, comes from Kashmir; do hear a living one.

For words to sing by the lamp, take the aarti of the goddess, [Jai Ambe Gauri](/rituals/aarti/jai-ambe-gauri), or read about the nine nights in [Sharad Navratri](/rituals/festivals/sharad-navratri).`,
  },
  hi: {
    title: 'संध्या-दीप के पास राग दुर्गा',
    summary:
      'राग दुर्गा के पाँच स्वर, संश्लेषित संतूर पर, मंजीरे और बाँसुरी के साथ: संध्या का दीया जल जाने पर सुनने की छोटी धुन।',
    coverAlt: 'तीन लौ वाला पीतल का दीपक और पास में संतूर, तारों पर दो हल्की कलम।',
    body: `## इस रचना के बारे में

राग दुर्गा का नाम देवी का नाम है और इसे बस पाँच स्वर चाहिए: सा, रे, म, प, ध, सब शुद्ध। ग और नि कभी नहीं लगते। उत्तर में यह संध्या और रात के आरंभ का राग है; दक्षिण में इसका निकट संबंधी शुद्ध सावेरी है।

## क्या सुनें

म इस राग का सहारा है, इसलिए यहाँ तानपूरा प की जगह म में मिला है। दो बातें पहचानिए: रे से म को लाँघकर सीधे प तक जाना, और “ध, म, रे, मंद्र ध, सा” वाली वापसी जिससे वाक्य पूरे होते हैं।

## बनावट

कुछ खुले वाक्यों के बाद आठ मात्रा का चक्र चलता है, जो बहुत से भजनों में कहरवा के नाम से बजता है। मंजीरा बताता है कि आप कहाँ हैं: पहली और पाँचवीं मात्रा पर खुला, बीच में हल्का। अंत में तिहाई है: एक ही टुकड़ा बिना रुके तीन बार आता है और उसका आख़िरी स्वर ठीक पहली मात्रा पर पड़ता है। 1:40 से मंजीरे के साथ आठ गिनिए, उसका आना महसूस होगा।

तार, मंजीरा और बाँसुरी की ध्वनि गणना से बनी है। असली संतूर कश्मीर का है: लगभग सौ तारों वाला, अखरोट की लकड़ी की कलमों से बजने वाला; उसे ज़रूर सुनिए।

दीये के पास गाने के लिए देवी की आरती [जय अंबे गौरी](/rituals/aarti/jai-ambe-gauri) लीजिए, या नौ रातों के बारे में [शारदीय नवरात्रि](/rituals/festivals/sharad-navratri) पढ़िए।`,
  },
};

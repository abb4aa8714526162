import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'yaman-at-dusk',
  cover: 'podcasts/yaman-at-dusk.svg',
  category: '',
  tags: ['raga', 'evening'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:29:00+05:30',
  details: {
    file: 'podcasts/yaman-at-dusk.m4a',
    seconds: 115,
    chapters: [
      { at: 0, en: 'Tanpura alone', hi: 'केवल तानपूरा' },
      { at: 10, en: 'Ni, Re, Ga', hi: 'नि, रे, ग' },
      { at: 34, en: 'From the low octave', hi: 'मंद्र सप्तक से' },
      { at: 60, en: 'Above the high Sa', hi: 'तार सा के ऊपर' },
      { at: 74, en: 'A pulse begins', hi: 'लय शुरू होती है' },
      { at: 95, en: 'Pa falls to Re', hi: 'प से रे' },
    ],
    transcript: {
      en: 'A tanpura plays alone for ten seconds. A plucked lute enters from below Sa: Ni, Re, and a long Ga. Its string is pulled, so that many notes slide into the next. The line grows to Pa through the sharp Ma, goes down to the low Dha, then up to Ni and the high Sa, and once above it to Ga. At 1:14 the notes fall into an even pulse, up and down in quick steps. At 1:35 the pulse stops; Pa glides to Re, Ga is heard once more, and Sa rings out over the tanpura. There are no words.',
      hi: 'दस सेकंड केवल तानपूरा बजता है। फिर तंत्री वाद्य सा के नीचे से आता है: नि, रे और लंबा ग। तार खींचा जाता है, इसलिए कई स्वर अगले में फिसल जाते हैं। धुन तीव्र म होकर प तक बढ़ती है, मंद्र ध तक उतरती है, फिर नि और तार सा तक, और एक बार उससे ऊपर ग तक। 1:14 पर स्वर बराबर लय में चलने लगते हैं, जल्दी-जल्दी ऊपर-नीचे। 1:35 पर लय थमती है; प से रे तक मींड, एक बार फिर ग, और सा तानपूरे पर गूँजता रह जाता है। इसमें शब्द नहीं हैं।',
    },
  },
  en: {
    title: 'Yaman at dusk',
    summary:
      'A plucked string in raga Yaman for the hour when lamps are lit: a free beginning, a quick pulse, and home; synthesised, with notes.',
    coverAlt:
      'A veena leans on a terrace at dusk; a crescent Moon and the first stars stand above.',
    body: `## About this piece

Many students of Hindustani music learn Yaman first and are still learning it forty years later. It belongs to the first prahar of the night, from about sunset on, when the sky is dark blue and kitchens are busy.

## The raga

All seven swaras are shuddha except Ma, which is tivra, the sharp fourth. Ga leads and Ni answers. On the way up players like to leave out Sa and Pa, "Ni Re Ga, Ma Dha Ni", so that the line seems to float above the drone; on the way down both come back. Near the end here, at 1:35, Pa slides straight to Re: a small turn by which listeners know the raga.

## The sound

The instrument is imagined: a long string that rings about as long as a veena's, whose pitch is bent while it rings. It is computed, not recorded, and its Ga stands at five fourths of Sa, a little lower than on a piano. Against the tanpura that difference is easy to hear.

## How to listen

Light the lamp first, then press play. In the opening count how often the line avoids Sa. When the pulse comes at 1:14, tap it with a finger and notice that it never hurries. If you cook at this hour, let it run twice. What the sky holds tonight is in the [panchang](/astrology-services/panchang), and the Moon's story in [pictures](/web-stories/the-moons-month).`,
  },
  hi: {
    title: 'साँझ का यमन',
    summary:
      'दीया जलाने की बेला के लिए राग यमन, एक तार की आवाज़ में: पहले खुला आलाप, फिर लय, फिर घर वापसी; संश्लेषित, टिप्पणी सहित।',
    coverAlt: 'साँझ की छत पर टिकी वीणा; ऊपर चाँद की फाँक और पहले तारे।',
    body: `## इस रचना के बारे में

हिंदुस्तानी संगीत के बहुत से विद्यार्थी सबसे पहले यमन सीखते हैं और चालीस साल बाद भी उसे सीख रहे होते हैं। यह रात के पहले पहर का राग है, सूर्यास्त के बाद का, जब आकाश गहरा नीला होता है और रसोई में चहल-पहल।

## राग

म को छोड़ सब स्वर शुद्ध हैं; म तीव्र है। ग वादी है और नि संवादी। चढ़ते समय अक्सर सा और प छोड़ दिए जाते हैं, "नि रे ग, म ध नि", जिससे धुन तानपूरे के ऊपर तैरती-सी लगती है; उतरते समय दोनों लौट आते हैं। यहाँ 1:35 पर प सीधे रे तक फिसलता है: इस छोटे-से मोड़ से सुनने वाले राग को पहचान लेते हैं।

## ध्वनि

वाद्य कल्पित है: वीणा जितनी देर गूँजने वाला एक लंबा तार, जिसका सुर गूँजते-गूँजते खींचा जाता है। यह रिकॉर्ड नहीं, गणना से बना है, और इसका ग सा से ठीक सवा गुना है, पियानो के ग से ज़रा नीचा। तानपूरे के साथ यह अंतर आसानी से सुनाई देता है।

## कैसे सुनें

पहले दीया जलाइए, फिर चलाइए। शुरू में गिनिए कि धुन कितनी बार सा से बचकर निकलती है। 1:14 पर लय आए तो उँगली से ताल दीजिए; वह कभी जल्दी नहीं करती। इस समय रसोई में हों तो दो बार चलने दें। आज रात आकाश में क्या है, यह [पंचांग](/astrology-services/panchang) में है, और चंद्रमा की कहानी [चित्रों में](/web-stories/the-moons-month)।`,
  },
};

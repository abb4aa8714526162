import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'vaishnav-jan-to',
  cover: 'bhajans/vaishnav-jan-to.svg',
  category: '',
  tags: ['gujarati', 'kindness', 'morning'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:45:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    tradition: {
      en: 'Narsinh Mehta, 15th century (Gujarati)',
      hi: 'नरसिंह मेहता, 15वीं शताब्दी (गुजराती)',
    },
    language: 'gu',
    stanzas: [
      {
        devanagari: [
          'वैष्णव जन तो तेने कहिये, जे पीड पराई जाणे रे',
          'पर दुःखे उपकार करे तोये, मन अभिमान न आणे रे',
        ],
        roman: [
          'Vaishnav jan to tene kahiye, je peed paraai jaane re',
          'Par duhkhe upkaar kare toye, man abhimaan na aane re',
        ],
      },
      {
        devanagari: ['सकळ लोकमां सहुने वंदे, निंदा न करे केनी रे', 'वाच काछ मन निश्चळ राखे, धन धन जननी तेनी रे'],
        roman: [
          'Sakal lokmaan sahune vande, ninda na kare keni re',
          'Vaach kaachh man nishchal raakhe, dhan dhan janani teni re',
        ],
      },
      {
        devanagari: [
          'समदृष्टि ने तृष्णा त्यागी, परस्त्री जेने मात रे',
          'जिह्वा थकी असत्य न बोले, परधन नव झाले हाथ रे',
        ],
        roman: [
          'Samadrishti ne trishna tyaagi, parastri jene maat re',
          'Jihwa thaki asatya na bole, paradhan nav jhaale haath re',
        ],
      },
      {
        devanagari: [
          'मोह माया व्यापे नहि जेने, दृढ वैराग्य जेना मनमां रे',
          'रामनाम शुं ताळी रे लागी, सकळ तीरथ तेना तनमां रे',
        ],
        roman: [
          'Moh maaya vyaape nahi jene, dridh vairaagya jena manmaan re',
          'Raamnaam shun taali re laagi, sakal teerath tena tanmaan re',
        ],
      },
      {
        devanagari: [
          'वणलोभी ने कपटरहित छे, काम क्रोध निवार्या रे',
          'भणे नरसैयो तेनुं दरसन करतां, कुळ एकोतेर तार्यां रे',
        ],
        roman: [
          'Vanlobhi ne kapatrahit chhe, kaam krodh nivaarya re',
          'Bhane narsaiyo tenun darsan kartaan, kul ekoter taaryaan re',
        ],
      },
    ],
    en: {
      meaning: `1. Call that person a Vaishnav who knows the pain of others, helps the one in sorrow, and lets no pride into the mind.
2. Who bows to everyone in the world and speaks ill of none, who keeps speech, body and mind steady: blessed is the mother of such a one.
3. Who looks on all alike and has let go of craving, to whom another's wife is a mother, whose tongue says nothing untrue, whose hand does not touch what belongs to others.
4. Whom delusion does not cover, whose mind is firm in letting go, who keeps time with the name of Rama: all places of pilgrimage are in that body.
5. Without greed or deceit, free of lust and anger: Narsinh says, to see such a person carries seventy-one generations across.`,
    },
    hi: {
      meaning: `1. वैष्णव उसे कहिए जो पराई पीड़ा जाने, दुखी का उपकार करे और मन में अभिमान न आने दे।
2. जो सारे जगत में सबको नमन करे, किसी की निंदा न करे, वाणी, शरीर और मन को स्थिर रखे; धन्य है उसकी माता।
3. जो सबको समान देखे, तृष्णा छोड़ दे, पराई स्त्री को माता माने; जीभ से असत्य न बोले और पराए धन को हाथ न लगाए।
4. जिसे मोह-माया न घेरे, जिसके मन में दृढ़ वैराग्य हो, जिसकी राम नाम से ताली लगी हो; सारे तीर्थ उसी के शरीर में हैं।
5. जो लोभ और कपट से रहित हो, काम-क्रोध छोड़ चुका हो; नरसी कहते हैं, उसके दर्शन से इकहत्तर पीढ़ियाँ तर जाती हैं।`,
    },
  },
  en: {
    title: 'Vaishnav Jan To: who may be called good?',
    summary:
      "Narsinh Mehta's Gujarati prabhatiya with every line in Devanagari and Roman letters, its meaning, and how to sing it in the morning.",
    coverAlt:
      'Two hands of different skin reach towards each other before a rising sun, beside a spinning wheel.',
    body: `Narsinh Mehta lived in Junagadh in the fifteenth century. His songs of dawn, the *prabhatiya*, were sung by women at the grindstone long before they were printed. This one asks who deserves the name Vaishnav, and answers without mentioning a single rite. Feeling another's pain comes first.

## When it is sung

Before sunrise or at the start of the day's work. Gandhi had it sung at his prayer meetings, so it became known far from Gujarat. Schools sing it on 2 October. It also belongs at a memorial, where its last verse, on the good that one person does to a whole family, is heard with special attention.

## How to sing it

The tune most people know is set in the raga Khamaj, in a slow four-beat time. Let one voice take each couplet and the others return to the first line. Pronounce *ळ* with the tongue curled back, and *chhe* short. "Vaach kaachh man" are speech, body and mind: a small rest after each makes the list clear. Five couplets take four minutes.`,
  },
  hi: {
    title: 'वैष्णव जन तो: भला मनुष्य किसे कहें',
    summary:
      'नरसिंह मेहता का गुजराती प्रभाती पद: देवनागरी और रोमन में पूरे बोल, हर दोहे का अर्थ और सुबह गाने का सरल ढंग।',
    coverAlt: 'उगते सूरज के आगे अलग-अलग रंग के दो हाथ एक-दूसरे की ओर बढ़े हैं, पास में चरखा।',
    body: `नरसिंह मेहता पंद्रहवीं सदी में जूनागढ़ में हुए। उनकी प्रभातियाँ छपने से बहुत पहले चक्की पीसती स्त्रियों के कंठ में थीं। यह पद पूछता है कि वैष्णव कहलाने योग्य कौन है, और उत्तर में एक भी कर्मकांड नहीं गिनाता। सबसे पहली बात है पराई पीड़ा को जानना।

## कब गाया जाता है

सूर्योदय से पहले, या दिन का काम आरंभ करते समय। गांधी जी इसे अपनी प्रार्थना सभाओं में गवाते थे, इसलिए यह गुजरात से बहुत दूर तक पहुँचा। विद्यालयों में 2 अक्टूबर को गाया जाता है। किसी की स्मृति सभा में भी यह सहज लगता है, जहाँ अंतिम पद, कि एक भले मनुष्य से पूरा कुल तरता है, मन को छूता है।

## कैसे गाएँ

सबसे जानी-पहचानी धुन खमाज राग की है, चार मात्राओं की धीमी चाल में। एक स्वर हर दोहा उठाए और बाक़ी सब पहली पंक्ति पर लौटें। “ळ” जीभ मोड़कर बोलें और “छे” को छोटा रखें। “वाच काछ मन” यानी वाणी, शरीर और मन: हर शब्द के बाद हल्का ठहराव दें। पाँचों पद चार मिनट में हो जाते हैं।`,
  },
};

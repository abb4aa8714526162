import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'maiya-mori-main-nahin-makhan-khayo',
  cover: 'bhajans/maiya-mori-main-nahin-makhan-khayo.svg',
  category: '',
  tags: ['surdas', 'krishna', 'children'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:47:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    tradition: { en: 'Surdas, 16th century (Braj)', hi: 'सूरदास, 16वीं शताब्दी (ब्रज)' },
    stanzas: [
      { devanagari: ['मैया मोरी मैं नहिं माखन खायो'], roman: ['Maiya mori main nahin maakhan khaayo'] },
      {
        devanagari: ['भोर भयो गैयन के पाछे, मधुवन मोहि पठायो', 'चार पहर बंसीबट भटक्यो, साँझ परे घर आयो'],
        roman: [
          'Bhor bhayo gaiyan ke paachhe, madhuvan mohi pathaayo',
          'Chaar pahar banseebat bhatakyo, saanjh pare ghar aayo',
        ],
      },
      {
        devanagari: [
          'मैं बालक बहियन को छोटो, छींको किहि बिधि पायो',
          'ग्वाल बाल सब बैर परे हैं, बरबस मुख लपटायो',
        ],
        roman: [
          'Main baalak bahiyan ko chhoto, chheenko kihi bidhi paayo',
          'Gwaal baal sab bair pare hain, barbas mukh laptaayo',
        ],
      },
      {
        devanagari: [
          'तू जननी मन की अति भोरी, इनके कहे पतियायो',
          'जिय तेरे कछु भेद उपजि है, जानि परायो जायो',
        ],
        roman: [
          'Tu janani man ki ati bhori, inke kahe patiyaayo',
          'Jiy tere kachhu bhed upji hai, jaani paraayo jaayo',
        ],
      },
      {
        devanagari: [
          'यह लै अपनी लकुटि कमरिया, बहुतहि नाच नचायो',
          'सूरदास तब बिहँसि जसोदा, लै उर कंठ लगायो',
        ],
        roman: [
          'Yah lai apni lakuti kamariya, bahutahi naach nachaayo',
          'Surdas tab bihansi jasoda, lai ur kanth lagaayo',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Mother, I have not eaten the butter.

1. At daybreak you sent me to Madhuvan behind the cows. For four watches I wandered at Bansivat, and came home when evening fell.
2. I am a child with short arms. How could I reach the hanging net? The other boys are against me and smeared my face by force.
3. You are too simple, mother; you believe what they say. Some distance must have grown in your heart, you take me for another woman's child.
4. Here, keep your stick and your blanket; you have made me dance enough. Surdas says: then Yashoda laughed and took him to her breast.`,
    },
    hi: {
      meaning: `**टेक:** मैया, मैंने माखन नहीं खाया।

1. भोर होते ही तूने गायों के पीछे मधुवन भेज दिया। चार पहर बंसीबट पर भटका, साँझ हुई तब घर आया।
2. मैं छोटी बाँहों वाला बालक हूँ, छींके तक कैसे पहुँचता? ग्वाल-बाल मुझसे बैर रखते हैं, उन्होंने ज़बरदस्ती मुँह पर मल दिया।
3. माँ, तू मन की बड़ी भोली है, इनकी बात मान गई। तेरे मन में भेद आ गया है, तू मुझे पराया जाया समझती है।
4. ले अपनी लाठी और कंबल, तूने मुझे बहुत नाच नचाया। सूरदास कहते हैं, तब यशोदा ने हँसकर उन्हें गले लगा लिया।`,
    },
  },
  en: {
    title: 'Maiya Mori: the butter thief defends himself',
    summary:
      "Surdas's scene of little Krishna with butter on his face, in both scripts, with the meaning of each excuse and a way to act it out.",
    coverAlt:
      'A clay pot of white butter hangs in a rope sling; small buttery handprints and a tiny flute below.',
    body: `Surdas, the blind poet of Braj, saw this scene better than anyone with eyes. Little Krishna stands before Yashoda with butter round his mouth and explains, one reason after another, why it cannot have been him. The reasons get worse. The last one wins.

## When it is sung

On Janmashtami and at Nandotsav the next morning, at a child's birthday, at annaprashan. In the Pushtimarg temples Surdas's songs belong to fixed hours of the day; this one suits the return of the cows at dusk, which it mentions.

## How to sing it with children

It is a play for two. A child sings Krishna's lines and an adult sits as Yashoda and says nothing until the end. Use hands: hold them up short at "bahiyan ko chhoto", point at the sling, throw down the stick and blanket at "yah le apni lakuti kamariya". Singers love to turn the first line at the close into "maine hi makhan khayo", "it was I who ate it"; that turn is a performer's addition and not in the old text. Then give everyone butter and mishri on a biscuit.`,
  },
  hi: {
    title: 'मैया मोरी मैं नहिं माखन खायो: नन्हे की सफ़ाई',
    summary:
      'मुँह पर माखन लगाए बालकृष्ण का सूरदास रचित दृश्य: पूरे बोल, रोमन लिपि, हर बहाने का अर्थ और अभिनय से गाने का ढंग।',
    coverAlt: 'छींके पर टँगी माखन की मटकी, नीचे माखन सने नन्हे हाथों की छाप और छोटी बाँसुरी।',
    body: `ब्रज के नेत्रहीन कवि सूरदास ने यह दृश्य आँख वालों से बेहतर देखा। मुँह पर माखन लगा है और नन्हे कृष्ण यशोदा के आगे खड़े एक के बाद एक कारण गिना रहे हैं कि यह काम उनका हो ही नहीं सकता। बहाने कमज़ोर होते जाते हैं; अंतिम बात माँ को जीत लेती है।

## कब गाया जाता है

जन्माष्टमी पर और अगली सुबह नंदोत्सव में, बच्चे के जन्मदिन पर, अन्नप्राशन में। पुष्टिमार्ग के मंदिरों में सूरदास के पद दिन के तय पहरों में गाए जाते हैं; इस पद में साँझ को घर लौटने की बात है, इसलिए यह गोधूलि में अच्छा लगता है।

## बच्चों के साथ कैसे गाएँ

यह दो जन का नाटक है। कृष्ण की पंक्तियाँ बच्चा गाए और कोई बड़ा यशोदा बनकर अंत तक चुप बैठे। हाथों से भाव दिखाएँ: “बहियन को छोटो” पर छोटी बाँहें, फिर छींके की ओर इशारा, और “यह लै अपनी लकुटि कमरिया” पर लाठी-कंबल पटक देना। कई गायक अंत में “मैंने ही माखन खायो” कर देते हैं; वह गायकों का जोड़ा हुआ है, पुराने पाठ में नहीं। फिर सबको माखन-मिश्री खिलाएँ।`,
  },
};

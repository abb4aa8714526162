import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'shani-dev-aarti',
  cover: 'aartis/shani-dev-aarti.svg',
  category: '',
  tags: ['shani', 'saturday', 'sade-sati'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:13:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Shani', hi: 'शनि' },
    tradition: { en: 'Traditional; signed "Vishwanath"', hi: 'पारंपरिक; छाप “विश्वनाथ”' },
    stanzas: [
      {
        devanagari: ['जय जय श्री शनिदेव भक्तन हितकारी', 'सूरज के पुत्र प्रभु छाया महतारी'],
        roman: [
          'Jai jai shri shanidev bhaktan hitkaari',
          'Sooraj ke putra prabhu chhaaya mahtaari',
        ],
      },
      {
        devanagari: ['श्याम अंग वक्र दृष्टि चतुर्भुजा धारी', 'नीलांबर धार नाथ गज की असवारी'],
        roman: [
          'Shyaam ang vakra drishti chaturbhuja dhaari',
          'Neelaambar dhaar naath gaj ki asvaari',
        ],
      },
      {
        devanagari: ['क्रीट मुकुट शीश राजित दिपत है लिलारी', 'मुक्तन की माला गले शोभित बलिहारी'],
        roman: [
          'Kreet mukut sheesh raajit dipat hai lilaari',
          'Muktan ki maala gale shobhit balihaari',
        ],
      },
      {
        devanagari: ['मोदक मिष्टान्न पान चढ़त हैं सुपारी', 'लोहा तिल तेल उड़द महिषी अति प्यारी'],
        roman: [
          'Modak mishtaann paan chadhat hain supaari',
          'Loha til tel urad mahishi ati pyaari',
        ],
      },
      {
        devanagari: ['देव दनुज ऋषि मुनि सुमिरत नर नारी', 'विश्वनाथ धरत ध्यान शरण हैं तुम्हारी'],
        roman: [
          'Dev danuj rishi muni sumirat nar naari',
          'Vishwanaath dharat dhyaan sharan hain tumhaari',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to you, Shani Dev, who wish your devotees well; son of the Sun, with Chhaya as your mother.
2. Dark of body, with a slanting glance and four arms, robed in blue, you ride the elephant.
3. A crown shines on your head and your brow is bright; a garland of pearls is lovely at your neck.
4. Laddus, sweets, betel leaf and areca nut are offered; iron, sesame, oil, urad and the buffalo are dear to you.
5. Gods, demons, seers, sages, men and women remember you. Vishwanath meditates on you and has come to you for shelter.`,
    },
    hi: {
      meaning: `1. हे शनिदेव, आपकी जय हो; आप भक्तों का हित करते हैं। आप सूर्य के पुत्र हैं और छाया आपकी माता हैं।
2. श्याम देह, तिरछी दृष्टि, चार भुजाएँ; नीला वस्त्र पहने आप हाथी पर सवार हैं।
3. सिर पर मुकुट है, ललाट दमक रहा है; गले में मोतियों की माला शोभती है।
4. मोदक, मिठाई, पान और सुपारी चढ़ते हैं; लोहा, तिल, तेल, उड़द और महिषी आपको प्रिय हैं।
5. देवता, दानव, ऋषि, मुनि, नर-नारी आपका स्मरण करते हैं। विश्वनाथ ध्यान धरकर आपकी शरण में हैं।`,
    },
  },
  en: {
    title: 'Jai Jai Shri Shani Dev: the Saturday aarti',
    summary:
      'The short Braj aarti of Shani, son of the Sun, for Saturday evenings, with both scripts, meaning and a calm way to keep it.',
    coverAlt:
      'A ringed planet above a peepal tree at dusk, with an iron lamp burning on a stone step below.',
    body: `Five couplets, no threat in any of them. This aarti greets Shani as "one who wishes devotees well" and describes him as one would describe a respected elder: the blue robe, the crown, the pearls, what he likes to eat. Whoever has heard only fearful things about Saturn may start here.

## When it is sung

Saturday near sunset, at a Shani shrine or at home, and on Shani Jayanti, the new moon of Jyeshtha. People in [sade sati](/remedies/sadesati) or in the long Shani dasha often keep it for a fixed number of Saturdays. You can see where Saturn stands for you in your [kundli](/astrology-services/free-kundli).

## How to keep it

Light one lamp of sesame or mustard oil in an iron or clay dish, facing west if you can. Offer a few black sesame seeds. Sing at an even pace, neither loud nor fast; this is a song for a slow planet. The verse mentions iron, sesame, oil and urad: give one of these to someone who can use it, as [the page on Saturn](/remedies/saturn) explains. Pouring oil on a neighbour's tree harms the tree, so leave that out. End with the Hanuman Chalisa if it is your custom.`,
  },
  hi: {
    title: 'जय जय श्री शनिदेव: शनिवार की आरती',
    summary:
      'सूर्यपुत्र शनि की छोटी-सी आरती, शनिवार की साँझ के लिए: बोल, रोमन लिपि, सीधा अर्थ और बिना डर के निभाने का ढंग।',
    coverAlt: 'साँझ में पीपल के ऊपर वलय वाला ग्रह और नीचे पत्थर की सीढ़ी पर जलता लोहे का दीया।',
    body: `कुल पाँच पद, और किसी में डराने की बात नहीं। आरती शनिदेव को “भक्तन हितकारी” कहकर पुकारती है और उनका वर्णन ऐसे करती है जैसे घर के किसी आदरणीय बड़े का: नीला वस्त्र, मुकुट, मोतियों की माला, और खाने में क्या भाता है। जिसने शनि के बारे में केवल डर सुना हो, वह यहाँ से आरंभ करे।

## कब गाई जाती है

शनिवार को सूर्यास्त के आसपास, मंदिर में या घर पर, और शनि जयंती यानी ज्येष्ठ अमावस्या को। [साढ़ेसाती](/remedies/sadesati) या शनि की लंबी दशा में लोग इसे गिने हुए शनिवारों तक निभाते हैं। आपके लिए शनि कहाँ है, यह [कुंडली](/astrology-services/free-kundli) में देख सकते हैं।

## कैसे निभाएँ

लोहे या मिट्टी के पात्र में तिल या सरसों के तेल का एक दीया जलाएँ; हो सके तो मुँह पश्चिम की ओर रखें। थोड़े काले तिल चढ़ाएँ। न ज़ोर से गाएँ, न जल्दी; यह धीमे चलने वाले ग्रह का गीत है। आरती में लोहा, तिल, तेल और उड़द के नाम हैं: इनमें से कुछ किसी ऐसे को दें जिसके काम आए, जैसा [शनि के पृष्ठ](/remedies/saturn) पर बताया है। पेड़ की जड़ में तेल डालने से पेड़ को हानि होती है, इसलिए वह न करें। रीति हो तो अंत में हनुमान चालीसा पढ़ें।`,
  },
};

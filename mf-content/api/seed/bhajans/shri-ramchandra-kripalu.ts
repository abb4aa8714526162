import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'shri-ramchandra-kripalu',
  cover: 'bhajans/shri-ramchandra-kripalu.svg',
  category: '',
  tags: ['tulsidas', 'rama', 'stuti'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:34:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Rama', hi: 'राम' },
    tradition: {
      en: 'Tulsidas, Vinaya Patrika 45 (about 1600)',
      hi: 'तुलसीदास, विनय पत्रिका 45 (लगभग 1600)',
    },
    stanzas: [
      {
        devanagari: ['श्री रामचंद्र कृपालु भजु मन हरण भव भय दारुणं', 'नव कंज लोचन कंज मुख कर कंज पद कंजारुणं'],
        roman: [
          'Shri raamchandra kripaalu bhaju man haran bhav bhay daarunam',
          'Nav kanj lochan kanj mukh kar kanj pad kanjaarunam',
        ],
      },
      {
        devanagari: [
          'कंदर्प अगणित अमित छवि नव नील नीरद सुंदरं',
          'पट पीत मानहुँ तड़ित रुचि शुचि नौमि जनक सुतावरं',
        ],
        roman: [
          'Kandarp aganit amit chhavi nav neel neerad sundaram',
          'Pat peet maanahun tarit ruchi shuchi naumi janak sutaavaram',
        ],
      },
      {
        devanagari: ['भजु दीनबंधु दिनेश दानव दैत्यवंश निकंदनं', 'रघुनंद आनंदकंद कोशलचंद दशरथ नंदनं'],
        roman: [
          'Bhaju deenbandhu dinesh daanav daityavansh nikandanam',
          'Raghunand aanandkand koshalchand dasharath nandanam',
        ],
      },
      {
        devanagari: ['सिर मुकुट कुंडल तिलक चारु उदार अंग विभूषणं', 'आजानुभुज शर चाप धर संग्राम जित खरदूषणं'],
        roman: [
          'Sir mukut kundal tilak chaaru udaar ang vibhooshanam',
          'Aajaanubhuj shar chaap dhar sangraam jit kharadooshanam',
        ],
      },
      {
        devanagari: ['इति वदति तुलसीदास शंकर शेष मुनि मन रंजनं', 'मम हृदय कंज निवास कुरु कामादि खल दल गंजनं'],
        roman: [
          'Iti vadati tulsidas shankar shesh muni man ranjanam',
          'Mam hriday kanj nivaas kuru kaamaadi khal dal ganjanam',
        ],
      },
    ],
    en: {
      meaning: `1. Mind, worship the kind Ramchandra, who takes away the terrible fear of the world. His eyes are fresh lotuses; his face, his hands and his rosy feet are lotuses too.
2. Beyond counting many gods of love is his beauty, like a new dark cloud. His yellow garment shines like clean lightning. I bow to the husband of Janaka's daughter.
3. Worship the friend of the humble, the Sun of his line, who ended the race of demons; joy of the Raghus, root of gladness, moon of Kosala, son of Dasharatha.
4. A crown is on his head, earrings, a fine mark, ornaments on noble limbs. His arms reach his knees, he holds bow and arrow, he won the battle against Khara and Dushana.
5. So says Tulsidas: you who delight Shiva, Shesha and the minds of sages, live in the lotus of my heart and break the troop of desires and the rest.`,
    },
    hi: {
      meaning: `1. हे मन, कृपालु श्री रामचंद्र का भजन कर, जो संसार का कठोर भय हर लेते हैं। उनके नेत्र नए कमल हैं; मुख, हाथ और लाल चरण भी कमल जैसे हैं।
2. उनकी छवि अनगिनत कामदेवों से बढ़कर है, नए नीले मेघ जैसी सुंदर। पीतांबर मानो बिजली की उजली चमक है। जानकी के पति को मैं नमन करता हूँ।
3. दीनों के बंधु, सूर्य के समान, दानवों के वंश का अंत करने वाले, रघुकुल के आनंद, कोशल के चंद्रमा, दशरथ के पुत्र का भजन कर।
4. सिर पर मुकुट, कानों में कुंडल, सुंदर तिलक और अंगों पर आभूषण हैं। भुजाएँ घुटनों तक हैं, धनुष-बाण लिए हैं, खर-दूषण को युद्ध में जीता है।
5. तुलसीदास कहते हैं: शिव, शेष और मुनियों के मन को प्रसन्न करने वाले प्रभु, मेरे हृदय कमल में निवास कीजिए और काम आदि दुष्टों के दल को मिटाइए।`,
    },
  },
  en: {
    title: "Shri Ramchandra Kripalu: Tulsidas's stuti",
    summary:
      'The hymn to Rama from the Vinaya Patrika in its five verses, with both scripts, the sense of its long compounds and how to chant it.',
    coverAlt:
      'A great bow and quiver rest against a lotus pond with blue and rose lotuses, temple towers beyond.',
    body: `Tulsidas wrote the Vinaya Patrika as a petition in verse, carried to Rama's court. Number 45 is this hymn. Its language lies between Sanskrit and Hindi, with "-am" endings that roll like drums, and nearly every word is a picture: lotus, cloud, lightning, Sun.

## When it is sung

At the evening aarti in Rama temples, on Ram Navami and Vivah Panchami, and on the nights of the Ramlila. In many homes it follows the Hanuman Chalisa on Tuesdays. Some add the verse "manu jahi racheu" from the Ramcharitmanas after it; the hymn itself ends with the fifth couplet.

## How to chant it

Four strong beats a line; do not stretch the vowels beyond their length. Say each line once slowly to untie the compounds: "kanja lochana, kanja mukha, kara kanja, pada kanja" is eyes, face, hands and feet, four lotuses in a row. Then sing. A low harmonium drone, or a shruti box, is enough. The last line is the petition itself and may be sung twice.`,
  },
  hi: {
    title: 'श्री रामचंद्र कृपालु: विनय पत्रिका की स्तुति',
    summary:
      'विनय पत्रिका की पाँच छंदों वाली राम स्तुति: पूरे बोल, रोमन लिपि, लंबे समासों का सरल अर्थ और पाठ का ढंग।',
    coverAlt: 'नीले और गुलाबी कमलों के ताल के पास टिका बड़ा धनुष और तरकश, दूर मंदिर के शिखर।',
    body: `विनय पत्रिका तुलसीदास की वह अर्ज़ी है जो उन्होंने पदों में लिखकर राम के दरबार में भेजी। उसका पैंतालीसवाँ पद यही स्तुति है। भाषा संस्कृत और हिंदी के बीच की है, “णं” और “नं” की गूँज ढोल की तरह चलती है, और लगभग हर शब्द एक चित्र है: कमल, मेघ, बिजली, सूर्य।

## कब गाई जाती है

राम मंदिरों की संध्या आरती में, राम नवमी और विवाह पंचमी पर और रामलीला की रातों में। बहुत-से घरों में मंगलवार को हनुमान चालीसा के बाद इसे गाते हैं। कुछ लोग अंत में रामचरितमानस का “मनु जाहिं राचेउ” छंद जोड़ते हैं; मूल स्तुति पाँचवें छंद पर पूरी हो जाती है।

## पाठ कैसे करें

हर पंक्ति में चार पुष्ट ताल रखें और स्वरों को उनकी मात्रा से अधिक न खींचें। पहले हर पंक्ति धीरे बोलकर समास खोल लें: “कंज लोचन, कंज मुख, कर कंज, पद कंज”, यानी नेत्र, मुख, हाथ और चरण, एक साथ चार कमल। फिर गाएँ। नीचे हारमोनियम या तानपूरे का एक स्वर काफ़ी है। अंतिम पंक्ति ही असली अर्ज़ी है; उसे दो बार गा सकते हैं।`,
  },
};

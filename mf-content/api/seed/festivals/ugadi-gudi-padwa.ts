import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'ugadi-gudi-padwa',
  cover: 'festivals/ugadi-gudi-padwa.svg',
  category: '',
  tags: ['new year', 'chaitra', 'brahma'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:26:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    festivalIds: ['gudi-padwa', 'ugadi'],
    deity: { en: 'Brahma', hi: 'ब्रह्मा' },
    regions: {
      en: ['Maharashtra', 'Goa', 'Karnataka', 'Andhra Pradesh', 'Telangana'],
      hi: ['महाराष्ट्र', 'गोवा', 'कर्नाटक', 'आंध्र प्रदेश', 'तेलंगाना'],
    },
    en: {
      samagri: [
        'A bamboo pole, a bright cloth, a copper or silver pot',
        'Neem sprigs, mango leaves, a garland of marigold, a string of sugar crystals (gathi)',
        'Six tastes for pachadi: neem flower, jaggery, raw mango, tamarind, chilli, salt',
        'Rangoli powder',
        'The new year’s panchang',
      ],
      vidhi: [
        'Before sunrise sweep the threshold and hang mango leaves on the door.',
        'Take an oil bath and put on new or freshly washed clothes.',
        'In Maharashtra, dress the pole with cloth, neem and garlands, cap it with the pot and raise the gudi to the right of the door.',
        'In Karnataka, Andhra and Telangana, mix the pachadi and let everyone taste it first of all.',
        'Light a lamp, and hear or read the panchang of the year aloud.',
        'Lower the gudi before sunset with a little sugar and turmeric.',
      ],
      katha:
        'The Brahma Purana says that on the first day of Chaitra, at sunrise, Brahma began the world. First he set time going: moment, hour, day, fortnight, month and year. Only then came the things that live in time.\n\nA folk tale of Maharashtra tells of a time when the land lay under hard rulers and its men had lost heart. In Paithan lived a potter’s son called Shalivahana. He had no army, so he shaped one: horsemen, elephants and foot soldiers of clay, row upon row along the Godavari. He sprinkled them with water and with a prayer, and the clay drew breath. With that army he set the country free, and from that victory, people say, the years of the Shaka era are counted. The gudi is his banner.\n\nHistory knows no clay soldiers, and it dates the era in its own way, from 78 CE. Yet the tale keeps something true about a new year. One starts with the earth at hand, gives it a shape, and hopes for a breath of life.',
      foods: [
        'Ugadi pachadi',
        'Puran poli or holige',
        'Shrikhand with puri',
        'Mango rice (mavinakayi chitranna)',
        'Neem and jaggery chutney',
      ],
    },
    hi: {
      samagri: [
        'बाँस की छड़ी, चमकीला वस्त्र, ताँबे या चाँदी का लोटा',
        'नीम की टहनी, आम के पत्ते, गेंदे की माला, बताशों की माला (गाठी)',
        'पच्चडी के छह स्वाद: नीम के फूल, गुड़, कच्चा आम, इमली, मिर्च, नमक',
        'रंगोली',
        'नए वर्ष का पंचांग',
      ],
      vidhi: [
        'सूर्योदय से पहले देहरी बुहारें और द्वार पर आम के पत्ते बाँधें।',
        'तेल लगाकर स्नान करें, नए या धुले कपड़े पहनें।',
        'महाराष्ट्र में छड़ी पर वस्त्र, नीम और माला बाँधें, ऊपर लोटा उलटा रखें और द्वार के दाहिनी ओर गुड़ी खड़ी करें।',
        'कर्नाटक, आंध्र और तेलंगाना में पच्चडी घोलें और सबसे पहले सब उसे चखें।',
        'दीया जलाएँ और वर्ष का पंचांग पढ़ें या सुनें।',
        'सूर्यास्त से पहले हल्दी-शक्कर चढ़ाकर गुड़ी उतारें।',
      ],
      katha:
        'ब्रह्म पुराण कहता है कि चैत्र के पहले दिन, सूर्योदय के समय, ब्रह्मा ने सृष्टि आरंभ की। सबसे पहले उन्होंने समय को चलाया: क्षण, घड़ी, दिन, पक्ष, मास और वर्ष। उसके बाद वे वस्तुएँ आईं जो समय में जीती हैं।\n\nमहाराष्ट्र की एक लोककथा उन दिनों की है जब धरती पर कठोर शासन था और लोग हिम्मत हार चुके थे। पैठण में एक कुम्हार का बेटा रहता था, शालिवाहन। उसके पास सेना नहीं थी, तो उसने गढ़ ली: गोदावरी किनारे मिट्टी के घुड़सवार, हाथी और पैदल, पंक्ति पर पंक्ति। उन पर जल छिड़का, प्रार्थना की, और मिट्टी ने साँस ली। उसी सेना से देश मुक्त हुआ। लोग कहते हैं, शक संवत उसी विजय से गिना जाता है और गुड़ी उसी की ध्वजा है।\n\nइतिहास मिट्टी के सैनिक नहीं जानता और संवत का आरंभ अपने ढंग से 78 ईस्वी में रखता है। फिर भी कथा नए वर्ष की एक सच्ची बात कहती है: जो मिट्टी हाथ में है उसी से शुरू करो, उसे आकार दो और प्राण पड़ने की आशा रखो।',
      foods: [
        'उगादि पच्चडी',
        'पूरन पोली या होळिगे',
        'श्रीखंड-पूरी',
        'कच्चे आम का चावल (माविनकायि चित्रान्न)',
        'नीम-गुड़ की चटनी',
      ],
    },
  },
  en: {
    title: 'Ugadi and Gudi Padwa: the year begins in Chaitra',
    summary:
      'The lunisolar new year of the Deccan: how Chaitra Pratipada is fixed at sunrise, the gudi at the door, and six tastes in one spoon.',
    coverAlt: 'A gudi with bright cloth and an upturned pot beside a door hung with mango leaves.',
    body: `A spoon is held out before breakfast. In it are sweet, sour, salt, bitter, hot and astringent, all at once, and one is not allowed to pick. That is how a year starts in Karnataka, Andhra and Telangana.

## The first sunrise of the Moon’s year

Both festivals are Chaitra Shukla Pratipada, the day after the last new Moon before the Sun leaves Meena for Mesha. It comes between the middle of March and the middle of April. The tithi at sunrise decides, even if little of it is left; some almanacs ask for a muhurta, 48 minutes, and may be a day earlier. If no sunrise has Pratipada, the day on which it runs is taken. So in 2008 Maharashtra, where the sun rises later, had its new year a day before Chennai. In a year with an added Chaitra, the gudi is raised in the true Chaitra.

Each year has a name from a cycle of sixty, tied to Jupiter, and elders still know theirs by heart. The priest or the oldest aunt reads out the forecast of rain, grain and prices, *panchanga shravanam*. Take it as a village takes it: with attention and a smile.

## At the door

**Maharashtra and Goa** raise the gudi: a pole with a silk or cotton cloth, neem, a garland, sugar crystals and an upturned pot. It can be seen from the lane, and the lane answers with another at every window.

**Karnataka, Andhra, Telangana** make pachadi or bevu-bella, neem and jaggery. The poem recited with it says, in brief: may we take whatever comes with an even mind.

**Sindhis** keep Cheti Chand a day later, **Kashmiris** Navreh with a plate seen first on waking, and in the north nine days of Navratri begin. Families far from home use a broomstick, a scarf and a steel tumbler, and it serves perfectly well.

## A tasting game

Blindfold the children, give each one a tiny taste, and let them name it: which of the six is it? Then ask for a moment of last year that tasted like this.

## Neem, poles and wires

Use only a few neem flowers, and none of the concentrated oil, which is not for eating; a pregnant or nursing mother may simply touch the spoon. Fix the pole low and firmly, away from electric wires. Take only small sprigs from trees, above all from the neem at the crossroads that everyone visits on this morning.`,
  },
  hi: {
    title: 'उगादि और गुड़ी पड़वा: चैत्र से नया वर्ष',
    summary:
      'दक्कन का चांद्र-सौर नववर्ष: चैत्र प्रतिपदा सूर्योदय से कैसे तय होती है, द्वार पर गुड़ी, और एक चम्मच में जीवन के छह स्वाद।',
    coverAlt: 'आम के पत्तों से सजे द्वार के पास चमकीले वस्त्र और उलटे लोटे वाली गुड़ी।',
    body: `नाश्ते से पहले एक चम्मच आगे बढ़ता है। उसमें मीठा, खट्टा, नमकीन, कड़वा, तीखा और कसैला एक साथ है, और चुनने की छूट नहीं। कर्नाटक, आंध्र और तेलंगाना में साल ऐसे शुरू होता है।

## चांद्र वर्ष का पहला सूर्योदय

दोनों पर्व चैत्र शुक्ल प्रतिपदा के हैं, उस अमावस्या के अगले दिन जो सूर्य के मीन छोड़कर मेष में जाने से पहले की अंतिम होती है। यह मार्च के मध्य से अप्रैल के मध्य तक आता है। निर्णय सूर्योदय की तिथि से होता है, चाहे वह थोड़ी ही शेष हो; कुछ पंचांग सूर्योदय के बाद एक मुहूर्त, यानी 48 मिनट, माँगते हैं और एक दिन पहले हो सकते हैं। किसी सूर्योदय पर प्रतिपदा न हो तो वह दिन लिया जाता है जिसमें वह चले। इसीलिए 2008 में महाराष्ट्र का नववर्ष, जहाँ सूर्य देर से निकलता है, चेन्नई से एक दिन पहले था। अधिक चैत्र वाले वर्ष में गुड़ी शुद्ध चैत्र में उठती है।

हर वर्ष का साठ नामों के चक्र में एक नाम है, जो बृहस्पति से जुड़ा है, और बुज़ुर्गों को अपना नाम याद रहता है। पुरोहित या सबसे बड़ी बुआ वर्षा, अन्न और भाव का फल पढ़कर सुनाती हैं, यही पंचांग श्रवण है। उसे गाँव की तरह सुनिए: ध्यान से, और मुस्कान के साथ।

## द्वार पर

**महाराष्ट्र और गोवा** में गुड़ी खड़ी होती है: छड़ी, उस पर रेशमी या सूती वस्त्र, नीम, माला, गाठी और उलटा लोटा। गली से दिखती है, और गली की हर खिड़की से दूसरी गुड़ी जवाब देती है।

**कर्नाटक, आंध्र और तेलंगाना** में पच्चडी या बेवु-बेल्ल, यानी नीम और गुड़। साथ पढ़े जाने वाले श्लोक का भाव है: जो आए, उसे समभाव से लें।

**सिंधी** परिवार एक दिन बाद चेटी चंड मनाते हैं, **कश्मीरी** नवरेह, जिसमें जागते ही सजी थाली देखी जाती है, और उत्तर में नवरात्रि लगती है। घर से दूर बसे लोग झाड़ू की डंडी, दुपट्टे और स्टील के गिलास से गुड़ी बना लेते हैं, और वह भी उतनी ही सुंदर होती है।

## स्वाद का खेल

बच्चों की आँखों पर पट्टी बाँधिए, ज़रा-सा चखाइए और पूछिए: छह में से कौन-सा? फिर कहिए, पिछले साल का वह पल बताओ जिसका स्वाद ऐसा था।

## नीम, बाँस और तार

नीम के कुछ ही फूल डालें; नीम का तेल खाने की चीज़ नहीं है, और गर्भवती या दूध पिलाती माँ चम्मच को छू लें तो बहुत। गुड़ी नीची और मज़बूत बाँधें, बिजली के तारों से दूर। पेड़ से छोटी टहनी ही लें, ख़ासकर चौराहे के उस नीम से जहाँ इस सुबह सब पहुँचते हैं।`,
  },
};

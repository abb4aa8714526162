import type { BilingualDoshaWords } from './dosha-words';

/** Manglik and Kaal Sarp, the two doshas most often asked about. */
export const chartDoshas = {
  manglik: {
    en: {
      name: 'Manglik (Kuja dosha)',
      about:
        'A rule of the matchmakers about Mars and the temper of a marriage. By this wide count nearly nine charts in ten are Manglik from at least one point.',
      rule: 'Mars stands in the 1st, 2nd, 4th, 7th, 8th or 12th house from the lagna, the Moon or Venus. Some leave out the 2nd, others the 1st, and many count from the lagna only.',
      tradition:
        'It is read as energy and directness that a couple has to give room to. It says nothing certain about a marriage.',
      eased:
        'Many exceptions lift it, and two people who both have it are held to be well matched.',
      remedies: [
        'Recite the Hanuman Chalisa on Tuesdays, or sit in silence for a while.',
        'Practise patient speech, above all in a quarrel.',
        'Put energy into sport, service or manual work.',
        'Share a meal with someone in need on a Tuesday, as far as your means allow.',
      ],
    },
    hi: {
      name: 'मांगलिक (मंगल दोष)',
      about:
        'यह विवाह-मिलान का नियम है, जो मंगल से दांपत्य का स्वभाव देखता है। इस विस्तृत गणना से दस में लगभग नौ कुंडलियाँ किसी न किसी बिंदु से मांगलिक होती हैं।',
      rule: 'मंगल लग्न, चंद्र या शुक्र से 1, 2, 4, 7, 8 या 12वें भाव में हो। कुछ परंपराएँ दूसरा भाव छोड़ देती हैं, कुछ पहला, और कई केवल लग्न से गिनती हैं।',
      tradition:
        'इसे ऐसी ऊर्जा और स्पष्टवादिता माना जाता है जिसे दंपति को स्थान देना होता है। यह विवाह के बारे में कुछ निश्चित नहीं कहता।',
      eased: 'कई अपवाद इसे शांत करते हैं, और दोनों पक्ष मांगलिक हों तो मेल अच्छा माना जाता है।',
      remedies: [
        'मंगलवार को हनुमान चालीसा का पाठ करें, या कुछ देर मौन बैठें।',
        'वाणी में धैर्य रखें, विशेषकर मतभेद के समय।',
        'अपनी ऊर्जा खेल, सेवा या श्रम में लगाएँ।',
        'मंगलवार को सामर्थ्य के अनुसार किसी ज़रूरतमंद के साथ भोजन बाँटें।',
      ],
    },
  },
  'kaal-sarp': {
    en: {
      name: 'Kaal Sarp',
      about:
        'A reading of the twentieth century: all grahas on one side of the line through Rahu and Ketu. The old texts do not know it.',
      rule: 'The Sun, the Moon and the five planets stand in one half between Rahu and Ketu, by longitude. If one stands outside, it is called partial, which many do not count. The house of Rahu gives it one of twelve names.',
      tradition:
        'Those who use it speak of a life of strong phases, with effort first and results later. Many well-known and happy people have it.',
      eased: 'A graha outside the axis, and a strong lagna, Moon or Jupiter, are said to ease it.',
      remedies: [
        'Recite "Om Namah Shivaya" or sit in meditation, on Mondays if you like.',
        'Keep a steady daily routine and finish what you begin.',
        'Protect animals and their places, snakes included.',
        'Help someone older or alone with your time.',
      ],
    },
    hi: {
      name: 'काल सर्प',
      about:
        'यह बीसवीं सदी की धारणा है: सभी ग्रह राहु-केतु की रेखा के एक ओर हों। प्राचीन ग्रंथों में यह नहीं मिलता।',
      rule: 'सूर्य, चंद्र और पाँचों ग्रह अंशों के अनुसार राहु और केतु के बीच एक ही ओर हों। एक ग्रह बाहर हो तो इसे आंशिक कहते हैं, जिसे बहुत से लोग नहीं गिनते। राहु के भाव से इसके बारह नाम होते हैं।',
      tradition:
        'इसे मानने वाले इसे तीव्र उतार-चढ़ाव वाला जीवन कहते हैं, जिसमें पहले प्रयास और फिर फल आता है। अनेक प्रसिद्ध और सुखी लोगों की कुंडली में यह है।',
      eased: 'अक्ष के बाहर कोई ग्रह, तथा बलवान लग्न, चंद्र या गुरु इसे हल्का करने वाले माने जाते हैं।',
      remedies: [
        '“ॐ नमः शिवाय” का जप या ध्यान करें, चाहें तो सोमवार को।',
        'दिनचर्या नियमित रखें और आरंभ किया काम पूरा करें।',
        'जीव-जंतुओं और उनके आवास की रक्षा करें, साँपों की भी।',
        'किसी वृद्ध या अकेले व्यक्ति को अपना समय दें।',
      ],
    },
  },
  pitra: {
    en: {
      name: 'Pitra dosha',
      about:
        'A later tradition that reads the bond with one’s forebears from the Sun, the 9th house and its lord.',
      rule: 'Rahu, Ketu or Saturn stands with the Sun, or Rahu or Ketu stands in the 9th house or with its lord.',
      tradition:
        'It is taken as a reminder to remember and thank those before us. It is no debt and no punishment.',
      eased: 'Jupiter with the Sun, aspecting it, or in the 9th house is said to ease it.',
      remedies: [
        'Remember your forebears with a prayer, or with water and sesame on the new-moon day.',
        'Listen to the elders of the family and care for them.',
        'Share food with those in need, or feed birds and animals.',
        'Plant and tend a tree in their memory.',
      ],
    },
    hi: {
      name: 'पितृ दोष',
      about: 'यह बाद की परंपरा है, जो सूर्य, नवम भाव और नवमेश से पूर्वजों के साथ संबंध को देखती है।',
      rule: 'सूर्य के साथ राहु, केतु या शनि हो, अथवा राहु या केतु नवम भाव में या नवमेश के साथ हो।',
      tradition: 'इसे पूर्वजों को स्मरण करने और उनका आभार मानने की याद माना जाता है। यह न कोई ऋण है, न दंड।',
      eased: 'गुरु सूर्य के साथ हो, उसे देखे या नवम भाव में हो तो यह हल्का माना जाता है।',
      remedies: [
        'प्रार्थना से, या अमावस्या को जल और तिल से पूर्वजों का स्मरण करें।',
        'घर के बड़ों की बात सुनें और उनकी सेवा करें।',
        'ज़रूरतमंदों के साथ भोजन बाँटें, या पशु-पक्षियों को दाना-पानी दें।',
        'उनकी स्मृति में एक पेड़ लगाएँ और उसकी देखभाल करें।',
      ],
    },
  },
} as const satisfies Record<string, BilingualDoshaWords>;

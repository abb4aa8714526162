import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'jai-ganesh-deva',
  cover: 'aartis/jai-ganesh-deva.svg',
  category: '',
  tags: ['ganesha', 'wednesday', 'beginnings'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:18:00+05:30',
  details: {
    deity: { en: 'Ganesha', hi: 'गणेश' },
    tradition: { en: 'Traditional, author unknown', hi: 'पारंपरिक, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['जय गणेश जय गणेश, जय गणेश देवा', 'माता जाकी पार्वती, पिता महादेवा'],
        roman: ['Jai ganesh jai ganesh, jai ganesh deva', 'Maata jaaki paarvati, pita mahaadeva'],
      },
      {
        devanagari: ['एकदंत दयावंत, चार भुजा धारी', 'माथे सिंदूर सोहे, मूसे की सवारी'],
        roman: ['Ekdant dayaavant, chaar bhuja dhaari', 'Maathe sindoor sohe, moose ki savaari'],
      },
      {
        devanagari: ['पान चढ़े फूल चढ़े, और चढ़े मेवा', 'लड्डुअन का भोग लगे, संत करें सेवा'],
        roman: [
          'Paan chadhe phool chadhe, aur chadhe meva',
          'Ladduan ka bhog lage, sant karen seva',
        ],
      },
      {
        devanagari: ['अंधन को आँख देत, कोढ़िन को काया', 'बाँझन को पुत्र देत, निर्धन को माया'],
        roman: ['Andhan ko aankh det, kodhin ko kaaya', 'Baanjhan ko putra det, nirdhan ko maaya'],
      },
      {
        devanagari: ['सूर श्याम शरण आए, सफल कीजे सेवा', 'माता जाकी पार्वती, पिता महादेवा'],
        roman: [
          'Soor shyaam sharan aae, saphal keeje seva',
          'Maata jaaki paarvati, pita mahaadeva',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to you, Lord Ganesha. Parvati is your mother and Mahadeva your father.
2. You have one tusk, you are kind, you have four arms. Vermilion shines on your forehead and you ride the mouse.
3. Betel leaves, flowers and dry fruits are brought to you. Laddus are the offering, and holy people serve you.
4. You give eyes to the blind and a sound body to the leper; to the childless a child, to the poor a living.
5. Sur Shyam has come to you for refuge: let this service bear fruit. (Some sing: keep the honour of the humble, son of Shambhu.)`,
    },
    hi: {
      meaning: `1. हे गणेश देव, आपकी जय हो। पार्वती आपकी माता और महादेव आपके पिता हैं।
2. आप एकदंत हैं, दयालु हैं, चार भुजाओं वाले हैं। माथे पर सिंदूर सोहता है और मूषक आपकी सवारी है।
3. आपको पान, फूल और मेवा चढ़ते हैं, लड्डुओं का भोग लगता है और संत आपकी सेवा करते हैं।
4. आप दृष्टिहीन को आँख और कोढ़ी को काया देते हैं; निःसंतान को संतान, निर्धन को संपत्ति।
5. सूर श्याम शरण में आए हैं, उनकी सेवा सफल कीजिए। (कहीं-कहीं इसकी जगह “दीनन की लाज रखो, शंभु सुतवारी” गाते हैं।)`,
    },
  },
  en: {
    title: 'Jai Ganesh Deva: the aarti that comes first',
    summary:
      'The short Hindi aarti of Ganesha sung before all others, with both scripts, a verse by verse meaning and a way to sing it.',
    coverAlt:
      'Two hands hold up a red plate with three laddus and durva grass under a marigold garland.',
    body: `Ganesha is greeted before any other deity, so this is often the first aarti a child learns. The words are plain, the tune climbs only a few notes, and the refrain returns after every couplet. Its last verse names a Sur Shyam, of whom nothing sure is known. It belongs to homes and street shrines.

## Where it comes in a puja

Sing it at the start, before the aarti of the day. On Wednesdays, on Sankashti and Vinayaka Chaturthi and during the ten days of Ganesh Chaturthi, many families sing it morning and evening. Shopkeepers hum it while lifting the shutter.

## What to offer while singing

Blades of durva grass, a red hibiscus, paan with a betel nut and laddus or modak are named in the song or loved by custom. One flower and a piece of jaggery are enough. Let a child hold the bell. Clap on the name "Ganesh", sing each couplet twice, and keep the pace of a walk. The verses pray for sight for the blind and health for the sick; after the lamp is set down, remember by name someone who is unwell. A [date for the next Chaturthi](/astrology-services/panchang) is in the panchang.`,
  },
  hi: {
    title: 'जय गणेश देवा: सबसे पहली आरती',
    summary:
      'हर पूजा में सबसे पहले गाई जाने वाली गणेश जी की छोटी-सी आरती: बोल, रोमन लिपि, हर पद का अर्थ और गाने का ढंग।',
    coverAlt: 'गेंदे की माला के नीचे दो हाथ लाल थाली उठाए हैं, जिसमें तीन लड्डू और दूर्वा रखी है।',
    body: `हर काम में पहला नमस्कार गणेश जी को होता है, इसलिए बच्चे प्रायः सबसे पहले यही आरती सीखते हैं। शब्द सीधे हैं, धुन दो-चार सुरों में घूमती है और हर पद के बाद टेक लौट आती है। अंतिम पद में सूर श्याम नाम आता है, पर वे कौन थे, यह निश्चित नहीं; यह घरों और गली के मंदिरों की अपनी चीज़ है।

## पूजा में इसका स्थान

दिन की मुख्य आरती से पहले इसे गाएँ। बुधवार को, संकष्टी और विनायक चतुर्थी पर और गणेशोत्सव के दस दिन बहुत-से परिवार इसे सुबह-शाम गाते हैं। दुकानदार शटर उठाते हुए इसे गुनगुना लेते हैं।

## क्या चढ़ाएँ, कैसे गाएँ

दूर्वा, लाल गुड़हल, पान-सुपारी और लड्डू या मोदक चढ़ाने की रीति है। एक फूल और गुड़ की डली भी काफ़ी है। घंटी किसी बच्चे को दें। “गणेश” नाम पर ताली दें, हर पद दो बार गाएँ और चाल टहलने जैसी रखें। इस आरती में दृष्टिहीन के लिए आँख और रोगी के लिए काया माँगी गई है; दीया रखकर किसी अस्वस्थ परिचित को नाम लेकर याद कर लें। अगली चतुर्थी की तिथि [पंचांग](/astrology-services/panchang) में मिलेगी।`,
  },
};

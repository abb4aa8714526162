/** The words around the form. */
export const pageText = {
  en: {
    title: 'Free Kundli',
    description:
      'Your birth chart, computed exactly: Lagna, nine grahas, vargas, dashas, yogas and doshas with their sources, and every convention shown. Free, no sign-in.',
    lead: 'Your birth chart as the sky stood at that moment over that place. Free, without signing in. The kundli is kept under a random address for 90 days, and you can delete it at once.',
    home: 'Home',
    services: 'Astrology services',
    formTitle: 'Details of birth',
    submit: 'Make my kundli',
    busy: 'Computing…',
    again: 'Please check the marked fields. Everything else you entered is kept.',
    failed:
      'The chart could not be computed just now. Your details are still in the form; please try again in a moment.',
    deleted: 'The kundli has been deleted.',
    advanced: 'Advanced: coordinates and conventions',
    advancedHint:
      'What is set here is what Indian almanacs use. You can change it later, in the finished kundli, too.',
    coordinates: 'Coordinates instead of a place',
    latitude: 'Latitude',
    latitudeHint: 'Degrees, north positive: 18.52',
    longitude: 'Longitude',
    longitudeHint: 'Degrees, east positive: 73.86',
    timeZone: 'Time zone',
    timeZoneHint: 'Found from the coordinates when left empty. IANA name: Asia/Kolkata',
    clockHint:
      'For births in India before 1956: Calcutta and Bombay kept clocks of their own, and war time added an hour.',
    wrong: {
      latitude_wrong: 'Please enter degrees from -90 to 90, such as 18.52.',
      longitude_wrong: 'Please enter degrees from -180 to 180, such as 73.86.',
      zone_wrong: 'We don’t know a time zone of this name. Try Asia/Kolkata or Europe/London.',
    },
    contents: 'What the kundli shows',
    contentList: [
      'Lagna, nine grahas and 22 vargas, drawn as in the North, South or East',
      'Dashas to five levels, the running one marked',
      'Yogas and doshas, each with its rule, its exceptions and its source',
      'Strengths, the year, the transits of now, and a PDF to keep',
    ],
    saved: 'Saved births',
    savedHint: 'Choose one to fill in the form.',
    choose: 'Fill in',
    forget: (name: string) => `Delete ${name}`,
    save: 'Save this birth in my account',
    saveHint:
      'The kundli is then kept until you delete it, or withdraw this under “Your data” in your account.',
    label: 'Whose birth is it?',
    labels: { self: 'My own', spouse: 'Spouse', child: 'Child', other: 'Someone else' },
  },
  hi: {
    title: 'निःशुल्क कुंडली',
    description:
      'सटीक गणना से आपकी जन्म कुंडली: लग्न, नौ ग्रह, वर्ग, दशाएँ, योग और दोष अपने स्रोतों के साथ, और गणना का हर नियम सामने। निःशुल्क, बिना साइन इन।',
    lead: 'उस क्षण उस स्थान के ऊपर आकाश जैसा था, वैसी आपकी जन्म कुंडली। निःशुल्क, बिना साइन इन। कुंडली 90 दिन ऐसे पते पर रहती है जिसका अनुमान नहीं लगाया जा सकता; आप उसे तुरंत मिटा भी सकते हैं।',
    home: 'मुखपृष्ठ',
    services: 'ज्योतिष सेवाएँ',
    formTitle: 'जन्म का विवरण',
    submit: 'मेरी कुंडली बनाएँ',
    busy: 'गणना हो रही है…',
    again: 'चिह्नित जगहें जाँच लें। बाक़ी सब जैसा आपने लिखा था, वैसा ही है।',
    failed: 'अभी कुंडली की गणना नहीं हो सकी। आपका विवरण फ़ॉर्म में सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
    deleted: 'कुंडली मिटा दी गई है।',
    contents: 'कुंडली में क्या मिलेगा',
    contentList: [
      'लग्न, नौ ग्रह और 22 वर्ग; उत्तर, दक्षिण या पूर्व भारतीय शैली में',
      'पाँच स्तर तक दशाएँ, अभी चल रही दशा अलग से दिखाई हुई',
      'योग और दोष, हर एक अपने नियम, परिहार और स्रोत के साथ',
      'ग्रहों का बल, वर्षफल, अभी का गोचर, और सहेजने के लिए PDF',
    ],
    advanced: 'और विकल्प: निर्देशांक और गणना के नियम',
    advancedHint: 'यहाँ वही चुना हुआ है जो भारतीय पंचांग मानते हैं। बनी हुई कुंडली में भी इसे बदला जा सकता है।',
    coordinates: 'स्थान के बदले निर्देशांक',
    latitude: 'अक्षांश',
    latitudeHint: 'अंश में, उत्तर धनात्मक: 18.52',
    longitude: 'देशांतर',
    longitudeHint: 'अंश में, पूर्व धनात्मक: 73.86',
    timeZone: 'समय क्षेत्र',
    timeZoneHint: 'ख़ाली छोड़ने पर निर्देशांक से ही मिल जाता है। IANA नाम: Asia/Kolkata',
    clockHint:
      '1956 से पहले भारत में जन्म के लिए: कलकत्ता और बंबई की अपनी घड़ियाँ थीं, और युद्धकाल में एक घंटा जोड़ा गया था।',
    wrong: {
      latitude_wrong: '-90 से 90 तक अंश लिखें, जैसे 18.52।',
      longitude_wrong: '-180 से 180 तक अंश लिखें, जैसे 73.86।',
      zone_wrong: 'इस नाम का समय क्षेत्र नहीं मिला। Asia/Kolkata या Europe/London लिखकर देखें।',
    },
    saved: 'सहेजे हुए जन्म विवरण',
    savedHint: 'चुनने पर फ़ॉर्म भर जाता है।',
    choose: 'भरें',
    forget: (name: string) => `${name} को मिटाएँ`,
    save: 'यह जन्म विवरण मेरे खाते में सहेजें',
    saveHint:
      'तब कुंडली भी बनी रहती है, जब तक आप उसे न मिटाएँ या खाते में ‘आपका डेटा’ पर यह सहमति वापस न लें।',
    label: 'यह किसका जन्म विवरण है?',
    labels: { self: 'मेरा', spouse: 'जीवनसाथी', child: 'संतान', other: 'कोई और' },
  },
};

export type FormText = (typeof pageText)['en'];

/** The words around the form. */
export const pageText = {
  en: {
    title: 'Free Kundli',
    description:
      'Your birth chart, computed exactly: Lagna, nine grahas, nakshatras and Vimshottari dasha, with every convention shown. Free and without signing in.',
    lead: 'Your birth chart as the sky stood at that moment over that place. Free, without signing in; what you enter is used to compute the chart and is not stored.',
    home: 'Home',
    services: 'Astrology services',
    formTitle: 'Details of birth',
    submit: 'Make my kundli',
    busy: 'Computing…',
    again: 'Please check the marked fields. Everything else you entered is kept.',
    failed:
      'The chart could not be computed just now. Your details are still in the form; please try again in a moment.',
  },
  hi: {
    title: 'निःशुल्क कुंडली',
    description:
      'आपकी जन्म कुंडली, सटीक गणना के साथ: लग्न, नौ ग्रह, नक्षत्र और विंशोत्तरी दशा, हर नियम के साथ। निःशुल्क, बिना लॉगिन।',
    lead: 'उस क्षण उस स्थान के ऊपर आकाश जैसा था, वैसी आपकी जन्म कुंडली। निःशुल्क और बिना लॉगिन; आपका विवरण केवल गणना के काम आता है, सहेजा नहीं जाता।',
    home: 'मुखपृष्ठ',
    services: 'ज्योतिष सेवाएँ',
    formTitle: 'जन्म का विवरण',
    submit: 'मेरी कुंडली बनाएँ',
    busy: 'गणना हो रही है…',
    again: 'चिह्नित जगहें जाँच लें। बाकी सब जैसा आपने लिखा था, वैसा ही है।',
    failed: 'अभी कुंडली की गणना नहीं हो सकी। आपका विवरण फ़ॉर्म में सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
  },
};

export type FormText = (typeof pageText)['en'];

/** The words of the matching page and its form. */
export const pageText = {
  en: {
    title: 'Kundli Matching',
    description:
      'Ashtakoota of 36 points koota by koota, its exceptions, and the ten poruthams of the south, from two exact charts side by side. Free, without names, with a PDF.',
    lead: 'Two charts side by side: the eight kootas with the reason for every point, what the tradition says against a low one, and the ten poruthams. Free and without names. The result gets an address only you know and is deleted after 90 days.',
    home: 'Home',
    services: 'Astrology services',
    formTitle: 'Details of both births',
    submit: 'Match the kundlis',
    busy: 'Comparing…',
    again: 'Please check the marked fields. Everything else you entered is kept.',
    failed:
      'The charts could not be compared just now. Your details are still in the form; please try again in a moment.',
    deleted: 'The match has been deleted.',
    guideTitle: 'What matching looks at, and why sites differ',
  },
  hi: {
    title: 'कुंडली मिलान',
    description:
      'अष्टकूट के 36 गुण एक-एक कूट में, उनके परिहार और दक्षिण के दस पोरुथम; दो सटीक कुंडलियाँ साथ-साथ। निःशुल्क, बिना नाम के, PDF के साथ।',
    lead: 'दो कुंडलियाँ साथ-साथ: आठों कूट और हर गुण का कारण, कम गुणों पर परंपरा क्या कहती है, और दक्षिण के दस पोरुथम। निःशुल्क और बिना नाम के। मिलान का पता केवल आपको मिलता है और वह 90 दिन बाद मिट जाता है।',
    home: 'मुखपृष्ठ',
    services: 'ज्योतिष सेवाएँ',
    formTitle: 'दोनों के जन्म का विवरण',
    submit: 'कुंडली मिलाएँ',
    busy: 'मिलान हो रहा है…',
    again: 'चिह्नित जगहें जाँच लें। बाक़ी सब जैसा आपने लिखा था, वैसा ही है।',
    failed: 'अभी मिलान नहीं हो सका। आपका विवरण फ़ॉर्म में सुरक्षित है; थोड़ी देर में फिर कोशिश करें।',
    deleted: 'मिलान मिटा दिया गया है।',
    guideTitle: 'मिलान में क्या देखा जाता है, और साइटों में अंतर क्यों',
  },
};

export type PageText = (typeof pageText)['en'];

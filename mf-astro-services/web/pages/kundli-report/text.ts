import type { KundliSection } from 'shared/contracts/astro-kundli-sections';

/** The words around the parts of a kundli. */
export const reportText = {
  en: {
    title: 'Kundli',
    of: (name: string) => `Kundli of ${name}`,
    metaTitle: (section: KundliSection): string =>
      `Kundli: ${reportText.en.sections[section].toLowerCase()} | Tarapath`,
    description:
      'A birth chart with its vargas, dashas, yogas and doshas, strengths, year and transits, each with the rule and the convention it was computed by.',
    born: (date: string, time: string, place: string) => `Born on ${date}, ${time}, in ${place}`,
    noTime: 'time not known',
    sections: {
      chart: 'Chart',
      vargas: 'Vargas',
      dashas: 'Dashas',
      yogas: 'Yogas',
      doshas: 'Doshas',
      strengths: 'Strengths',
      year: 'Year',
      transits: 'Transits',
      kp: 'KP',
    },
    parts: 'Parts of the kundli',
    needsTime:
      'This part depends on the hour of birth. With an approximate time it would mislead more than help, so it is left out. Family papers, the hospital or the municipality often know the time.',
    needsTimeTitle: 'The time of birth is needed here',
    nearPole:
      'So near the pole this cannot be counted that day: what it needs, such as sunrise or the cusps, is not defined there.',
    noYear:
      'The year of life that runs now can be told from birth on, and to 2197: beyond that our tables end.',
    gone: 'There is no kundli at this address. Kundlis are kept for 90 days, and whoever made one can delete it sooner.',
    unavailable: 'The kundli could not be computed just now. Please try again in a moment.',
    make: 'Make a kundli',
    another: 'Make another kundli',
    share: 'Share, print, delete',
    shareLead:
      'Whoever has the address of this page can see the chart and its time and place. Share it only with people you trust.',
    copy: 'Copy the address',
    copied: 'Copied',
    showName: 'Show the name to others',
    hideName: 'Hide the name from others',
    nameShown: 'Others see the name, too.',
    nameHidden: 'Others see the chart without the name.',
    pdf: 'PDF to keep or print',
    print: 'Print this part',
    remove: 'Delete this kundli',
    removeNote: 'It is gone at once and cannot be brought back.',
    kept: 'It is kept in your account until you delete it.',
    expires: (date: string) => `It is deleted by itself on ${date}.`,
    notMaker: 'You see a shared kundli.',
    unsaved:
      'The birth itself could not be saved in your account: that needs a place of the list, and 50 births fit. The kundli is kept.',
  },
  hi: {
    title: 'कुंडली',
    of: (name: string) => `${name} की कुंडली`,
    metaTitle: (section: KundliSection): string =>
      `कुंडली: ${reportText.hi.sections[section]} | तारापथ`,
    description:
      'जन्म कुंडली: वर्ग, दशाएँ, योग और दोष, ग्रहों के बल, वर्षफल और गोचर; हर बात के साथ उसका नियम, स्रोत और गणना की मान्यता, ताकि उसे जाँचा जा सके।',
    born: (date: string, time: string, place: string) => `जन्म: ${date}, ${time}, ${place}`,
    noTime: 'समय ज्ञात नहीं',
    sections: {
      chart: 'कुंडली',
      vargas: 'वर्ग',
      dashas: 'दशा',
      yogas: 'योग',
      doshas: 'दोष',
      strengths: 'बल',
      year: 'वर्षफल',
      transits: 'गोचर',
      kp: 'केपी',
    },
    parts: 'कुंडली के भाग',
    needsTime:
      'यह भाग जन्म के घंटे पर निर्भर है। अनुमान से दिया गया समय मदद कम और भ्रम अधिक करता है, इसलिए इसे छोड़ दिया गया है। समय अक्सर परिवार के काग़ज़ों, अस्पताल या नगरपालिका में मिल जाता है।',
    needsTimeTitle: 'इसके लिए जन्म समय चाहिए',
    nearPole: 'ध्रुव के इतने पास उस दिन यह गणना नहीं हो सकती: सूर्योदय या भाव-संधियाँ वहाँ परिभाषित नहीं हैं।',
    noYear: 'वर्षफल जन्म के बाद से 2197 तक बताया जा सकता है: उसके आगे हमारी सारणी नहीं है।',
    gone: 'इस पते पर कोई कुंडली नहीं है। कुंडली 90 दिन रहती है, और बनाने वाला उसे पहले भी मिटा सकता है।',
    unavailable: 'अभी कुंडली की गणना नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।',
    make: 'कुंडली बनाएँ',
    another: 'दूसरी कुंडली बनाएँ',
    share: 'साझा करें, छापें, मिटाएँ',
    shareLead:
      'जिसके पास इस पृष्ठ का पता होगा, वह कुंडली और जन्म का समय व स्थान देख सकेगा। इसे केवल अपने भरोसे के लोगों को दें।',
    copy: 'पता कॉपी करें',
    copied: 'कॉपी हो गया',
    showName: 'औरों को नाम दिखाएँ',
    hideName: 'औरों से नाम छिपाएँ',
    nameShown: 'औरों को नाम भी दिखता है।',
    nameHidden: 'औरों को कुंडली बिना नाम के दिखती है।',
    pdf: 'PDF: सहेजने या छापने के लिए',
    print: 'यह भाग छापें',
    remove: 'यह कुंडली मिटाएँ',
    removeNote: 'यह तुरंत मिट जाती है और वापस नहीं लाई जा सकती।',
    kept: 'यह आपके खाते में तब तक रहेगी जब तक आप इसे न मिटाएँ।',
    expires: (date: string) => `यह ${date} को अपने आप मिट जाएगी।`,
    notMaker: 'आप एक साझा की गई कुंडली देख रहे हैं।',
    unsaved:
      'जन्म विवरण आपके खाते में नहीं सहेजा जा सका: उसके लिए सूची में से चुना हुआ स्थान चाहिए, और 50 विवरण ही रखे जाते हैं। कुंडली सुरक्षित है।',
  },
};

export type ReportText = (typeof reportText)['en'];

/** The words around a kept match. */
export const keptText = {
  en: {
    title: 'Kundli match',
    metaTitle: 'Match of two kundlis | Tarapath',
    description:
      'A match of two kundlis by the eight kootas and the ten poruthams, with its exceptions, Manglik in both charts and the conventions it was computed by.',
    gone: 'There is no match at this address. Matches are kept for 90 days, and whoever made one can delete it sooner.',
    unavailable: 'The charts could not be compared just now. Please try again in a moment.',
    make: 'Match two kundlis',
    another: 'Match two others',
    share: 'Share, keep, delete',
    shareLead:
      'Whoever has the address of this page can see the match and both births, without names. Share it only with people you trust.',
    copy: 'Copy the address',
    copied: 'Copied',
    pdf: 'PDF to keep or print',
    remove: 'Delete this match',
    removeNote: 'It is gone at once and cannot be brought back.',
    expires: (date: string) => `It is deleted by itself on ${date}.`,
  },
  hi: {
    title: 'कुंडली मिलान का परिणाम',
    metaTitle: 'दो कुंडलियों का मिलान | तारापथ',
    description:
      'दो कुंडलियों का मिलान: आठों कूट और दस पोरुथम, उनके परिहार, दोनों कुंडलियों में मांगलिक विचार, और वे मान्यताएँ जिनसे गणना हुई, ताकि उसे जाँचा जा सके।',
    gone: 'इस पते पर कोई मिलान नहीं है। मिलान 90 दिन रहता है, और बनाने वाला उसे पहले भी मिटा सकता है।',
    unavailable: 'अभी मिलान नहीं हो सका। थोड़ी देर में फिर कोशिश करें।',
    make: 'कुंडली मिलाएँ',
    another: 'दूसरा मिलान करें',
    share: 'साझा करें, सहेजें, मिटाएँ',
    shareLead:
      'जिसके पास इस पृष्ठ का पता होगा, वह मिलान और दोनों के जन्म का विवरण देख सकेगा, पर बिना नाम के। इसे केवल अपने भरोसे के लोगों को दें।',
    copy: 'पता कॉपी करें',
    copied: 'कॉपी हो गया',
    pdf: 'PDF: सहेजने या छापने के लिए',
    remove: 'यह मिलान मिटाएँ',
    removeNote: 'यह तुरंत मिट जाता है और वापस नहीं लाया जा सकता।',
    expires: (date: string) => `यह ${date} को अपने आप मिट जाएगा।`,
  },
};

export type KeptText = (typeof keptText)['en'];

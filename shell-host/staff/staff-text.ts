/** The words of the back office's frame. */
export const staffText = {
  en: {
    office: 'Back office',
    nav: 'Back office',
    openMenu: 'Open menu',
    search: 'Find people and pages',
    searchHint: 'Press / to search',
    pages: 'Pages',
    signOut: 'Sign out',
    account: 'Your sign-in and keys',
    ops: 'Releases',
    toSite: 'To the site',
    otherLang: 'हिंदी',
    forbidden: {
      title: 'This page is not for your role',
      body: 'Your roles don’t open it. If your work needs it, please ask an owner.',
      back: 'Back to the overview',
    },
    signedOut: {
      title: 'You were signed out meanwhile',
      body: 'Nothing was saved. Sign in in a new tab, then come back here and load this page again: your browser sends what you typed once more.',
      action: 'Sign in in a new tab',
    },
  },
  hi: {
    office: 'कार्यालय',
    nav: 'कार्यालय',
    openMenu: 'मेन्यू खोलें',
    search: 'लोग और पृष्ठ खोजें',
    searchHint: 'खोजने के लिए / दबाएँ',
    pages: 'पृष्ठ',
    signOut: 'साइन आउट',
    account: 'आपका साइन-इन और कुंजियाँ',
    ops: 'रिलीज़',
    toSite: 'साइट पर जाएँ',
    otherLang: 'English',
    forbidden: {
      title: 'यह पृष्ठ आपकी भूमिका के लिए नहीं है',
      body: 'आपकी भूमिकाएँ इसे नहीं खोलतीं। काम के लिए ज़रूरी हो तो किसी स्वामी से कहें।',
      back: 'मुख्य पृष्ठ पर लौटें',
    },
    signedOut: {
      title: 'इस बीच आप साइन आउट हो गए',
      body: 'कुछ भी सहेजा नहीं गया। नए टैब में साइन इन करें, फिर यहाँ लौटकर पृष्ठ दोबारा लोड करें: ब्राउज़र आपका लिखा फिर से भेज देगा।',
      action: 'नए टैब में साइन इन करें',
    },
  },
};

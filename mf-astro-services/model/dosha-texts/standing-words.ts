/** How much of a dosha is left, on the page of a chart and in its PDF. */
export const standingWords = {
  en: {
    stillStands: 'Not set aside:',
    partialNote:
      'A graha stands outside the axis of Rahu and Ketu, so this is partial at most. Many astrologers do not count it as Kaal Sarp.',
  },
  hi: {
    stillStands: 'इनका परिहार नहीं:',
    partialNote:
      'एक ग्रह राहु-केतु की रेखा के बाहर है, इसलिए यह अधिक से अधिक आंशिक है। कई ज्योतिषी इसे काल सर्प नहीं गिनते।',
  },
};

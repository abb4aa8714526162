/** The words all horoscope pages share. */
export const horoscopeText = {
  en: {
    site: 'Tarapath',
    home: 'Home',
    title: 'Horoscope',
    periods: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' },
    tones: { easy: 'Easy', even: 'Even', gentle: 'Go gently' },
    periodNav: 'How far ahead',
    hubSigns: (time: string) => `Your sign on ${time}`,
    hubLead:
      'Counted from your Moon sign. Open it for love, work, money, well-being and the reasons.',
    failed: 'The horoscopes could not be read just now. Please load the page again in a moment.',
  },
  hi: {
    site: 'तारापथ',
    home: 'मुखपृष्ठ',
    title: 'राशिफल',
    periods: { daily: 'दैनिक', weekly: 'साप्ताहिक', monthly: 'मासिक', yearly: 'वार्षिक' },
    tones: { easy: 'सहज', even: 'सामान्य', gentle: 'धीरे चलें' },
    periodNav: 'कितना आगे',
    hubSigns: (time: string) => `${time}: आपकी राशि`,
    hubLead: 'चंद्र राशि से गिना हुआ। प्रेम, काम, धन, स्वास्थ्य और कारण के लिए राशि खोलें।',
    failed: 'राशिफल अभी नहीं खुल पाया। कृपया थोड़ी देर में पृष्ठ फिर खोलें।',
  },
} as const;

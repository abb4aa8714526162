/** The words of the page of city and clock beside those of its forms. */
export const preferencesText = {
  en: {
    home: 'Home',
    now: (city: string) => `Times are now those of ${city}.`,
    description: 'Choose the city and the clock by which every page of Tarapath gives its times.',
    choose: 'Which of these places do you mean?',
    unknown: (place: string) =>
      `No place was found for “${place}”. Check the spelling, or name a larger town nearby.`,
    empty: 'Please enter a city, town or village.',
    failed: 'Your choice could not be kept just now. Please try again in a moment.',
  },
  hi: {
    home: 'होम',
    now: (city: string) => `साइट के समय अभी ${city} के हैं।`,
    description: 'वह शहर और घड़ी चुनें, जिनसे तारापथ के हर पृष्ठ के समय लिखे जाएँ।',
    choose: 'इनमें से कौन-सा स्थान?',
    unknown: (place: string) =>
      `“${place}” नाम का कोई स्थान नहीं मिला। वर्तनी जाँचें, या पास का कोई बड़ा नगर लिखें।`,
    empty: 'कृपया शहर, क़स्बे या गाँव का नाम लिखें।',
    failed: 'आपका चुनाव अभी रखा नहीं जा सका। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
};

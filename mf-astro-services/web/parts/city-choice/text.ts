/** The words of the city and the clock, wherever they are chosen. */
export const choiceText = {
  en: {
    open: (city: string) => `Your city: ${city}. Change`,
    title: 'Your city and clock',
    lead: 'Every page tells its times for this city: panchang, horoscope, vrats, festivals and muhurats.',
    place: 'Your city',
    placeHint: 'Begin typing a city, town or village.',
    use: 'Use this city',
    clock: 'Clock',
    clocks: { '12': '12 hours', '24': '24 hours' },
    make: (city: string) => `Make ${city} my city`,
  },
  hi: {
    open: (city: string) => `आपका शहर: ${city}। बदलें`,
    title: 'आपका शहर और घड़ी',
    lead: 'हर पृष्ठ के समय इसी शहर के होते हैं: पंचांग, राशिफल, व्रत, त्योहार और मुहूर्त।',
    place: 'आपका शहर',
    placeHint: 'शहर, क़स्बे या गाँव का नाम लिखना शुरू करें।',
    use: 'यह शहर चुनें',
    clock: 'घड़ी',
    clocks: { '12': '12 घंटे', '24': '24 घंटे' },
    make: (city: string) => `${city} को मेरा शहर बनाएँ`,
  },
};

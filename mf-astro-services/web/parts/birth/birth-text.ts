import { supportedYears } from 'shared/jyotish/supported-dates';
import { dateText } from 'shared/ui/date-text';

/** The words of the fields of a birth. */
export const birthText = {
  en: {
    name: 'Name',
    optional: '(optional)',
    gender: 'Gender',
    genders: { female: 'Female', male: 'Male', other: 'Other' },
    genderNone: 'Rather not say',
    date: 'Date of birth',
    time: 'Time of birth',
    timeHint:
      'As on the clock at the place of birth. War time and summer time are taken into account.',
    timeUnknown: 'I don’t know the time of birth',
    place: 'Place of birth',
    placeHint: 'A town or village, a PIN, or coordinates such as 25.61, 85.14.',
    locate: 'Use my location',
    locating: 'Finding your location…',
    noPosition: {
      refused: 'Your browser keeps the location to itself. Please type the place.',
      failed: 'Your location could not be found. Please type the place.',
    },
    placesFound: (count: number) => (count === 0 ? 'No place found' : `${count} places found`),
    taken: (where: string) => `Taken: ${where}`,
    accuracy: (km: number) => `to about ${km} km`,
    clocks: (timeZone: string) => `clocks of ${timeZone}`,
    choose: 'Which of these places do you mean?',
    which: 'Which of the two times?',
    earlier: 'The earlier one, before the clocks were put back',
    later: 'The later one, after the clocks were put back',
    attribution:
      'Places: GeoNames (CC BY 4.0); villages by the PIN of their post office, to about 5 km. Time zones: IANA tz database.',
    problems: {
      name_long: 'Please shorten the name to 80 characters.',
      date_missing: 'Please enter the date of birth.',
      ...dateText.en.faults,
      date_range: `Charts can be made for the years ${supportedYears.first} to ${supportedYears.last}.`,
      date_future: 'This birth lies in the future. Please check the year, and the time.',
      date_skipped:
        'This date never was at this place: the calendar there left it out when the date line was moved. Please take the day before or after it, as the family remembers it.',
      time_missing: 'Please enter the time, or tick that you don’t know it.',
      time_wrong: 'Please enter the time as hours and minutes, for example 06:45.',
      time_skipped:
        'The clocks at this place were put forward that day and never showed this time. Please check it.',
      time_twice:
        'The clocks at this place were put back that day and showed this time twice. Please choose one.',
      place_missing: 'Please enter the place of birth.',
      place_unknown:
        'We don’t know a place of this name. Try another spelling or the nearest town.',
      place_choose: 'Several places fit. Please choose yours.',
      place_failed: 'The places could not be searched just now. Please try again.',
    },
  },
  hi: {
    name: 'नाम',
    optional: '(वैकल्पिक)',
    gender: 'लिंग',
    genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
    genderNone: 'बताना नहीं चाहते',
    date: 'जन्म तिथि',
    time: 'जन्म समय',
    timeHint: 'जन्म स्थान की घड़ी के अनुसार। युद्धकालीन और ग्रीष्मकालीन समय का ध्यान अपने आप रखा जाता है।',
    timeUnknown: 'जन्म समय मालूम नहीं है',
    place: 'जन्म स्थान',
    placeHint: 'शहर या गाँव का नाम, पिन कोड, या अक्षांश-देशांतर, जैसे 25.61, 85.14।',
    locate: 'मेरी जगह लें',
    locating: 'आपकी जगह खोजी जा रही है…',
    noPosition: {
      refused: 'ब्राउज़र ने आपकी जगह नहीं बताई। कृपया स्थान का नाम लिखें।',
      failed: 'आपकी जगह का पता नहीं चल सका। कृपया स्थान का नाम लिखें।',
    },
    placesFound: (count: number) =>
      count === 0 ? 'कोई स्थान नहीं मिला' : count === 1 ? '1 स्थान मिला' : `${count} स्थान मिले`,
    taken: (where: string) => `चुना गया: ${where}`,
    accuracy: (km: number) => `लगभग ${km} किमी तक`,
    clocks: (timeZone: string) => `समय क्षेत्र ${timeZone}`,
    choose: 'इनमें से आपका स्थान कौन-सा है?',
    which: 'दोनों में से कौन-सा समय?',
    earlier: 'पहला, घड़ियाँ पीछे किए जाने से पहले',
    later: 'दूसरा, घड़ियाँ पीछे किए जाने के बाद',
    attribution:
      'स्थान: GeoNames (CC BY 4.0); गाँव अपने डाकघर के पिन कोड से, लगभग 5 किमी तक। समय क्षेत्र: IANA tz database।',
    problems: {
      name_long: 'कृपया नाम 80 अक्षरों तक रखें।',
      date_missing: 'कृपया जन्म तिथि भरें।',
      ...dateText.hi.faults,
      date_range: `कुंडली ${supportedYears.first} से ${supportedYears.last} तक के वर्षों के लिए बन सकती है।`,
      date_future: 'यह समय अभी आया नहीं है। कृपया वर्ष और समय जाँच लें।',
      date_skipped:
        'इस स्थान पर यह तारीख़ आई ही नहीं: तिथि रेखा बदलने पर वहाँ के कैलेंडर में इसे छोड़ दिया गया था। परिवार की याद के अनुसार एक दिन पहले या बाद की तारीख़ लें।',
      time_missing: 'कृपया समय भरें, या बताएँ कि समय मालूम नहीं है।',
      time_wrong: 'समय घंटे और मिनट में लिखें, जैसे 06:45।',
      time_skipped: 'उस दिन वहाँ घड़ियाँ आगे की गई थीं और यह समय आया ही नहीं। कृपया जाँच लें।',
      time_twice: 'उस दिन वहाँ घड़ियाँ पीछे की गई थीं और यह समय दो बार आया। कृपया एक चुनें।',
      place_missing: 'कृपया जन्म स्थान भरें।',
      place_unknown: 'इस नाम का स्थान नहीं मिला। दूसरी वर्तनी या पास का शहर लिखकर देखें।',
      place_choose: 'कई स्थान मिलते हैं। कृपया अपना चुनें।',
      place_failed: 'अभी स्थान नहीं खोजे जा सके। कृपया फिर कोशिश करें।',
    },
  },
};

const en = {
  home: 'Home',
  tarot: 'Tarot',
  title: 'A three-card reading',
  headTitle: 'Three-card tarot reading | Tarapath',
  description:
    'Shuffle the deck, draw three tarot cards and turn them one by one. A quiet way to look at a question from another side, not a prediction.',
  lead: 'Hold one question in mind. Shuffle the great cards, the Major Arcana, and turn three in your own time. They foretell nothing; they ask you to look again.',
  table: 'Your three cards',
  tableLead: 'Tap a card to turn it. The reading stays on this page and is kept nowhere.',
  shuffle: 'Shuffle and draw three cards',
  again: 'Shuffle again',
  failed: 'The deck could not be laid out just now. Please try again in a moment.',
  empty: 'No cards are in the deck at present, so there is nothing to draw.',
  places: [
    {
      name: 'What has been',
      turn: 'Turn the first card',
      ask: 'What brought you to this question?',
    },
    { name: 'What is', turn: 'Turn the second card', ask: 'What is at work now, seen or unseen?' },
    { name: 'What may grow', turn: 'Turn the third card', ask: 'What could you tend from here?' },
  ],
  upright: 'upright',
  reversed: 'reversed',
  more: (title: string) => `More about ${title}`,
  howTitle: 'How to read them',
  how: [
    'Say what you see before you read what is written: a colour, a face, the way someone stands.',
    'A reversed card is not a bad card. Its meaning is held back, turned inwards, or asks for another pace.',
    'Look at the three together. Which one speaks to which? Then write down one thing you will do this week.',
    'One reading for one question is enough. When something weighs on you, speak with someone you trust, a doctor or a counsellor; in India Tele-MANAS answers at 14416 at any hour.',
  ],
};

export const text: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    home: 'मुखपृष्ठ',
    tarot: 'टैरो',
    title: 'तीन पत्तों की रीडिंग',
    headTitle: 'तीन पत्तों की टैरो रीडिंग | तारापथ',
    description:
      'गड्डी फेंटिए, टैरो के तीन पत्ते निकालिए और एक-एक करके पलटिए। यह भविष्यवाणी नहीं, किसी प्रश्न को दूसरी ओर से शांति से देखने का एक ढंग है।',
    lead: 'मन में एक प्रश्न रखिए। बड़े पत्ते, यानी मेजर आर्काना, फेंटिए और उनमें से तीन अपनी गति से पलटिए। ये भविष्य नहीं बताते; बस एक बार फिर देखने को कहते हैं।',
    table: 'आपके तीन पत्ते',
    tableLead: 'पलटने के लिए पत्ते को छुएँ। रीडिंग इसी पृष्ठ पर रहती है, कहीं सहेजी नहीं जाती।',
    shuffle: 'फेंटिए और तीन पत्ते निकालिए',
    again: 'फिर से फेंटिए',
    failed: 'पत्ते अभी नहीं बिछाए जा सके। थोड़ी देर में फिर कोशिश करें।',
    empty: 'गड्डी में अभी पत्ते नहीं हैं, इसलिए निकालने को कुछ नहीं है।',
    places: [
      { name: 'जो रहा', turn: 'पहला पत्ता पलटें', ask: 'यह प्रश्न आपके मन तक कैसे आया?' },
      { name: 'जो है', turn: 'दूसरा पत्ता पलटें', ask: 'इस समय क्या चल रहा है, दिखता या अनदेखा?' },
      { name: 'जो पनप सकता है', turn: 'तीसरा पत्ता पलटें', ask: 'यहाँ से आप किसे सींच सकते हैं?' },
    ],
    upright: 'सीधा',
    reversed: 'उल्टा',
    more: (title) => `${title} के बारे में और पढ़ें`,
    howTitle: 'इन्हें कैसे पढ़ें',
    how: [
      'लिखा हुआ पढ़ने से पहले कहिए कि चित्र में क्या दिखता है: कोई रंग, कोई चेहरा, खड़े होने का ढंग।',
      'उल्टा पत्ता बुरा नहीं होता। उसका अर्थ रुका हुआ है, भीतर की ओर मुड़ा है, या चाल बदलने को कहता है।',
      'तीनों को साथ देखिए। कौन किससे बात करता है? फिर एक बात लिखिए जो आप इस सप्ताह करेंगे।',
      'एक प्रश्न के लिए एक रीडिंग काफ़ी है। मन पर बोझ हो तो किसी अपने से, डॉक्टर से या परामर्शदाता से बात करें; भारत में टेली-मानस 14416 पर हर समय उत्तर मिलता है।',
    ],
  },
};

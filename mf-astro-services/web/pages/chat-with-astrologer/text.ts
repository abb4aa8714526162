export const listText = {
  en: {
    title: 'Chat with an Astrologer',
    lead: 'Chats are not open yet: no astrologer has been verified so far. Once they are, you will write in your own language and at your own pace.',
    description:
      'How written consultations with verified astrologers will work once they open: languages, fields and price per minute shown beforehand.',
    listTitle: 'How astrologers will be shown',
    unavailable: 'The list could not be read just now. Please try again in a moment.',
  },
  hi: {
    title: 'ज्योतिषी से चैट करें',
    lead: 'चैट अभी नहीं खुली है: अब तक किसी ज्योतिषी का सत्यापन नहीं हुआ। खुलने पर आप अपनी भाषा में, अपनी गति से लिखेंगे।',
    description:
      'खुलने पर सत्यापित ज्योतिषियों से लिखकर परामर्श कैसे होगा: भाषाएँ, विषय और प्रति मिनट शुल्क पहले से लिखे हुए।',
    listTitle: 'ज्योतिषियों का परिचय कैसा होगा',
    unavailable: 'अभी सूची नहीं मिल सकी। थोड़ी देर में फिर कोशिश करें।',
  },
};

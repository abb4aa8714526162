export const listText = {
  en: {
    title: 'Talk to an Astrologer',
    lead: 'Calls are not open yet: no astrologer has been verified so far. Once they are, you will speak by phone, pay by the minute from your wallet, and stop whenever you like.',
    description:
      'How talks by phone with verified astrologers will work once they open: languages, fields and price per minute shown beforehand.',
    listTitle: 'How astrologers will be shown',
    unavailable: 'The list could not be read just now. Please try again in a moment.',
  },
  hi: {
    title: 'ज्योतिषी से बात करें',
    lead: 'कॉल अभी नहीं खुली हैं: अब तक किसी ज्योतिषी का सत्यापन नहीं हुआ। खुलने पर फ़ोन पर बात होगी, वॉलेट से प्रति मिनट भुगतान, और जब चाहें समाप्त।',
    description:
      'खुलने पर सत्यापित ज्योतिषियों से फ़ोन पर बात कैसे होगी: भाषाएँ, विषय और प्रति मिनट शुल्क पहले से लिखे हुए।',
    listTitle: 'ज्योतिषियों का परिचय कैसा होगा',
    unavailable: 'अभी सूची नहीं मिल सकी। थोड़ी देर में फिर कोशिश करें।',
  },
};

export const listText = {
  en: {
    title: 'Talk to an Astrologer',
    lead: 'Speak by phone, pay by the minute from your wallet, and stop whenever you like. Calls open when verified astrologers are online; at present nobody is.',
    description: 'Astrologers for a talk by phone: languages, fields and price per minute.',
    listTitle: 'Who you can talk to',
    unavailable: 'The list could not be read just now. Please try again in a moment.',
  },
  hi: {
    title: 'ज्योतिषी से बात करें',
    lead: 'फ़ोन पर बात, वॉलेट से प्रति मिनट भुगतान, और जब चाहें समाप्त। कॉल तब खुलेंगी जब सत्यापित ज्योतिषी ऑनलाइन होंगे; अभी कोई ऑनलाइन नहीं है।',
    description: 'फ़ोन पर परामर्श के लिए ज्योतिषी: भाषाएँ, विषय और प्रति मिनट शुल्क।',
    listTitle: 'आप किनसे बात कर सकते हैं',
    unavailable: 'अभी सूची नहीं मिल सकी। थोड़ी देर में फिर कोशिश करें।',
  },
};

export const listText = {
  en: {
    title: 'Chat with an Astrologer',
    lead: 'Write in your own language and at your own pace. Chats open when verified astrologers are online; at present nobody is.',
    description: 'Astrologers for a written consultation: languages, fields and price per minute.',
    listTitle: 'Who you can write to',
    unavailable: 'The list could not be read just now. Please try again in a moment.',
  },
  hi: {
    title: 'ज्योतिषी से चैट करें',
    lead: 'अपनी भाषा में, अपनी गति से लिखें। चैट तब खुलेगी जब सत्यापित ज्योतिषी ऑनलाइन होंगे; अभी कोई ऑनलाइन नहीं है।',
    description: 'लिखित परामर्श के लिए ज्योतिषी: भाषाएँ, विषय और प्रति मिनट शुल्क।',
    listTitle: 'आप किन्हें लिख सकते हैं',
    unavailable: 'अभी सूची नहीं मिल सकी। थोड़ी देर में फिर कोशिश करें।',
  },
};

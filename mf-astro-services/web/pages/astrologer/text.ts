export const missing = {
  en: {
    title: 'This profile cannot be shown',
    lead: 'It may have moved or be out of reach for a moment. The list of astrologers shows who is here.',
  },
  hi: {
    title: 'यह प्रोफ़ाइल नहीं दिखाई जा सकती',
    lead: 'हो सकता है वह हट गई हो या कुछ देर के लिए उपलब्ध न हो। ज्योतिषियों की सूची में देखें।',
  },
};

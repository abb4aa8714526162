export const text = {
  en: {
    title: 'Welcome to the back office',
    description: 'An invitation to work at Tarapath.',
    gone: 'This invitation is not open any more: it was used, taken back, or is older than three days. Please ask for a new one.',
    by: (name: string | null) => (name === null ? 'You are invited' : `${name} invites you`),
    as: 'to work here as',
    stop: '.',
    app: '1. Set up your authenticator app',
    appLead:
      'Scan this picture with an authenticator app (Aegis, Google Authenticator, 1Password …). From then on it shows a new code every 30 seconds.',
    byHand: 'Can’t scan it? Type this key',
    you: '2. Say who you are',
    name: 'Your name',
    code: 'The code your app shows now',
    accept: 'Accept the invitation',
    codesTitle: 'Keep these recovery codes',
    codesLead:
      'Each lets you in once when your phone is lost. They are shown only now: print them, or keep them in a password manager.',
    go: 'I have kept them. To the overview',
    qr: 'QR code for your authenticator app',
  },
  hi: {
    title: 'कार्यालय में स्वागत है',
    description: 'तारापथ में काम करने का निमंत्रण।',
    gone: 'यह निमंत्रण अब मान्य नहीं है: इसका उपयोग हो चुका है, इसे वापस लिया गया है या यह तीन दिन से पुराना है। कृपया नया निमंत्रण माँगें।',
    by: (name: string | null) => (name === null ? 'आपको बुलाया गया है' : `${name} आपको बुलाते हैं`),
    as: 'इस भूमिका में काम करने के लिए:',
    stop: '।',
    app: '1. अपना ऑथेंटिकेटर ऐप तैयार करें',
    appLead:
      'इस चित्र को किसी ऑथेंटिकेटर ऐप (Aegis, Google Authenticator, 1Password …) से स्कैन करें। फिर वह हर 30 सेकंड में नया कोड दिखाएगा।',
    byHand: 'स्कैन नहीं हो रहा? यह कुंजी लिखें',
    you: '2. बताएँ कि आप कौन हैं',
    name: 'आपका नाम',
    code: 'ऐप में अभी दिख रहा कोड',
    accept: 'निमंत्रण स्वीकार करें',
    codesTitle: 'ये रिकवरी कोड सँभालकर रखें',
    codesLead:
      'फ़ोन खो जाने पर हर कोड एक बार काम आता है। ये सिर्फ़ अभी दिखाए जा रहे हैं: इन्हें छाप लें या पासवर्ड मैनेजर में रखें।',
    go: 'मैंने रख लिए। मुख्य पृष्ठ पर जाएँ',
    qr: 'आपके ऑथेंटिकेटर ऐप के लिए QR कोड',
  },
};

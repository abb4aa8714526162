export const text = {
  en: {
    home: 'Home',
    title: 'Newsletter',
    description: 'Leave the Tarapath newsletter.',
    lead: 'Leave the Tarapath newsletter? One click, and no more mails come from it.',
    leave: 'Leave the newsletter',
    left: 'You will get no more newsletters from us. If this was a mistake, enter your address again at the foot of any page.',
    bad: 'This unsubscribe link is not valid. Please open the one in our latest mail.',
    broken: 'Your subscription could not be ended just now. Please try again in a moment.',
    toHome: 'Go to the home page',
  },
  hi: {
    home: 'मुखपृष्ठ',
    title: 'न्यूज़लेटर',
    description: 'तारापथ न्यूज़लेटर की सदस्यता छोड़ें।',
    lead: 'क्या आप तारापथ का न्यूज़लेटर छोड़ना चाहते हैं? एक क्लिक के बाद इसके मेल नहीं आएँगे।',
    leave: 'न्यूज़लेटर छोड़ें',
    left: 'अब आपको हमारा न्यूज़लेटर नहीं मिलेगा। यदि यह भूल से हुआ है, तो किसी भी पृष्ठ के नीचे अपना पता फिर दर्ज करें।',
    bad: 'सदस्यता छोड़ने का यह लिंक मान्य नहीं है। कृपया हमारे नवीनतम मेल का लिंक खोलें।',
    broken: 'आपकी सदस्यता अभी समाप्त नहीं हो सकी। कृपया थोड़ी देर में फिर कोशिश करें।',
    toHome: 'मुखपृष्ठ पर जाएँ',
  },
};

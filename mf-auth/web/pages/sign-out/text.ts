export const text = {
  en: {
    title: 'Log out',
    lead: 'You will be signed out on this device. Your wallet, orders and profile stay as they are.',
    action: 'Log Out',
    failed: 'Signing out did not work just now. Please try again.',
  },
  hi: {
    title: 'लॉग आउट',
    lead: 'आप इस डिवाइस से साइन आउट हो जाएँगे। आपका वॉलेट, ऑर्डर और प्रोफ़ाइल जैसे हैं वैसे ही रहेंगे।',
    action: 'लॉग आउट',
    failed: 'अभी साइन आउट नहीं हो सका। कृपया फिर कोशिश करें।',
  },
};

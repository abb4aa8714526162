/** Words of the order history. */
export const text = {
  en: {
    site: 'Tarapath',
    home: 'Home',
    title: 'Order history',
    lead: 'Where products, pujas and kathas you order will be listed, with where each one stands. Nothing can be ordered yet.',
    signedOutTitle: 'Please sign in to see your orders',
    signedOut:
      'Your orders will be shown to you alone. Sign in with your mobile number and a one-time code.',
    signIn: 'Sign in',
    emptyTitle: 'You have no orders',
    empty:
      'Ordering is not open yet; it will open together with payments. Your first order will appear here with its status, its receipt and a way to report a problem.',
    browse: 'Look around the e-store',
    wallet: 'Wallet transactions',
    support: 'Customer support',
  },
  hi: {
    site: 'तारापथ',
    home: 'मुखपृष्ठ',
    title: 'ऑर्डर इतिहास',
    lead: 'आपकी मँगाई वस्तुएँ, पूजाएँ और कथाएँ यहाँ दिखेंगी, हर एक की स्थिति सहित। ऑर्डर अभी नहीं खुले हैं।',
    signedOutTitle: 'अपने ऑर्डर देखने के लिए साइन इन करें',
    signedOut: 'आपके ऑर्डर केवल आपको दिखेंगे। अपने मोबाइल नंबर और एक बार के कोड से साइन इन करें।',
    signIn: 'साइन इन करें',
    emptyTitle: 'आपका कोई ऑर्डर नहीं है',
    empty:
      'ऑर्डर अभी नहीं खुले हैं; वे भुगतान की सुविधा के साथ खुलेंगे। आपका पहला ऑर्डर यहीं दिखेगा: उसकी स्थिति, रसीद और समस्या बताने का रास्ता।',
    browse: 'ई-स्टोर देखें',
    wallet: 'वॉलेट लेन-देन',
    support: 'ग्राहक सहायता',
  },
};

const en = {
  company: 'Company',
  address: 'Post',
  email: 'E-mail',
  phone: 'Telephone',
  officer: 'Grievance officer',
  times: 'Acknowledges within 24 hours with a ticket number, answers within 15 days.',
  jurisdiction: 'Courts named in the terms',
};

export const text: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    company: 'कंपनी',
    address: 'डाक का पता',
    email: 'ईमेल',
    phone: 'टेलीफ़ोन',
    officer: 'शिकायत अधिकारी',
    times: '24 घंटे में टिकट संख्या के साथ पावती, 15 दिन में उत्तर।',
    jurisdiction: 'शर्तों में बताए न्यायालय',
  },
};

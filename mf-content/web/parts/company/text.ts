import { complaintWords } from 'shared/contracts/complaint-times';

const en = {
  company: 'Company',
  address: 'Post',
  email: 'E-mail',
  phone: 'Telephone',
  officer: 'Grievance officer',
  times: `Acknowledges within ${complaintWords.en.acknowledgeHours} with a ticket number, decides within ${complaintWords.en.answerDays}.`,
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
    times: `${complaintWords.hi.acknowledgeHours} में टिकट संख्या के साथ पावती, ${complaintWords.hi.answerDays} में निर्णय।`,
    jurisdiction: 'शर्तों में बताए न्यायालय',
  },
};

import { complaintWords } from 'shared/contracts/complaint-times';

const en = {
  form: 'Write to us',
  formLead: 'You get a ticket number at once, and by e-mail if you leave an address.',
  about: 'About:',
  name: 'Your name',
  contact: 'E-mail address or mobile number',
  contactHint: 'We answer there and use it for nothing else.',
  topic: 'What is it about?',
  message: 'Your message',
  messageHint:
    'Please add the number of the order, booking or session. Never send a one-time code.',
  send: 'Send the message',
  topics: {
    question: 'A question',
    booking: 'An order, a booking or a session',
    payment: 'A payment or a refund',
    complaint: 'A complaint, for the grievance officer',
    privacy: 'My personal data',
    unsafe: 'Urgent: somebody frightened or pressed me',
  },
  errors: {
    name: 'Please tell us your name.',
    contact: 'Please give an e-mail address or a mobile number.',
    topic: 'Please choose one of the list.',
    message: 'Please write between 10 and 4,000 characters.',
  },
  often: 'You have written several times in a short while. Please try again in an hour.',
  failed: 'The message could not be sent just now. Please try again, or write us an e-mail.',
  sentTitle: 'Thank you, your message has arrived.',
  sent: (ticket: string) =>
    `Your ticket number is ${ticket}. Questions are answered within two working days, complaints within ${complaintWords.en.answerDays}.`,
};

export const text: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    form: 'हमें लिखें',
    formLead: 'टिकट संख्या तुरंत मिलती है, और ईमेल देने पर ईमेल से भी।',
    about: 'विषय:',
    name: 'आपका नाम',
    contact: 'ईमेल पता या मोबाइल नंबर',
    contactHint: 'उत्तर यहीं भेजेंगे; इसका और कोई उपयोग नहीं होगा।',
    topic: 'बात किस बारे में है?',
    message: 'आपका संदेश',
    messageHint: 'ऑर्डर, बुकिंग या सत्र की संख्या हो तो जोड़ दें। OTP कभी न भेजें।',
    send: 'संदेश भेजें',
    topics: {
      question: 'कोई प्रश्न',
      booking: 'ऑर्डर, बुकिंग या सत्र',
      payment: 'भुगतान या रिफ़ंड',
      complaint: 'शिकायत, शिकायत अधिकारी के लिए',
      privacy: 'मेरा निजी डेटा',
      unsafe: 'अत्यावश्यक: किसी ने डराया या दबाव डाला',
    },
    errors: {
      name: 'कृपया अपना नाम लिखें।',
      contact: 'कृपया ईमेल पता या मोबाइल नंबर दें।',
      topic: 'कृपया सूची में से एक चुनें।',
      message: 'कृपया 10 से 4,000 अक्षरों में लिखें।',
    },
    often: 'थोड़े समय में आपके कई संदेश आ चुके हैं। कृपया एक घंटे बाद फिर लिखें।',
    failed: 'संदेश अभी नहीं भेजा जा सका। कृपया फिर कोशिश करें, या हमें ईमेल लिखें।',
    sentTitle: 'धन्यवाद, आपका संदेश पहुँच गया।',
    sent: (ticket) =>
      `आपकी टिकट संख्या ${ticket} है। प्रश्नों का उत्तर दो कार्य-दिवस में और शिकायतों का ${complaintWords.hi.answerDays} में दिया जाता है।`,
  },
};

import { complaintWords } from 'shared/contracts/complaint-times';

export const text = {
  en: {
    home: 'Home',
    title: 'Customer Support',
    description: 'How to reach Tarapath, what to send along, and how complaints are handled.',
    lead: 'A person reads what you write. Tell us what happened and we look into it with you.',
    about: (name: string) => `About: ${name}`,
    aboutLead: 'Your message carries this number: you need not look it up.',
    write: 'Write to us about it',
    ways: 'How to reach us',
    items: [
      [
        'Write to us',
        'The contact page has our email address and postal address. Please write from the address in your profile, so that we know it is you.',
        '/contact-us',
        'Contact',
      ],
      [
        'Money and refunds',
        'When money is given back, how long it takes and where it goes. Returns of goods are asked for here: write to us with the number of the order.',
        '/refund-policy',
        'Refund policy',
      ],
      [
        'Your orders',
        'Where each order and booking stands, and how to cancel it. Please look there before you write, and give us its number.',
        '/order-history',
        'Order history',
      ],
      [
        'Your wallet',
        'Every movement of money with its date, and unused money sent back.',
        '/recharge',
        'Wallet',
      ],
    ],
    helpful: 'What helps us to help you',
    tips: [
      'The date and time, and what you expected to happen.',
      'The mobile number or email address of your account.',
      'A screenshot, if you have one. Never send a one-time code: nobody from Tarapath asks for it.',
    ],
    grievance: 'Complaints',
    grievanceText: `If our answer does not settle the matter, you can write to the grievance officer named at the foot of every page. A complaint is acknowledged within ${complaintWords.en.acknowledgeHours} with a ticket number, and decided within ${complaintWords.en.answerDays}.`,
  },
  hi: {
    home: 'मुखपृष्ठ',
    title: 'ग्राहक सहायता',
    description: 'तारापथ से कैसे संपर्क करें, साथ में क्या लिखें, और शिकायतों पर क्या होता है।',
    lead: 'आपका लिखा हुआ कोई व्यक्ति ही पढ़ता है। बताएँ कि क्या हुआ, हम आपके साथ मिलकर देखेंगे।',
    about: (name: string) => `विषय: ${name}`,
    aboutLead: 'यह संख्या आपके संदेश के साथ अपने आप जाएगी, आपको खोजनी नहीं होगी।',
    write: 'इसके बारे में लिखें',
    ways: 'हमसे संपर्क कैसे करें',
    items: [
      [
        'हमें लिखें',
        'संपर्क पृष्ठ पर हमारा ईमेल और डाक पता है। कृपया अपनी प्रोफ़ाइल वाले पते से लिखें, ताकि हम आपको पहचान सकें।',
        '/contact-us',
        'संपर्क',
      ],
      [
        'पैसे और रिफ़ंड',
        'पैसा कब लौटता है, कितना समय लगता है और कहाँ आता है। वस्तु लौटानी हो तो ऑर्डर की संख्या के साथ हमें लिखें।',
        '/refund-policy',
        'वापसी नीति',
      ],
      [
        'आपके ऑर्डर',
        'हर ऑर्डर और बुकिंग कहाँ तक पहुँची, और उसे कैसे रद्द करें। लिखने से पहले वहाँ देख लें, और हमें उसकी संख्या बताएँ।',
        '/order-history',
        'ऑर्डर इतिहास',
      ],
      ['आपका वॉलेट', 'पैसों का हर लेन-देन तारीख़ के साथ, और बचा पैसा वापस मँगाना।', '/recharge', 'वॉलेट'],
    ],
    helpful: 'मदद जल्दी मिले, इसके लिए',
    tips: [
      'तारीख़ और समय, और आपको क्या होने की उम्मीद थी।',
      'आपके खाते का मोबाइल नंबर या ईमेल पता।',
      'हो सके तो स्क्रीनशॉट। OTP कभी न भेजें: तारापथ से कोई इसे नहीं पूछता।',
    ],
    grievance: 'शिकायतें',
    grievanceText: `यदि हमारे उत्तर से बात न बने, तो आप शिकायत अधिकारी को लिख सकते हैं, जिनका नाम हर पृष्ठ के नीचे दिया है। शिकायत मिलने की सूचना टिकट संख्या के साथ ${complaintWords.hi.acknowledgeHours} में, और निर्णय ${complaintWords.hi.answerDays} में दिया जाता है।`,
  },
} as const;

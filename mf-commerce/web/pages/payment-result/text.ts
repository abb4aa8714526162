/** Words of the two pages a payment returns to. The wallet, not these pages, is the record. */
export const text = {
  en: {
    site: 'Tarapath',
    success: {
      title: 'Thank you, it is paid',
      lead: 'The payment has reached us.',
      note: 'You can close this page or load it again; it stands in your wallet transactions.',
    },
    failure: {
      title: 'The payment did not go through',
      lead: 'Nothing was taken from your wallet. If your bank shows a debit all the same, the bank returns it, or it is credited to your wallet once it reaches us.',
      note: 'You can try again whenever you like.',
    },
    pending: {
      title: 'Your bank has not answered yet',
      lead: 'You need not pay again. As soon as the bank answers, mostly within minutes and at the latest within three days, it goes on by itself.',
      note: 'You may close this page. If the bank refuses, your money stays with you.',
    },
    unknown: {
      title: 'You are back from a payment page',
      lead: 'What was paid stands in the wallet of who paid it. Please sign in there to see it.',
      note: 'This page is not a receipt. If an amount has left your bank and has not appeared in the wallet after an hour, write to us; you need no screenshot.',
    },
    late: 'It came after the payment had ended. The money is in your wallet: you can spend it or have it sent back.',
    see: 'See what you paid for',
    payment: 'Back to the payment',
    wallet: 'See wallet transactions',
    home: 'Back to the home page',
    support: 'Customer support',
  },
  hi: {
    site: 'तारापथ',
    success: {
      title: 'धन्यवाद, भुगतान हो गया',
      lead: 'आपका भुगतान हमें मिल गया है।',
      note: 'यह पृष्ठ बंद कर सकते हैं या फिर खोल सकते हैं; भुगतान आपके वॉलेट लेन-देन में दर्ज है।',
    },
    failure: {
      title: 'भुगतान पूरा नहीं हुआ',
      lead: 'आपके वॉलेट से कुछ नहीं लिया गया। फिर भी बैंक में राशि कटी दिखे, तो बैंक उसे लौटा देता है, या मिलने पर वह आपके वॉलेट में जुड़ जाती है।',
      note: 'जब चाहें फिर कोशिश करें।',
    },
    pending: {
      title: 'आपके बैंक का उत्तर अभी नहीं आया',
      lead: 'दोबारा भुगतान न करें। बैंक का उत्तर आते ही, अक्सर कुछ मिनटों में और अधिक से अधिक तीन दिन में, काम अपने-आप आगे बढ़ेगा।',
      note: 'यह पृष्ठ बंद कर सकते हैं। बैंक मना करे तो आपका पैसा आपके पास ही रहेगा।',
    },
    unknown: {
      title: 'आप भुगतान के पृष्ठ से लौट आए हैं',
      lead: 'जो चुकाया गया, वह चुकाने वाले के वॉलेट में दर्ज है। देखने के लिए वहाँ साइन इन करें।',
      note: 'यह पृष्ठ रसीद नहीं है। बैंक से राशि कट गई हो और एक घंटे में वॉलेट में न आए, तो हमें लिखें; स्क्रीनशॉट की ज़रूरत नहीं।',
    },
    late: 'राशि भुगतान समाप्त होने के बाद आई। वह आपके वॉलेट में है: उसे ख़र्च करें या वापस मँगा लें।',
    see: 'जिसके लिए चुकाया, वह देखें',
    payment: 'भुगतान पर लौटें',
    wallet: 'वॉलेट लेन-देन देखें',
    home: 'मुखपृष्ठ पर लौटें',
    support: 'ग्राहक सहायता',
  },
};

/** Words of the two pages a payment returns to. The wallet, not these pages, is the record. */
export const text = {
  en: {
    site: 'Tarapath',
    success: {
      title: 'Thank you',
      lead: 'You are back from a payment page. Payments on Tarapath are not open yet, so nothing can have been paid here today. Once they are, and as soon as the payment provider confirms the amount to us, it will stand in your wallet transactions.',
      note: 'This page is not a receipt. If an amount has left your bank and has not appeared in the wallet after an hour, write to us; you need no screenshot.',
    },
    failure: {
      title: 'The payment did not go through',
      lead: 'Nothing has been added to your wallet. If your bank shows a debit all the same, it is reversed by the bank or credited here once it is confirmed.',
      note: 'You can look at your wallet to be sure, and try again whenever you like.',
    },
    wallet: 'See wallet transactions',
    home: 'Back to the home page',
    support: 'Customer support',
  },
  hi: {
    site: 'तारापथ',
    success: {
      title: 'धन्यवाद',
      lead: 'आप भुगतान के पृष्ठ से लौट आए हैं। तारापथ पर भुगतान अभी नहीं खुला, इसलिए आज यहाँ कुछ चुकाया नहीं जा सकता। खुलने पर भुगतान सेवा से पुष्टि मिलते ही राशि आपके वॉलेट लेन-देन में दिखेगी।',
      note: 'यह पृष्ठ रसीद नहीं है। बैंक से राशि कट गई हो और एक घंटे में वॉलेट में न आए, तो हमें लिखें; स्क्रीनशॉट की ज़रूरत नहीं।',
    },
    failure: {
      title: 'भुगतान पूरा नहीं हुआ',
      lead: 'आपके वॉलेट में कुछ नहीं जुड़ा है। फिर भी बैंक में राशि कटी दिखे, तो बैंक उसे लौटा देता है, या पुष्टि मिलने पर वह यहाँ जुड़ जाती है।',
      note: 'निश्चिंत होने के लिए वॉलेट देख लें, और जब चाहें फिर कोशिश करें।',
    },
    wallet: 'वॉलेट लेन-देन देखें',
    home: 'मुखपृष्ठ पर लौटें',
    support: 'ग्राहक सहायता',
  },
};

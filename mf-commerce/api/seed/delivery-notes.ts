/** How every parcel travels. */
export const deliveryNotes = {
  en: 'To be packed in paper and board, without thermocol. Delivery charges and the expected date will be shown for your PIN code before you pay, never after.',
  hi: 'काग़ज़ और गत्ते में पैक होगी, बिना थर्माकोल के। आपके पिन कोड का डिलीवरी शुल्क और अनुमानित दिन भुगतान से पहले दिखाया जाएगा, बाद में नहीं।',
};

/** What can be sent back, and what can't for reasons of hygiene. */
export const returnNotes = {
  standard: {
    en: 'You may return it unused within 7 days of delivery. If it arrives damaged or differs from this page, we bear the return and refund the full amount to where it was paid from.',
    hi: 'डिलीवरी के 7 दिन के भीतर, बिना इस्तेमाल किए, इसे लौटा सकते हैं। टूटा हुआ मिले या इस पृष्ठ के वर्णन से अलग हो, तो वापसी का ख़र्च हमारा, और पूरी राशि उसी माध्यम में लौटेगी जिससे भुगतान हुआ था।',
  },
  sealed: {
    en: 'You may return it with the seal unbroken within 7 days of delivery. If it arrives damaged or differs from this page, we refund the full amount to where it was paid from, opened or not.',
    hi: 'सील खुली न हो तो डिलीवरी के 7 दिन के भीतर लौटा सकते हैं। ख़राब मिले या इस पृष्ठ के वर्णन से अलग हो, तो खुला हो या बंद, पूरी राशि उसी माध्यम में लौटेगी जिससे भुगतान हुआ था।',
  },
};

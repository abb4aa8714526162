/** What outlives an account, in the words of the download. */
export const keptAfterErasure = {
  en: [
    {
      what: 'Entries of payments and of the wallet',
      as: 'under a number that leads to nobody any more; without name, phone number or email',
      why: 'tax law and the Companies Act ask for books of account',
      how_long: 'eight years after the financial year',
    },
    {
      what: 'Invoices and credit notes',
      as: 'with the name and address they were issued to; nothing leads from them to the account',
      why: 'tax law asks for them as they were issued',
      how_long: 'eight years after the financial year',
    },
    {
      what: 'The record of consents and of such requests',
      as: 'under a keyed hash, which only somebody who names the number or address again can find',
      why: 'to prove what was agreed and that the erasure was carried out',
      how_long: 'three years',
    },
    {
      what: 'Counts that slow down misuse, such as codes sent to a number',
      as: 'under a keyed hash',
      why: 'erasing an account must not reset them',
      how_long: 'at most a day',
    },
  ],
  hi: [
    {
      what: 'भुगतान और वॉलेट की प्रविष्टियाँ',
      as: 'ऐसी संख्या के साथ जिससे अब किसी का पता नहीं चलता; बिना नाम, फ़ोन नंबर या ईमेल के',
      why: 'कर क़ानून और कंपनी अधिनियम हिसाब की बहियाँ रखने को कहते हैं',
      how_long: 'वित्तीय वर्ष के बाद आठ वर्ष',
    },
    {
      what: 'बिल और क्रेडिट नोट',
      as: 'उस नाम और पते के साथ जिन पर वे बने; उनसे खाते तक कुछ नहीं पहुँचाता',
      why: 'कर क़ानून उन्हें वैसे ही माँगता है जैसे वे बने',
      how_long: 'वित्तीय वर्ष के बाद आठ वर्ष',
    },
    {
      what: 'सहमतियों और ऐसे अनुरोधों का लेखा',
      as: 'एक गुप्त कोड के साथ, जिसे वही खोज सकता है जो नंबर या पता फिर से बताए',
      why: 'ताकि सिद्ध हो सके कि किस पर सहमति थी और खाता मिटाया गया',
      how_long: 'तीन वर्ष',
    },
    {
      what: 'दुरुपयोग रोकने वाली गिनतियाँ, जैसे किसी नंबर पर भेजे गए कोड',
      as: 'एक गुप्त कोड के साथ',
      why: 'खाता मिटाने से ये फिर से शुरू नहीं होनी चाहिए',
      how_long: 'अधिक से अधिक एक दिन',
    },
  ],
};

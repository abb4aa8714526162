/** Words of the store's list pages. */
export const text = {
  en: {
    site: 'Tarapath',
    home: 'Home',
    title: 'Astro e-store',
    headTitle: 'Astro e-store: malas, diyas, murtis and incense | Tarapath',
    lead: 'Things for the home shrine and for daily practice, described plainly: what they are made of, where they come from and how to look after them.',
    all: 'All products',
    filters: 'Categories',
    products: 'Products',
    count: (n: string) => `${n} products`,
    more: 'More products',
    promiseTitle: 'How this store is kept',
    promises: [
      {
        title: 'No promised effects',
        text: 'We tell you what tradition uses a thing for. We never claim that a bead or a stone will heal, earn or win anything.',
      },
      {
        title: 'One price, all taxes in it',
        text: 'The price on the card is the price. There are no crossed-out numbers, and delivery is shown before you pay.',
      },
      {
        title: 'Origin on every page',
        text: 'Country of origin, materials, size and weight stand on each product page, as they should.',
      },
    ],
    failed: 'The products could not be read just now. Please try again in a moment.',
    empty: 'Nothing is on this shelf today.',
    unknownTitle: 'There is no such category',
    unknown: 'This shelf does not exist, or it has been renamed. All products are a step away.',
  },
  hi: {
    site: 'तारापथ',
    home: 'मुखपृष्ठ',
    title: 'एस्ट्रो ई-स्टोर',
    headTitle: 'एस्ट्रो ई-स्टोर: माला, दीये, मूर्तियाँ और धूप | तारापथ',
    lead: 'घर के मंदिर और नित्य साधना की चीज़ें, सीधी भाषा में: किससे बनी हैं, कहाँ से आई हैं और कैसे सँभालें।',
    all: 'सभी वस्तुएँ',
    filters: 'श्रेणियाँ',
    products: 'वस्तुएँ',
    count: (n: string) => `${n} वस्तुएँ`,
    more: 'और वस्तुएँ',
    promiseTitle: 'यह स्टोर कैसे चलता है',
    promises: [
      {
        title: 'असर का कोई वादा नहीं',
        text: 'परंपरा किसी वस्तु का उपयोग किसलिए करती है, हम यह बताते हैं। मनका या पत्थर रोग मिटाएगा या धन दिलाएगा, ऐसा हम कभी नहीं कहते।',
      },
      {
        title: 'एक ही दाम, सभी कर सहित',
        text: 'कार्ड पर लिखा दाम ही दाम है। कटे हुए झूठे दाम नहीं, और डिलीवरी शुल्क भुगतान से पहले दिखता है।',
      },
      {
        title: 'हर पृष्ठ पर मूल देश',
        text: 'मूल देश, सामग्री, आकार और वज़न हर वस्तु के पृष्ठ पर लिखे हैं, जैसा होना चाहिए।',
      },
    ],
    failed: 'वस्तुएँ अभी नहीं दिखाई जा सकीं। थोड़ी देर में फिर कोशिश करें।',
    empty: 'आज इस श्रेणी में कुछ नहीं है।',
    unknownTitle: 'ऐसी कोई श्रेणी नहीं है',
    unknown: 'यह श्रेणी है ही नहीं, या इसका नाम बदल गया है। सभी वस्तुएँ बस एक क्लिक दूर हैं।',
  },
};

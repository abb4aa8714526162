/** Words of the store's list pages. */
export const text = {
  en: {
    site: 'Tarapath',
    home: 'Home',
    title: 'Astro e-store',
    headTitle: 'Astro e-store: malas, diyas, murtis and incense | Tarapath',
    lead: 'Things planned for the home shrine and for daily practice, described plainly: what they are to be made of, where they will come from and how to look after them.',
    today:
      'The store is not open yet: nothing can be ordered and no money is taken. The prices are those we plan, all taxes included.',
    planned: (price: string) => `${price} planned`,
    all: 'All products',
    filters: 'Categories',
    products: 'Products',
    count: (n: string) => `${n} products`,
    more: 'More products',
    promiseTitle: 'How this store will be kept',
    promises: [
      {
        title: 'No promised effects',
        text: 'We tell you what tradition uses a thing for. We never claim that a bead or a stone heals, earns or wins anything.',
      },
      {
        title: 'One price, all taxes in it',
        text: 'The price on the card will be the price. There are no crossed-out numbers, and delivery will be shown before you pay.',
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
    lead: 'घर के मंदिर और नित्य साधना के लिए सोची गई चीज़ें, सीधी भाषा में: किससे बनेंगी, कहाँ से आएँगी और कैसे सँभालें।',
    today:
      'स्टोर अभी खुला नहीं है: न ऑर्डर होता है, न पैसा लिया जाता है। लिखे दाम वे हैं जो हमने सोचे हैं, सभी कर सहित।',
    planned: (price: string) => `${price} (प्रस्तावित)`,
    all: 'सभी वस्तुएँ',
    filters: 'श्रेणियाँ',
    products: 'वस्तुएँ',
    count: (n: string) => `${n} वस्तुएँ`,
    more: 'और वस्तुएँ',
    promiseTitle: 'यह स्टोर कैसे चलेगा',
    promises: [
      {
        title: 'असर का कोई वादा नहीं',
        text: 'परंपरा किसी वस्तु का उपयोग किसलिए करती है, हम यह बताते हैं। मनका या पत्थर रोग मिटाएगा या धन दिलाएगा, ऐसा हम कभी नहीं कहते।',
      },
      {
        title: 'एक ही दाम, सभी कर सहित',
        text: 'कार्ड पर लिखा दाम ही दाम होगा। कटे हुए झूठे दाम नहीं, और डिलीवरी शुल्क भुगतान से पहले दिखेगा।',
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

export const text = {
  en: {
    home: 'Home',
    title: 'Remedies',
    headTitle: 'Remedies for the nine grahas and sade sati | Tarapath',
    lead: 'Simple practices for each graha: daily habits that cost nothing come first, then mantra and giving, and the gemstone last of all, with a clear caution.',
    listTitle: 'Choose a graha',
    failed: 'The remedies could not be loaded just now.',
    retry: 'Try again',
    orderTitle: 'The order we keep',
    order: [
      [
        'Free first',
        'Habits, a mantra, a call to your mother: nothing to buy, and usually enough.',
      ],
      ['Small and useful', 'Giving within your means, to someone who needs it. Never on credit.'],
      ['Optional', 'Fasts, colours and days, for those who enjoy them and whose health allows it.'],
      ['Last, with care', 'A gemstone promises nothing. Ask someone who does not sell it.'],
    ],
    chartTitle: 'Not sure which one is yours?',
    chartLead:
      'A birth chart shows which grahas are strong, which ask for care, and whose dasha is running.',
    chartAction: 'Make a free kundli',
  },
  hi: {
    home: 'मुखपृष्ठ',
    title: 'उपाय',
    headTitle: 'नवग्रह और साढ़ेसाती के सरल उपाय | तारापथ',
    lead: 'हर ग्रह के लिए सरल अभ्यास: पहले बिना ख़र्च की रोज़ की आदतें, फिर मंत्र और दान, और सबसे अंत में रत्न, साफ़ सावधानी के साथ।',
    listTitle: 'अपना ग्रह चुनें',
    failed: 'उपाय अभी खुल नहीं पाए।',
    retry: 'फिर कोशिश करें',
    orderTitle: 'हम यह क्रम रखते हैं',
    order: [
      ['पहले निःशुल्क', 'आदतें, मंत्र, माँ को एक फ़ोन: कुछ ख़रीदना नहीं, और अक्सर इतना ही काफ़ी है।'],
      ['छोटा और काम का', 'अपनी सामर्थ्य में, किसी ज़रूरतमंद को दान। उधार लेकर कभी नहीं।'],
      ['वैकल्पिक', 'व्रत, रंग और दिन; जिन्हें रुचे और जिनका स्वास्थ्य अनुमति दे।'],
      ['अंत में, सावधानी से', 'रत्न कोई वचन नहीं देता। सलाह उससे लें जो उसे बेचता न हो।'],
    ],
    chartTitle: 'कौन-सा उपाय आपका है?',
    chartLead: 'जन्म कुंडली बताती है कि कौन-से ग्रह बलवान हैं, किन्हें ध्यान चाहिए और किसकी दशा चल रही है।',
    chartAction: 'निःशुल्क कुंडली बनाएँ',
  },
} as const;

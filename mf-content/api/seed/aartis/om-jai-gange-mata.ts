import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'om-jai-gange-mata',
  cover: 'aartis/om-jai-gange-mata.svg',
  category: '',
  tags: ['ganga', 'river', 'ganga-dussehra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:29:00+05:30',
  details: {
    deity: { en: 'Ganga', hi: 'गंगा' },
    tradition: { en: 'Traditional, author unknown', hi: 'पारंपरिक, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['ॐ जय गंगे माता, मैया जय गंगे माता', 'जो नर तुमको ध्याता, मनवांछित फल पाता'],
        roman: [
          'Om jai gange maata, maiya jai gange maata',
          'Jo nar tumko dhyaata, manvaanchhit phal paata',
        ],
      },
      {
        devanagari: ['चंद्र सी ज्योति तुम्हारी, जल निर्मल आता', 'शरण पड़े जो तेरी, सो नर तर जाता'],
        roman: [
          'Chandra si jyoti tumhaari, jal nirmal aata',
          'Sharan pare jo teri, so nar tar jaata',
        ],
      },
      {
        devanagari: ['पुत्र सगर के तारे, सब जग को ज्ञाता', 'कृपा दृष्टि हो तुम्हारी, त्रिभुवन सुख दाता'],
        roman: [
          'Putra sagar ke taare, sab jag ko gyaata',
          'Kripa drishti ho tumhaari, tribhuvan sukh daata',
        ],
      },
      {
        devanagari: ['एक बार जो प्राणी, शरण तेरी आता', 'यम की त्रास मिटाकर, परमगति पाता'],
        roman: ['Ek baar jo praani, sharan teri aata', 'Yam ki traas mitaakar, paramgati paata'],
      },
      {
        devanagari: ['आरति मातु तुम्हारी, जो नर नित गाता', 'सेवक वही सहज में, मुक्ति को पाता'],
        roman: ['Aarti maatu tumhaari, jo nar nit gaata', 'Sevak vahi sahaj mein, mukti ko paata'],
      },
    ],
    en: {
      meaning: `1. Victory to you, mother Ganga. Whoever thinks of you finds the fruit the heart wished for.
2. Your light is like the moon's and your water comes clear. Whoever falls at your feet is carried across.
3. You freed the sons of Sagara, as the whole world knows. Your kind glance gives joy to the three worlds.
4. The being who comes to you even once loses the fear of Yama and reaches the highest state.
5. Mother, the one who sings your aarti every day finds freedom with ease.`,
    },
    hi: {
      meaning: `1. हे गंगा माता, आपकी जय हो। जो आपका ध्यान करता है, वह मनचाहा फल पाता है।
2. आपकी ज्योति चंद्रमा-सी है और जल निर्मल। जो आपकी शरण आता है, वह तर जाता है।
3. आपने सगर के पुत्रों को तारा, यह सारा जग जानता है। आपकी कृपादृष्टि तीनों लोकों को सुख देती है।
4. जो प्राणी एक बार आपकी शरण आता है, उसका यम का भय मिटता है और वह परम गति पाता है।
5. हे माता, जो नित्य आपकी आरती गाता है, वह सहज ही मुक्ति पाता है।`,
    },
  },
  en: {
    title: 'Om Jai Gange Mata: the aarti of the river',
    summary:
      'The aarti of Ganga sung on the ghats at dusk, with both scripts, the story behind each verse and a way to sing it far from the river.',
    coverAlt:
      'River steps at dusk with a tall tiered lamp and leaf cups carrying flames downstream.',
    body: `At Haridwar the priests come down to Har ki Pauri a little before sunset, and at Varanasi to Dashashwamedh Ghat soon after it. Tall brass lamps with many tiers are lifted and turned, bells run together, and the crowd sings. The hymns differ from ghat to ghat; this plain song is the one that smaller banks and homes know best.

## The story in it

King Sagara's sons lay as ashes. Their descendant Bhagiratha asked that Ganga come down from heaven to free them, and Shiva took her fall in his hair. "Putra Sagar ke tare" remembers this in four words. Ganga Dussehra, the tenth day of bright Jyeshtha, marks the descent.

## Far from the river

A bowl of clean water and one lamp are enough. Many homes keep a small sealed pot of Ganga water and put a drop of it in the bowl. Sing with the tune of Om Jai Jagdish. Afterwards give the water to a plant. If you do stand on a ghat, float a leaf cup with a flower and a cotton wick; no plastic, no foil, no thermocol. To keep a river clean is also worship.`,
  },
  hi: {
    title: 'ॐ जय गंगे माता: घाट पर साँझ की आरती',
    summary:
      'घाटों पर साँझ को गाई जाने वाली गंगा जी की आरती: बोल, रोमन लिपि, पदों के पीछे की कथा और दूर रहकर गाने का ढंग।',
    coverAlt: 'साँझ में नदी का घाट, कई मंज़िल का ऊँचा दीप और धारा में बहते पत्तों के दोने।',
    body: `हरिद्वार में सूर्यास्त से थोड़ा पहले पुजारी हर की पौड़ी पर उतरते हैं, और वाराणसी में सूर्यास्त के बाद दशाश्वमेध घाट पर। कई मंज़िलों वाले पीतल के दीप उठते और घूमते हैं, घंटियाँ एक स्वर हो जाती हैं और भीड़ गाती है। हर घाट के अपने स्तोत्र हैं; छोटे घाटों और घरों में सबसे जानी-पहचानी यही सीधी-सादी आरती है।

## इसमें छिपी कथा

राजा सगर के पुत्र भस्म हो चुके थे। उनके वंशज भगीरथ ने प्रार्थना की कि उनके उद्धार के लिए गंगा स्वर्ग से उतरें, और उनका वेग शिव ने अपनी जटाओं में सँभाला। “पुत्र सगर के तारे” में यही कथा है। ज्येष्ठ शुक्ल दशमी, गंगा दशहरा, इसी अवतरण का दिन है।

## नदी से दूर हों तो

साफ़ जल का कटोरा और एक दीया काफ़ी है। बहुत-से घरों में गंगाजल की छोटी-सी लुटिया रहती है; उसकी एक बूँद कटोरे में डाल दें। धुन ॐ जय जगदीश वाली है। बाद में जल किसी पौधे को दें। घाट पर हों तो पत्ते के दोने में फूल और रुई की बाती ही बहाएँ; प्लास्टिक, पन्नी या थर्मोकोल नहीं। नदी को साफ़ रखना भी पूजा है।`,
  },
};

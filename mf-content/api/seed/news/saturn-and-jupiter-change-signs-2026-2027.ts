import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'saturn-and-jupiter-change-signs-2026-2027',
  cover: 'news/saturn-and-jupiter-change-signs-2026-2027.svg',
  category: 'basics',
  tags: ['saturn', 'jupiter', 'transits'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:51:00+05:30',
  details: {},
  en: {
    title: 'Saturn and Jupiter: sign changes to early 2028',
    summary:
      'Jupiter crosses sidereal sign borders five more times and Saturn three by the end of February 2028. Dates in Indian time, and why some come in pairs.',
    coverAlt:
      'Two planets, one ringed and one banded, walking along a ribbon divided into signs over dark hills.',
    body: `The two slow planets by which Indian families date their years are both changing signs in this period, and both do so more than once. The dates below are computed with the Lahiri ayanamsa, in Indian Standard Time.

## Jupiter (Guru)

| Date | Time | Enters |
| - | - | - |
| 2 June 2026 | 1.50 am | Karka (Cancer), its sign of exaltation |
| 31 October 2026 | 12.03 pm | Simha (Leo) |
| 25 January 2027 | 1.31 am | Karka again, retrograde |
| 26 June 2027 | 5.19 am | Simha |
| 26 November 2027 | 6.45 pm | Kanya (Virgo) |
| 28 February 2028 | 7.17 pm | Simha again, retrograde |

Jupiter's mean stay in a sign is one year. In 2025 to 2027 it runs ahead, turns, and comes back, a motion that almanacs call *atichari* when the stay is cut short. Its backward stretch lasts from 13 December 2026 to 13 April 2027.

## Saturn (Shani)

| Date | Time | Enters |
| - | - | - |
| 29 March 2025 | 9.45 pm | Meena (Pisces) |
| 3 June 2027 | 5.28 am | Mesha (Aries), its sign of debilitation |
| 20 October 2027 | 7.12 am | Meena again, retrograde |
| 23 February 2028 | 7.24 pm | Mesha |

After that Saturn stays in Mesha until August 2029.

## Why they come in pairs

Once a year the earth overtakes each outer planet, and for some months the planet seems to go backwards: Jupiter by about ten degrees, Saturn by about seven. If a sign border lies within that arc, it is crossed three times: forward, back, forward. For Jupiter in 2026 and 2027 that border is the beginning of Simha; for Saturn in 2027 and 2028 it is the beginning of Mesha, the first point of the sidereal zodiac.

## What changes for whom

Transits are counted from the Moon sign. Sade sati ends for Kumbha and begins for Vrishabha with Saturn's entry into Mesha, pauses at the return, and settles in February 2028; our article on [sade sati without fear](/blogs/sade-sati-without-fear) has the table. Tradition counts Jupiter as helpful in the second, fifth, seventh, ninth and eleventh sign from the Moon. For Jupiter in Simha these are Karka, Mesha, Kumbha, Dhanu and Tula.

Another ayanamsa moves each date: by Raman's value the forward entries come roughly one to two weeks earlier and the backward ones later. Daily positions are on our [transit pages](/transits).`,
  },
  hi: {
    title: 'शनि और गुरु: 2028 के आरंभ तक राशि परिवर्तन',
    summary:
      'फ़रवरी 2028 के अंत तक गुरु पाँच बार और शनि तीन बार निरयण राशि की सीमा पार करेंगे। सब तारीख़ें भारतीय समय से, और यह भी कि कुछ दोहराई क्यों जाती हैं।',
    coverAlt: 'अँधेरी पहाड़ियों के ऊपर राशियों में बँटी पट्टी पर चलते दो ग्रह, एक वलय वाला, एक धारियों वाला।',
    body: `जिन दो धीमे ग्रहों से भारतीय परिवार अपने बरस गिनते हैं, वे दोनों इन दिनों राशि बदल रहे हैं, और दोनों एक से अधिक बार। नीचे की तारीख़ें लाहिरी अयनांश और भारतीय मानक समय से हैं।

## गुरु (बृहस्पति)

| तारीख़ | समय | प्रवेश |
| - | - | - |
| 2 जून 2026 | रात 1.50 | कर्क, उसकी उच्च राशि |
| 31 अक्टूबर 2026 | दोपहर 12.03 | सिंह |
| 25 जनवरी 2027 | रात 1.31 | वक्री होकर फिर कर्क |
| 26 जून 2027 | सुबह 5.19 | सिंह |
| 26 नवंबर 2027 | शाम 6.45 | कन्या |
| 28 फ़रवरी 2028 | शाम 7.17 | वक्री होकर फिर सिंह |

गुरु एक राशि में औसतन एक वर्ष रहता है। 2025 से 2027 के बीच वह आगे निकलता है, मुड़ता है और लौटता है; ठहराव जब छोटा हो जाए तो पंचांग इसे अतिचारी कहते हैं। उसकी वक्री चाल 13 दिसंबर 2026 से 13 अप्रैल 2027 तक है।

## शनि

| तारीख़ | समय | प्रवेश |
| - | - | - |
| 29 मार्च 2025 | रात 9.45 | मीन |
| 3 जून 2027 | सुबह 5.28 | मेष, उसकी नीच राशि |
| 20 अक्टूबर 2027 | सुबह 7.12 | वक्री होकर फिर मीन |
| 23 फ़रवरी 2028 | शाम 7.24 | मेष |

इसके बाद शनि अगस्त 2029 तक मेष में रहेगा।

## तारीख़ें दोहराई क्यों जाती हैं

साल में एक बार पृथ्वी हर बाहरी ग्रह को पीछे छोड़ती है, और कुछ महीने वह ग्रह उलटा चलता दिखता है: गुरु क़रीब दस अंश, शनि क़रीब सात। उस दूरी के भीतर किसी राशि की सीमा पड़ जाए तो वह तीन बार पार होती है: आगे, पीछे, फिर आगे। 2026-27 में गुरु के लिए वह सीमा सिंह का आरंभ है; 2027-28 में शनि के लिए मेष का आरंभ, यानी निरयण राशिचक्र का पहला बिंदु।

## किसके लिए क्या बदलता है

गोचर चंद्र राशि से गिना जाता है। शनि के मेष में जाने पर कुंभ की साढ़ेसाती पूरी होती है और वृषभ की शुरू; वक्री लौटने पर यह रुकती है और फ़रवरी 2028 में स्थिर होती है। तालिका [साढ़ेसाती, बिना डर के](/blogs/sade-sati-without-fear) में है। परंपरा चंद्रमा से दूसरे, पाँचवें, सातवें, नौवें और ग्यारहवें गुरु को सहायक मानती है। सिंह के गुरु के लिए ये चंद्र राशियाँ हुईं कर्क, मेष, कुंभ, धनु और तुला।

दूसरे अयनांश से हर तारीख़ खिसकती है: रमण के मान से आगे की ओर वाले प्रवेश लगभग एक से दो सप्ताह पहले होते हैं और वक्री वाले बाद में। रोज़ की स्थिति हमारे [गोचर](/transits) के पन्नों पर है।`,
  },
};

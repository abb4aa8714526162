import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'eight-directions',
  cover: 'vastu/eight-directions.svg',
  category: '',
  tags: ['directions', 'compass', 'basics'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:41:00+05:30',
  details: {},
  en: {
    title: 'The eight directions of vastu, and how to find yours',
    summary:
      'How to find true directions at home with the Sun or a phone, what each of the eight stands for in vastu, and how to use them without moving a wall.',
    coverAlt:
      'A compass of red and teal petals with the rising Sun to its right and the setting Sun to its left, over low hills.',
    body: `Vastu begins with a question that is pure geography: which way does your house face? Before any advice on beds and stoves, it is worth ten minutes to answer it properly.

## Finding your directions

The Sun rises exactly in the east on only two days, near 20 March and 23 September. In June, over Delhi, it comes up about 27 degrees north of east; in December as far to the south. So “the room where the Sun comes in” may be north-east rather than east.

A phone compass is easier. Stand in the middle of the home, away from the fridge, the lift and steel doors, turn once around and read it three times. In most of India magnetic and true north differ by about a degree, which does not matter here. At local noon a shadow lies exactly along the north–south line; noon for your city is halfway between the sunrise and sunset in the [panchang](/astrology-services/panchang).

## What each stands for

Old texts give each direction a guardian, the dikpala:

- **East, Indra:** the rising light; doors, windows, morning rooms.
- **South-east, Agni:** fire; the kitchen.
- **South, Yama:** rest and duty; solid walls, shade.
- **South-west, Nirriti:** weight; heavy cupboards, the elders’ bedroom.
- **West, Varuna:** the evening; dining, study.
- **North-west, Vayu:** wind and movement; guests, stores, vehicles.
- **North, Kubera:** steady light; living space, accounts.
- **North-east, Ishana:** stillness and water; prayer, openness.

The centre, the Brahmasthan, belongs to Brahma and is kept open, as the courtyard of an old house was.

## Why these choices make sense

North of the tropics the north light is even and cool, the south and west walls take the heat of the afternoon. Thick walls and heavy stores there keep the house comfortable. Morning Sun dries a kitchen. The scheme comes from people who built without fans, though the guardians are a matter of faith.

## Using them at home

Draw your plan on squared paper, mark north, divide it three by three. Then choose one small thing: clear the north-east corner, move a heavy trunk to the south-west, open the centre. Schools differ on where a zone ends and whether you measure from the building or the flat. Where they differ, your comfort may decide. No direction is an enemy, and Yama’s south, too, has homes full of laughter.`,
  },
  hi: {
    title: 'वास्तु की आठ दिशाएँ, और अपने घर की दिशा पहचानना',
    summary:
      'सूर्य या फ़ोन से घर की सही दिशा कैसे जानें, वास्तु में आठों दिशाएँ क्या कहती हैं, और दीवार हिलाए बिना उनका उपयोग कैसे हो।',
    coverAlt: 'लाल और नीली पंखुड़ियों का दिशा-चक्र, दाहिनी ओर उगता और बाईं ओर डूबता सूर्य, नीचे पहाड़ियाँ।',
    body: `वास्तु का पहला प्रश्न शुद्ध भूगोल का है: आपका घर किस ओर देखता है? पलंग और चूल्हे की सलाह से पहले दस मिनट इसी पर लगा लेना अच्छा है।

## दिशा कैसे पहचानें

सूर्य ठीक पूर्व में साल में दो ही बार उगता है, 20 मार्च और 23 सितंबर के आसपास। जून में दिल्ली में वह पूर्व से लगभग 27 अंश उत्तर की ओर निकलता है, और दिसंबर में उतना ही दक्षिण की ओर। इसलिए “जिस कमरे में धूप आती है” वह पूर्व की जगह ईशान में भी हो सकता है।

फ़ोन का कंपास सरल है। फ़्रिज, लिफ़्ट और लोहे के दरवाज़ों से दूर, घर के बीच में खड़े हों, धीरे से एक चक्कर घूमें और तीन बार देख लें। भारत के अधिकतर भागों में चुंबकीय और वास्तविक उत्तर में अंश भर का ही अंतर है, जो यहाँ मायने नहीं रखता। स्थानीय मध्याह्न में छाया ठीक उत्तर-दक्षिण रेखा पर पड़ती है; आपके शहर का मध्याह्न [पंचांग](/astrology-services/panchang) के सूर्योदय और सूर्यास्त के ठीक बीच में है।

## कौन-सी दिशा किसकी

पुराने ग्रंथ हर दिशा का एक रक्षक, दिक्पाल, बताते हैं:

- **पूर्व, इंद्र:** उगता प्रकाश; द्वार, खिड़कियाँ, सुबह के कमरे।
- **आग्नेय, अग्नि:** आग; रसोई।
- **दक्षिण, यम:** विश्राम और कर्तव्य; ठोस दीवार, छाया।
- **नैऋत्य, निर्ऋति:** भार; भारी अलमारियाँ, बड़ों का शयनकक्ष।
- **पश्चिम, वरुण:** संध्या; भोजन, पढ़ाई।
- **वायव्य, वायु:** हवा और गति; अतिथि, भंडार, वाहन।
- **उत्तर, कुबेर:** एक-सा प्रकाश; बैठक, हिसाब-किताब।
- **ईशान, ईशान:** शांति और जल; पूजा, खुलापन।

बीच का स्थान, ब्रह्मस्थान, ब्रह्मा का है और खुला रखा जाता है, जैसे पुराने घर का आँगन।

## इसके पीछे की समझ

हमारे यहाँ उत्तर का प्रकाश ठंडा और एक-सा रहता है; दक्षिण और पश्चिम की दीवारें दोपहर की तपन झेलती हैं। वहाँ मोटी दीवार और भारी सामान हो तो घर ठंडा रहता है। सुबह की धूप रसोई सुखाती है। यह व्यवस्था उन लोगों की है जो बिना पंखे के घर बनाते थे; दिक्पाल आस्था का विषय हैं।

## घर में कैसे अपनाएँ

चारख़ाने वाले काग़ज़ पर नक़्शा बनाइए, उत्तर अंकित कीजिए, तीन-तीन ख़ानों में बाँटिए। फिर एक छोटा काम चुनिए: ईशान कोना साफ़ करना, भारी संदूक नैऋत्य में रखना, बीच की जगह खोलना। ख़ाने की सीमा कहाँ है और नाप इमारत से लें या फ़्लैट से, इस पर मत अलग-अलग हैं; वहाँ अपनी सुविधा से तय करें। कोई दिशा शत्रु नहीं है, और यम की दक्षिण दिशा में भी हँसते-खेलते घर हैं।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'choosing-a-muhurat-honestly',
  cover: 'blogs/choosing-a-muhurat-honestly.svg',
  category: 'practice',
  tags: ['muhurat', 'panchang', 'griha-pravesh'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:26:00+05:30',
  details: {},
  en: {
    title: 'Choosing a muhurat honestly',
    summary:
      'How a good hour is narrowed down from month to minute, one real day worked through, and why a workable time is better than a perfect one.',
    coverAlt:
      'A brass kalash with mango leaves and a coconut on a threshold, and a water clock bowl beside it.',
    body: `A family in Nagpur wants to open a small tailoring shop. The rent begins on the first, the machines come on the twentieth, the uncle who must be there is free on Wednesdays. This is what muhurat selection looks like in life: not a search for the best hour of the year, but for a decent hour inside a week that is already full.

## What a muhurat is

A muhurta, strictly, is one fifteenth of the time from sunrise to sunset, about 48 minutes. In daily speech a muhurat is any time chosen as fit for a beginning. Tradition holds that a thing begun in a fitting hour carries that hour's quality along. One need not prove this to see what else it does: it makes people stop, gather, and begin on purpose.

## From large to small

Work inwards, like someone packing a box.

**The month and the season.** Weddings and house-entry avoid certain months: Chaturmas in much of the north, the solar months of Dhanu and Meena (Kharmas), and the added month. Regions differ. Tamil families avoid Aadi; Bengal has its own list.

**The sky's long conditions.** For weddings, Jupiter and Venus should not be lost in the Sun's light. In 2027 Venus is combust from 6 July to 17 September and Jupiter from 16 August to 15 September, by the limits of the Surya Siddhanta.

**The day.** Tithi, weekday, nakshatra, yoga, karana: the five limbs of the [panchang](/astrology-services/panchang). Rikta tithis (the fourth, ninth and fourteenth) are left for other work, and so is the karana called Vishti or Bhadra. The nakshatra counts most, because each belongs to a class: fixed ones for foundations, movable ones for vehicles and travel, gentle ones for arts and friendship.

**The hour.** Leave out Rahu Kaal and the other portions your family respects. Look for a lagna that suits: fixed signs for shops and houses, for instance.

**The person.** Many astrologers compare the day's nakshatra with that of the one who begins (tara bala) and look at the Moon's place from the birth Moon (chandra bala).

## One day, worked through

Take Wednesday, 25 November 2026, in Nagpur. Sunrise is at 6.30 am, sunset at 5.31 pm.

- Tithi: Krishna Pratipada until 4.50 pm, then Dwitiya. Not a rikta tithi.
- Weekday: Wednesday, Mercury's day, which custom likes for trade.
- Nakshatra: Rohini until 8.36 pm, one of the fixed (dhruva) stars, favoured for things meant to stay.
- Bhadra: none during the day.
- Rahu Kaal: noon to 1.23 pm.
- Yamaganda: 7.53 to 9.15 am. Gulika: 10.38 am to noon.
- Varjyam, the stretch of the nakshatra that is left out: 1.33 to 2.57 pm.
- Abhijit, the midday muhurta, is not used on Wednesdays by most almanacs.

What remains is 9.15 to 10.38 in the morning, and the afternoon from 2.57 until the tithi changes at 4.50. The uncle comes by the eleven o'clock bus. So the ribbon is cut at quarter past three, with chai and pedas for the lane. That is a good muhurat. It was found in ten minutes, and everyone who mattered was present.

## Where honesty comes in

**There is hardly ever a perfect hour.** Each text lists many faults, and if you obey all of them at once, some months keep no hour at all. The books themselves rank them and give exceptions. A good astrologer tells you which rules were kept and which were let go.

**Two astrologers will choose differently.** One follows Muhurta Chintamani, another a regional almanac, a third the habits of a temple. Ask for the reasons, not for more opinions.

**Some things do not wait.** An operation, an admission deadline, a court date, a journey to a sick parent: go when you must. Tradition itself says so; necessity has always been an accepted muhurat. If it comforts you, light a lamp or begin with the first step in a good portion, such as packing the bag.

**Births are not to be scheduled for a chart.** The date of a delivery is a medical decision. We do not compute muhurats for it.

**A late start spends no luck.** If guests are stuck in traffic and the hour passes, begin with a prayer and good will. No text known to us asks you to turn them away at the door.

## A short list to carry

1. Fix what cannot move: people, papers, money.
2. Mark the three or four dates that are left.
3. Strike out rikta tithis and Bhadra.
4. Prefer a nakshatra whose class suits the work.
5. Leave out Rahu Kaal, and take the first comfortable hour.
6. Tell everyone. Be on time yourself.

The sixth line is the one most often missed, and no almanac can print it for you.`,
  },
  hi: {
    title: 'मुहूर्त का चुनाव, ईमानदारी से',
    summary:
      'महीने से मिनट तक अच्छा समय कैसे छाँटा जाता है, एक असली दिन का पूरा हिसाब, और क्यों काम का समय “सर्वोत्तम” समय से बेहतर है।',
    coverAlt: 'देहरी पर आम के पत्तों और नारियल वाला पीतल का कलश, पास में जल-घड़ी का कटोरा।',
    body: `नागपुर का एक परिवार सिलाई की छोटी दुकान खोलना चाहता है। किराया पहली तारीख़ से है, मशीनें बीस को आएँगी, और जिन मामा का होना ज़रूरी है उन्हें छुट्टी बुधवार को मिलती है। मुहूर्त का असली चेहरा यही है: साल का सबसे अच्छा पल नहीं, पहले से भरे हुए हफ़्ते में एक ठीक-ठाक समय।

## मुहूर्त है क्या

ठीक-ठीक कहें तो सूर्योदय से सूर्यास्त तक के समय का पंद्रहवाँ भाग मुहूर्त है, लगभग 48 मिनट। बोलचाल में हर वह समय जो आरंभ के लिए चुना जाए। परंपरा मानती है कि जो काम अनुकूल घड़ी में शुरू हो, वह उसका गुण साथ लेकर चलता है। इसे सिद्ध किए बिना भी एक लाभ दिखता है: लोग रुकते हैं, जुटते हैं और सोच-समझकर शुरू करते हैं।

## बड़े से छोटे की ओर

जैसे डिब्बे में सामान जमाते हैं, बाहर से भीतर चलिए।

**महीना और ऋतु।** विवाह और गृह प्रवेश में कुछ महीने छोड़े जाते हैं: उत्तर भारत में बहुत जगह चातुर्मास, सूर्य के धनु और मीन में रहने का खरमास, और अधिक मास। प्रदेश-प्रदेश में भेद है। तमिल घरों में आडि छोड़ते हैं; बंगाल की अपनी सूची है।

**आकाश की लंबी स्थितियाँ।** विवाह के लिए गुरु और शुक्र अस्त नहीं होने चाहिए। सूर्य सिद्धांत की सीमाओं से 2027 में शुक्र 6 जुलाई से 17 सितंबर तक और गुरु 16 अगस्त से 15 सितंबर तक अस्त हैं।

**दिन।** तिथि, वार, नक्षत्र, योग, करण: [पंचांग](/astrology-services/panchang) के पाँच अंग। रिक्ता तिथियाँ (चौथ, नवमी, चतुर्दशी) दूसरे कामों के लिए छोड़ी जाती हैं, और विष्टि करण यानी भद्रा भी। सबसे अधिक महत्व नक्षत्र का है, क्योंकि हर एक का वर्ग है: नींव के लिए ध्रुव, वाहन और यात्रा के लिए चर, कला और मित्रता के लिए मृदु।

**घड़ी।** राहु काल और आपके घर में माने जाने वाले दूसरे भाग छोड़िए। फिर उपयुक्त लग्न देखिए; जैसे दुकान और मकान के लिए स्थिर राशियाँ।

**व्यक्ति।** कई ज्योतिषी दिन के नक्षत्र को आरंभ करने वाले के जन्म नक्षत्र से मिलाते हैं (ताराबल) और जन्म के चंद्रमा से उस दिन के चंद्रमा की जगह देखते हैं (चंद्रबल)।

## एक दिन का पूरा हिसाब

बुधवार, 25 नवंबर 2026, नागपुर। सूर्योदय सुबह 6.30, सूर्यास्त शाम 5.31।

- तिथि: कृष्ण प्रतिपदा शाम 4.50 तक, फिर द्वितीया। रिक्ता नहीं।
- वार: बुध का दिन, व्यापार के लिए प्रिय।
- नक्षत्र: रोहिणी रात 8.36 तक, ध्रुव वर्ग का, टिकने वाले कामों के लिए अच्छा।
- भद्रा: दिन में नहीं।
- राहु काल: दोपहर 12 से 1.23।
- यमगंड: 7.53 से 9.15। गुलिक: 10.38 से 12।
- वर्ज्य, नक्षत्र का वह भाग जो छोड़ा जाता है: 1.33 से 2.57।
- अभिजित: बुधवार को अधिकांश पंचांग इसे नहीं लेते।

बचे दो समय: सुबह 9.15 से 10.38, और दोपहर 2.57 से शाम 4.50 तक, जब तिथि बदलती है। मामा ग्यारह बजे की बस से आते हैं। तो फ़ीता सवा तीन बजे कटता है, गली भर के लिए चाय और पेड़े के साथ। यह अच्छा मुहूर्त है। दस मिनट में निकल आया और जिनका होना ज़रूरी था, वे सब थे।

## ईमानदारी कहाँ चाहिए

**निर्दोष घड़ी शायद ही कभी मिलती है।** हर ग्रंथ में दोषों की लंबी सूची है; सबको एक साथ मानें तो किसी-किसी महीने एक घंटा भी न बचे। ग्रंथ ख़ुद बताते हैं कि कौन-सा दोष बड़ा है और छूट कहाँ है। अच्छा ज्योतिषी यह भी बताता है कि कौन-सा नियम रखा और कौन-सा छोड़ा।

**दो ज्योतिषी अलग समय देंगे।** एक मुहूर्त चिंतामणि पर चलता है, दूसरा प्रदेश के पंचांग पर, तीसरा किसी मंदिर की रीति पर। और राय मत बटोरिए, कारण पूछिए।

**कुछ काम रुकते नहीं।** ऑपरेशन, दाख़िले की अंतिम तारीख़, अदालत की पेशी, बीमार माँ-बाप के पास जाना: जब जाना हो, जाइए। परंपरा भी यही कहती है; आवश्यकता को हमेशा मुहूर्त माना गया है। मन को अच्छा लगे तो दीया जला लीजिए, या पहला क़दम किसी अच्छे भाग में रख लीजिए, जैसे थैला बाँधना।

**कुंडली के लिए प्रसव का समय तय नहीं होता।** यह डॉक्टर का निर्णय है। हम इसके लिए मुहूर्त नहीं निकालते।

**देर से शुरू करने पर कुछ लुट नहीं जाता।** मेहमान रास्ते में फँसे हों और घड़ी निकल जाए तो प्रार्थना और सद्भाव से शुरू कीजिए। हमारी जानकारी में कोई ग्रंथ उन्हें दरवाज़े से लौटाने को नहीं कहता।

## साथ रखने की छोटी सूची

1. जो टल नहीं सकता उसे पहले पक्का करें: लोग, काग़ज़, पैसा।
2. जो तीन-चार तारीख़ें बचें, उन पर निशान लगाएँ।
3. रिक्ता तिथि और भद्रा हटा दें।
4. काम से मेल खाते वर्ग का नक्षत्र हो तो उसे पहले लें।
5. राहु काल छोड़ें और पहला सुविधाजनक समय ले लें।
6. सबको बता दें। ख़ुद समय पर पहुँचें।

सबसे अधिक छठी पंक्ति ही छूटती है, और उसे कोई पंचांग आपके लिए नहीं छाप सकता।`,
  },
};

import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'rahu-kaal-abhijit-choghadiya',
  cover: 'blogs/rahu-kaal-abhijit-choghadiya.svg',
  category: 'panchang',
  tags: ['rahu-kaal', 'abhijit', 'choghadiya'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:17:00+05:30',
  details: {},
  en: {
    title: 'Rahu Kaal, Abhijit and Choghadiya for daily life',
    summary:
      'Three ways of dividing daylight, each with its own arithmetic. How to work them out from sunrise and sunset, where they clash, and what to do then.',
    coverAlt:
      'A sundial in a courtyard, its shadow falling across eight coloured segments of the day.',
    body: `Three small boxes on the calendar decide more phone calls in India than all the planets together. None of them needs an astronomer. If you know when the sun rises and sets where you live, you can work out all three with a pencil.

## One day, divided differently

Take Monday, 21 December 2026, in New Delhi. The sun rises at 7.09 and sets at 5.29, so there are 10 hours 20 minutes of daylight. Six months later, on Monday, 21 June 2027, it rises at 5.24 and sets at 7.22, almost 14 hours. Everything below stretches and shrinks with that.

## Rahu Kaal: an eighth

Divide the daylight into eight equal parts. One of them belongs to Rahu, by weekday:

| Day | Part |
| - | - |
| Sunday | 8th |
| Monday | 2nd |
| Tuesday | 7th |
| Wednesday | 5th |
| Thursday | 6th |
| Friday | 4th |
| Saturday | 3rd |

On our December Monday a part is 77½ minutes, and the second runs from 8.27 to 9.44. On the June Monday a part is 105 minutes and Rahu Kaal is 7.08 to 8.53. The well-known "Monday, 7.30 to 9" is right only when the sun rises at six and sets at six. For most of the country and most of the year it is off by some minutes, and at times by an hour.

Tradition avoids beginning new things in Rahu Kaal: a first journey, a purchase, an agreement. Work already under way simply goes on. The custom is strongest in the South; in many northern homes it is barely known and people look at choghadiya instead. Yamaganda and Gulika are two other eighths of the same day, with their own weekday tables.

## Abhijit: a fifteenth

Divide the same daylight into fifteen muhurtas. The eighth, in the very middle, is Abhijit. On 21 December it runs from 11.58 to 12.40, on 21 June from 11.55 to 12.51. The middle of it is true noon, when shadows are shortest.

Its name means victorious, and Rama's birth is placed in it. It is the easy answer when no other time can be found. Two limits are commonly kept: most almanacs do not use it on Wednesdays, and some avoid southward journeys in it.

Your watch will rarely show twelve at true noon. India keeps one clock for a country almost thirty degrees wide, so on average the sun stands highest at about ten past eleven in the east of Assam and at about ten to one in Kutch. That is why the box must be computed for your own city.

## Choghadiya: eighths with names

Choghadiya, four ghatis, also divides the daylight into eight, and the night into eight more. Each part has a quality and a ruling planet:

| Name | Ruler | Custom uses it for |
| - | - | - |
| Amrit | Moon | everything |
| Shubh | Jupiter | ceremonies, study |
| Labh | Mercury | trade, accounts |
| Char | Venus | travel, movement |
| Udveg | Sun | official work only |
| Kaal | Saturn | left out |
| Rog | Mars | left out |

The sequence by day is Udveg, Char, Labh, Amrit, Kaal, Shubh, Rog, and round again. Each day starts with its own lord: Sunday with Udveg, Monday with Amrit, Tuesday with Rog, Wednesday with Labh, Thursday with Shubh, Friday with Char, Saturday with Kaal. The eighth part has the same name as the first.

So our June Monday begins with Amrit until 7.08, then comes Kaal until 8.53, Shubh until 10.38, Rog until 12.23, and so on. Gujarat, Rajasthan and Mumbai's trading families know this table by heart; elsewhere it is a guest.

## When they disagree

They will. A Shubh choghadiya can lie inside Rahu Kaal; Abhijit can fall into Rog. They come from different sources and nobody ever fitted them together. Three ways out:

1. **Follow your house.** Use the one your family uses, and let the others be.
2. **Avoid the overlap.** If you like to respect all three, look for a part that none of them excludes. There nearly always is one.
3. **Rank by the task.** For a wedding or a house, a proper [muhurat](/blogs/choosing-a-muhurat-honestly) outweighs all daily boxes. For a trip to the bank, the bank's hours outweigh them.

## What they are good for

As customs, these boxes do something kind: they put a pause before a beginning. A father who says "wait till quarter past, then start the scooter" has also checked the tyre and found the licence. Keep that part.

They are not meant to frighten. Trains, exams, hospital visits and school gates have their own times. If you had to begin in Rahu Kaal, you have begun; many people say a short prayer and go on.

## On your phone

Open the [panchang](/astrology-services/panchang), set your city, and look at the strip of the day. Write down only the two boxes you mean to use. A person who consults seven will find that the day has no hours left in it.`,
  },
  hi: {
    title: 'राहु काल, अभिजित और चौघड़िया: रोज़ के काम के लिए',
    summary:
      'दिन के उजाले को बाँटने के तीन ढंग, तीनों का अपना गणित। सूर्योदय-सूर्यास्त से इन्हें ख़ुद निकालना, और टकराएँ तो क्या करना।',
    coverAlt: 'आँगन में धूपघड़ी, जिसकी छाया दिन के आठ रंगीन खंडों पर पड़ रही है।',
    body: `भारत में जितने फ़ोन कैलेंडर के तीन छोटे ख़ाने देखकर किए जाते हैं, उतने सारे ग्रह मिलकर भी नहीं करवाते। इनमें से किसी के लिए खगोलशास्त्री की ज़रूरत नहीं। आपके यहाँ सूरज कब उगता और डूबता है, यह पता हो तो तीनों पेंसिल से निकल आते हैं।

## एक ही दिन, अलग-अलग बँटवारा

सोमवार, 21 दिसंबर 2026, नई दिल्ली लीजिए। सूर्योदय 7.09 पर, सूर्यास्त 5.29 पर; उजाला 10 घंटे 20 मिनट का। छह महीने बाद, सोमवार, 21 जून 2027 को सूरज 5.24 पर उगकर 7.22 पर डूबता है, लगभग 14 घंटे। नीचे का हर हिसाब इसी के साथ घटता-बढ़ता है।

## राहु काल: आठवाँ भाग

उजाले के आठ बराबर भाग कीजिए। उनमें से एक राहु का है, वार के अनुसार:

| वार | भाग |
| - | - |
| रविवार | आठवाँ |
| सोमवार | दूसरा |
| मंगलवार | सातवाँ |
| बुधवार | पाँचवाँ |
| गुरुवार | छठा |
| शुक्रवार | चौथा |
| शनिवार | तीसरा |

दिसंबर के उस सोमवार को एक भाग साढ़े सतहत्तर मिनट का है और दूसरा भाग 8.27 से 9.44 तक चलता है। जून के सोमवार को भाग 105 मिनट का है और राहु काल 7.08 से 8.53 तक। जो “सोमवार, साढ़े सात से नौ” सबको याद है, वह तभी ठीक है जब सूरज छह बजे उगे और छह बजे डूबे। देश के अधिकांश हिस्सों में साल के अधिकांश दिन उसमें कुछ मिनटों का, कभी-कभी घंटे भर का अंतर रहता है।

परंपरा राहु काल में नया काम शुरू नहीं करती: पहली यात्रा, ख़रीद, समझौता। जो काम चल रहा हो वह चलता रहता है। यह रीति दक्षिण में सबसे प्रबल है; उत्तर के बहुत-से घरों में इसे कम जानते हैं और चौघड़िया देखते हैं। यमगंड और गुलिक भी इसी दिन के दो और आठवें भाग हैं, वार की अपनी तालिका के साथ।

## अभिजित: पंद्रहवाँ भाग

उसी उजाले के पंद्रह मुहूर्त कीजिए। ठीक बीच का आठवाँ अभिजित है। 21 दिसंबर को वह 11.58 से 12.40 तक है, 21 जून को 11.55 से 12.51 तक। उसका मध्य सच्ची दोपहर है, जब छाया सबसे छोटी होती है।

नाम का अर्थ है विजयी, और राम का जन्म इसी में माना जाता है। और कोई समय न मिले तो यही सबसे सरल उत्तर है। दो सीमाएँ प्रायः मानी जाती हैं: अधिकांश पंचांग बुधवार को इसे नहीं लेते, और कुछ लोग इसमें दक्षिण की यात्रा नहीं करते।

सच्ची दोपहर पर आपकी घड़ी में बारह शायद ही बजे हों। क़रीब तीस अंश चौड़े देश की घड़ी एक है; पूर्वी असम में सूरज औसतन ग्यारह बजकर दस मिनट के आसपास सबसे ऊपर होता है और कच्छ में एक बजने से दस मिनट पहले। इसीलिए यह ख़ाना अपने शहर के लिए निकालना पड़ता है।

## चौघड़िया: नाम वाले आठवें भाग

चौघड़िया, यानी चार घड़ी, उजाले के भी आठ भाग करता है और रात के भी आठ। हर भाग का एक गुण और एक स्वामी है:

| नाम | स्वामी | रीति में किसके लिए |
| - | - | - |
| अमृत | चंद्र | सब कुछ |
| शुभ | गुरु | संस्कार, पढ़ाई |
| लाभ | बुध | व्यापार, हिसाब |
| चर | शुक्र | यात्रा, आना-जाना |
| उद्वेग | सूर्य | केवल सरकारी काम |
| काल | शनि | छोड़ते हैं |
| रोग | मंगल | छोड़ते हैं |

दिन का क्रम है उद्वेग, चर, लाभ, अमृत, काल, शुभ, रोग, और फिर शुरू से। हर वार अपने स्वामी से आरंभ होता है: रविवार उद्वेग से, सोमवार अमृत से, मंगलवार रोग से, बुधवार लाभ से, गुरुवार शुभ से, शुक्रवार चर से, शनिवार काल से। आठवें भाग का नाम वही होता है जो पहले का।

तो जून के उस सोमवार को 7.08 तक अमृत, फिर 8.53 तक काल, 10.38 तक शुभ, 12.23 तक रोग, और ऐसे ही आगे। गुजरात, राजस्थान और मुंबई के व्यापारी परिवारों को यह तालिका ज़बानी याद है; बाक़ी जगह यह मेहमान है।

## जब ये आपस में न मिलें

ऐसा होगा ही। शुभ चौघड़िया राहु काल में पड़ सकता है, अभिजित रोग में। इनके स्रोत अलग हैं और किसी ने इन्हें मिलाकर नहीं बनाया। निकलने के तीन रास्ते हैं:

1. **घर की रीति मानिए।** जो आपके यहाँ देखा जाता है वही देखिए, बाक़ी को रहने दीजिए।
2. **टकराव से बचिए।** तीनों का मान रखना चाहें तो ऐसा भाग ढूँढ़िए जिसे कोई मना न करता हो। लगभग हमेशा मिल जाता है।
3. **काम देखकर तय कीजिए।** विवाह या मकान के लिए ढंग का [मुहूर्त](/blogs/choosing-a-muhurat-honestly) इन रोज़ के ख़ानों से ऊपर है। बैंक जाना हो तो बैंक का समय इनसे ऊपर है।

## ये किस काम के हैं

रीति के रूप में ये ख़ाने एक भला काम करते हैं: शुरू करने से पहले ठहराव देते हैं। जो पिता कहते हैं “सवा बजने दो, फिर स्कूटर निकालना”, वे इस बीच टायर भी देख चुके हैं और लाइसेंस भी ढूँढ़ चुके हैं। इतना बचाकर रखिए।

ये डराने के लिए नहीं हैं। रेलगाड़ी, परीक्षा, अस्पताल और स्कूल के फाटक का अपना समय होता है। राहु काल में शुरू करना पड़ा तो कर दिया; बहुत-से लोग एक छोटी प्रार्थना करके आगे बढ़ जाते हैं।

## फ़ोन पर

[पंचांग](/astrology-services/panchang) खोलिए, अपना शहर चुनिए और दिन की पट्टी देखिए। केवल वे दो ख़ाने लिखिए जिन्हें सचमुच काम में लेंगे। जो सात देखने बैठेगा, उसे दिन में कोई घड़ी बची नहीं मिलेगी।`,
  },
};

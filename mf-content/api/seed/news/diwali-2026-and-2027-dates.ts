import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'diwali-2026-and-2027-dates',
  cover: 'news/diwali-2026-and-2027-dates.svg',
  category: 'panchang',
  tags: ['diwali', 'pradosha', 'lakshmi-puja'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:58:00+05:30',
  details: {},
  en: {
    title: 'Diwali on 8 November 2026 and 29 October 2027',
    summary:
      'How the evening after sunset decides the date, the tithi times of both years for New Delhi, and the five days from Dhanteras to Bhai Dooj.',
    coverAlt:
      'A row of clay lamps on a stepped ledge at dusk with a thin band of sunset and the first stars.',
    body: `Lakshmi Puja is on Sunday, 8 November 2026, and on Friday, 29 October 2027. Both years are clear under the usual rule, though for different reasons.

## The rule

Diwali belongs to the Amavasya of Ashwina (amanta; Kartika where months end with the full Moon). It is kept on the day when Amavasya is present in *pradosha*, the part of the evening after sunset, one fifth of the night long. What tithi ran at sunrise does not matter.

**2026, New Delhi.** Amavasya begins on 8 November at 11.28 am and ends on 9 November at 12.32 pm. Sunset on the 8th is at 5.32 pm. Only the evening of the 8th has Amavasya, all of it. So the puja is on the 8th, although the day dawned with Chaturdashi, and that dawn makes the same date Naraka Chaturdashi.

**2027, New Delhi.** Amavasya begins on 28 October at 8.49 pm and ends on 29 October at 7.07 pm. On the 28th it comes after pradosha is over. On the 29th the sun sets at 5.39 pm, so Amavasya covers pradosha for not quite an hour and a half. The 29th is the day, and those who keep the tithi strictly begin soon after sunset. Kali Puja, judged at midnight, is on the 28th.

## The days around it

| | 2026 | 2027 |
| - | - | - |
| Dhanteras | 6 November | 27 October |
| Naraka Chaturdashi | 8 November | 28 October |
| Lakshmi Puja | 8 November | 29 October |
| Govardhan Puja | 10 November | 30 October |
| Bhai Dooj | 11 November | 31 October |

In 2026 the Pratipada of Govardhan is judged in the afternoon, which puts it on the 10th; families who simply take the day after Diwali have it on the 9th. Gujarat's new year follows its own reading, so ask at home.

## Other cities

Sunset and the tithi's clock time change with the place. For London, New York or Sydney the date can differ by a day; set your city in the [panchang](/astrology-services/panchang). Times here are for New Delhi, Indian Standard Time; tithis do not depend on the ayanamsa.

## A kind evening

Clay lamps with a wick of cotton burn for about two hours; keep them clear of curtains and dupattas, and a bucket of water near. Dogs and cattle suffer from noise more than they can show. A row of lamps, a plate of kheel and batashe, and a swept threshold were Diwali long before gunpowder.`,
  },
  hi: {
    title: 'दीपावली: 8 नवंबर 2026 और 29 अक्टूबर 2027',
    summary:
      'सूर्यास्त के बाद का प्रदोष तारीख़ कैसे तय करता है, दोनों वर्षों में नई दिल्ली की तिथियों के समय, और धनतेरस से भाई दूज तक के दिन।',
    coverAlt: 'साँझ में सीढ़ीदार मुँडेर पर मिट्टी के दीयों की क़तार, डूबते उजाले की पतली रेखा और पहले तारे।',
    body: `लक्ष्मी पूजा रविवार, 8 नवंबर 2026 को और शुक्रवार, 29 अक्टूबर 2027 को है। प्रचलित नियम से दोनों वर्ष स्पष्ट हैं, हालाँकि कारण अलग-अलग हैं।

## नियम

दीपावली आश्विन (अमांत; पूर्णिमांत गणना में कार्तिक) की अमावस्या का पर्व है। यह उस दिन होती है जब अमावस्या प्रदोष में हो, यानी सूर्यास्त के बाद रात के पाँचवें भाग जितने समय में। सूर्योदय पर कौन-सी तिथि थी, इससे फ़र्क नहीं पड़ता।

**2026, नई दिल्ली।** अमावस्या 8 नवंबर को सुबह 11.28 पर लगकर 9 नवंबर को दोपहर 12.32 पर पूरी होती है। 8 को सूर्यास्त 5.32 पर है। केवल 8 की शाम को अमावस्या मिलती है, और पूरी मिलती है। इसलिए पूजा 8 को है, यद्यपि उस दिन सूर्योदय पर चतुर्दशी थी; उसी भोर के कारण नरक चतुर्दशी भी उसी तारीख़ को पड़ती है।

**2027, नई दिल्ली।** अमावस्या 28 अक्टूबर को रात 8.49 पर लगकर 29 अक्टूबर को शाम 7.07 पर पूरी होती है। 28 को वह प्रदोष बीत जाने के बाद आती है। 29 को सूर्य 5.39 पर डूबता है, तो प्रदोष में अमावस्या डेढ़ घंटे से कुछ कम रहती है। दिन 29 का है, और तिथि का कड़ाई से पालन करने वाले सूर्यास्त के थोड़ी देर बाद पूजा शुरू कर देते हैं। मध्यरात्रि से तय होने वाली काली पूजा 28 को है।

## आसपास के दिन

| | 2026 | 2027 |
| - | - | - |
| धनतेरस | 6 नवंबर | 27 अक्टूबर |
| नरक चतुर्दशी | 8 नवंबर | 28 अक्टूबर |
| लक्ष्मी पूजा | 8 नवंबर | 29 अक्टूबर |
| गोवर्धन पूजा | 10 नवंबर | 30 अक्टूबर |
| भाई दूज | 11 नवंबर | 31 अक्टूबर |

2026 में गोवर्धन की प्रतिपदा अपराह्न में देखी जाती है, इसलिए वह 10 को है; जो परिवार सीधे दीपावली का अगला दिन लेते हैं, उनके यहाँ 9 को। गुजरात के नववर्ष की अपनी रीति है; घर में पूछ लीजिए।

## दूसरे शहर

सूर्यास्त और तिथि का घड़ी-समय स्थान के साथ बदलता है। लंदन, न्यूयॉर्क या सिडनी में तारीख़ एक दिन अलग हो सकती है; [पंचांग](/astrology-services/panchang) में अपना शहर चुनिए। यहाँ के समय नई दिल्ली के हैं, भारतीय मानक समय से; तिथि अयनांश पर निर्भर नहीं करती।

## सबके लिए भली शाम

रुई की बाती वाला मिट्टी का दीया लगभग दो घंटे जलता है; उसे परदों और दुपट्टों से दूर रखिए, पास में पानी की बाल्टी। शोर से कुत्तों और गायों को जितनी तकलीफ़ होती है, वे बता नहीं पाते। दीयों की क़तार, खील-बताशे की थाली और बुहारी हुई देहरी, बारूद से बहुत पहले भी दीपावली यही थी।`,
  },
};

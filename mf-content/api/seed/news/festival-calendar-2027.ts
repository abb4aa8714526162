import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'festival-calendar-2027',
  cover: 'news/festival-calendar-2027.svg',
  category: 'panchang',
  tags: ['festivals', '2027', 'calendar'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:14:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {},
  en: {
    title: 'Festival calendar 2027 for New Delhi',
    summary:
      'Festivals of 2027 on their thirty-three dates, from Lohri to Gita Jayanti, with notes on the five where almanacs and regions differ this year.',
    coverAlt:
      'A wheel of the year with small emblems: kite, colours, mango leaves, rakhi, drum, lamp and Moon.',
    body: `The year 2026 had an extra month in May and June; 2027 has none. So lunar festivals up to early June fall about nineteen days later than in 2026, and those after that ten or eleven days earlier. Computed by our engine for New Delhi with the Lahiri ayanamsa; regional almanacs may differ by a day.

| Festival | Date 2027 |
| - | - |
| Lohri | 14 January |
| Makar Sankranti, Pongal | 15 January |
| Thaipusam | 22 January |
| Basant Panchami | 11 February |
| Maha Shivaratri | 6 March |
| Holika Dahan | 21 March |
| Holi | 22 March |
| Ugadi, Gudi Padwa, Chaitra Navratri begins | 7 April |
| Vaisakhi, Puthandu | 14 April |
| Ram Navami, Vishu | 15 April |
| Mahavir Jayanti | 19 April |
| Hanuman Jayanti | 20 April |
| Akshaya Tritiya | 9 May |
| Buddha Purnima | 20 May |
| Vat Savitri | 4 June |
| Nirjala Ekadashi | 14 June |
| Rath Yatra | 5 July |
| Guru Purnima | 18 July |
| Hariyali Teej | 4 August |
| Nag Panchami | 6 August |
| Raksha Bandhan | 17 August |
| Janmashtami | 25 August |
| Ganesh Chaturthi | 4 September |
| Onam | 12 September |
| Sharad Navratri begins | 30 September |
| Durga Ashtami | 7 October |
| Dussehra | 9 October |
| Karva Chauth | 18 October |
| Dhanteras | 27 October |
| Diwali | 29 October |
| Chhath | 4 November |
| Guru Nanak Jayanti | 14 November |
| Gita Jayanti | 9 December |

## Where lists differ

**Makar Sankranti.** The Sun enters Makara on 14 January at 9.10 pm, after sunset, so the bathing day is the 15th. Some calendars print the 14th, and Lohri moves with it to the 13th.

**Holi.** Full Moon begins on the evening of 21 March. Bhadra lasts until the early morning of the 22nd, so the bonfire is in that night, and colours follow on the 22nd. Calendars that go by the Purnima of sunrise have the fire on the evening of the 22nd and colours on the 23rd.

**Akshaya Tritiya.** Tritiya is in the forenoon of both 8 and 9 May. More than three muhurtas of it are left on the 9th, so the Dharma Sindhu takes the 9th; calendars that take the first of two forenoons have the 8th.

**Dussehra.** Dashami is present in the afternoon of the 9th and at sunrise of the 10th. The afternoon decides in most almanacs.

**Mahavir Jayanti.** Some lists have 18 April. Trayodashi is at sunrise on the 19th.

For another city, or for vrats and Ekadashis, open the [panchang](/astrology-services/panchang) and choose your place.`,
  },
  hi: {
    title: '2027 के पर्व, नई दिल्ली के लिए',
    summary:
      'लोहड़ी से गीता जयंती तक 2027 के प्रमुख पर्व अपनी तारीख़ों पर, और उन पाँच पर टिप्पणी जहाँ इस वर्ष पंचांग और प्रदेश अलग तारीख़ देते हैं।',
    coverAlt: 'वर्ष का चक्र और उस पर छोटे चिह्न: पतंग, रंग, आम के पत्ते, राखी, ढोल, दीया और चंद्रमा।',
    body: `2026 में मई-जून में अधिक मास था; 2027 में नहीं है। इसलिए जून के आरंभ तक के चांद्र पर्व 2026 से लगभग उन्नीस दिन बाद पड़ेंगे और उसके बाद वाले दस-ग्यारह दिन पहले। गणना हमारे इंजन की है, नई दिल्ली के लिए, लाहिरी अयनांश से; प्रादेशिक पंचांगों में एक दिन का अंतर हो सकता है।

| पर्व | 2027 में तारीख़ |
| - | - |
| लोहड़ी | 14 जनवरी |
| मकर संक्रांति, पोंगल | 15 जनवरी |
| थाईपूसम | 22 जनवरी |
| वसंत पंचमी | 11 फ़रवरी |
| महाशिवरात्रि | 6 मार्च |
| होलिका दहन | 21 मार्च |
| होली | 22 मार्च |
| उगादि, गुड़ी पड़वा, चैत्र नवरात्रि आरंभ | 7 अप्रैल |
| बैसाखी, पुथांडु | 14 अप्रैल |
| राम नवमी, विषु | 15 अप्रैल |
| महावीर जयंती | 19 अप्रैल |
| हनुमान जयंती | 20 अप्रैल |
| अक्षय तृतीया | 9 मई |
| बुद्ध पूर्णिमा | 20 मई |
| वट सावित्री | 4 जून |
| निर्जला एकादशी | 14 जून |
| रथ यात्रा | 5 जुलाई |
| गुरु पूर्णिमा | 18 जुलाई |
| हरियाली तीज | 4 अगस्त |
| नाग पंचमी | 6 अगस्त |
| रक्षाबंधन | 17 अगस्त |
| जन्माष्टमी | 25 अगस्त |
| गणेश चतुर्थी | 4 सितंबर |
| ओणम | 12 सितंबर |
| शारदीय नवरात्रि आरंभ | 30 सितंबर |
| दुर्गा अष्टमी | 7 अक्टूबर |
| दशहरा | 9 अक्टूबर |
| करवा चौथ | 18 अक्टूबर |
| धनतेरस | 27 अक्टूबर |
| दीपावली | 29 अक्टूबर |
| छठ | 4 नवंबर |
| गुरु नानक जयंती | 14 नवंबर |
| गीता जयंती | 9 दिसंबर |

## जहाँ सूचियाँ अलग हैं

**मकर संक्रांति।** सूर्य मकर में 14 जनवरी को रात 9.10 पर जाता है, सूर्यास्त के बाद, इसलिए स्नान का दिन 15 है। कुछ कैलेंडर 14 छापते हैं, और उनके साथ लोहड़ी 13 को चली जाती है।

**होली।** पूर्णिमा 21 मार्च की शाम को लगती है। भद्रा 22 के तड़के तक है, इसलिए होलिका उसी रात और रंग 22 को। जो सूर्योदय की पूर्णिमा लेते हैं, उनके यहाँ होलिका 22 की शाम को और रंग 23 को हैं।

**अक्षय तृतीया।** तृतीया 8 और 9 मई, दोनों दिन पूर्वाह्न में है। 9 को वह तीन मुहूर्त से अधिक शेष है, इसलिए धर्मसिंधु से दिन 9 है; जो दो पूर्वाह्नों में पहला लेते हैं, उनके यहाँ 8।

**दशहरा।** दशमी 9 को अपराह्न में है और 10 को सूर्योदय पर। अधिकांश पंचांगों में निर्णय अपराह्न से होता है।

**महावीर जयंती।** कुछ सूचियों में 18 अप्रैल है। सूर्योदय पर त्रयोदशी 19 को है।

दूसरे शहर के लिए, या व्रत और एकादशी देखने के लिए, [पंचांग](/astrology-services/panchang) खोलकर अपना स्थान चुनिए।`,
  },
};

import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'diwali-in-five-days',
  cover: 'stories/diwali-in-five-days.svg',
  category: '',
  tags: ['diwali', 'festival'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:05:00+05:30',
  details: {
    poster: 'stories/diwali-in-five-days/poster.svg',
    pages: [
      {
        picture: 'stories/diwali-in-five-days/1.svg',
        en: 'Five tithis, from the thirteenth of the dark half to the second of the bright. Lamps grow while the Moon is gone.',
        hi: 'कृष्ण त्रयोदशी से शुक्ल द्वितीया तक पाँच तिथियाँ। चाँद छिपा है और दीये बढ़ते जाते हैं।',
      },
      {
        picture: 'stories/diwali-in-five-days/2.svg',
        en: 'Dhanteras. A new pot or spoon of brass or steel is brought home, and a lamp for Yama is set facing south.',
        hi: 'धनतेरस। पीतल या स्टील का नया बर्तन घर आता है और यम का दीया दक्षिण की ओर रखा जाता है।',
      },
      {
        picture: 'stories/diwali-in-five-days/3.svg',
        en: 'Narak Chaturdashi. An oil bath before sunrise, ubtan, clean clothes. In the south this is the main morning.',
        hi: 'नरक चतुर्दशी। सूर्योदय से पहले तेल-उबटन का स्नान और साफ़ कपड़े। दक्षिण में मुख्य सुबह यही है।',
      },
      {
        picture: 'stories/diwali-in-five-days/4.svg',
        en: 'Amavasya, Lakshmi Puja after sunset. Rangoli at the door, kheel and batasha, and lamps on every sill.',
        hi: 'अमावस्या को सूर्यास्त के बाद लक्ष्मी पूजन। द्वार पर रंगोली, खील-बताशे और हर मुँडेर पर दीये।',
      },
      {
        picture: 'stories/diwali-in-five-days/5.svg',
        en: 'Govardhan and Annakut. A small hill of food, cows with painted horns; in Gujarat, the new year.',
        hi: 'गोवर्धन और अन्नकूट। भोजन का छोटा-सा पर्वत, सजी हुई गायें; गुजरात में नया वर्ष।',
      },
      {
        picture: 'stories/diwali-in-five-days/6.svg',
        en: 'Bhai Dooj. A sister puts the tilak, a brother brings a gift, and both eat together.',
        hi: 'भाई दूज। बहन तिलक लगाती है, भाई उपहार लाता है, और दोनों साथ खाते हैं।',
      },
    ],
  },
  en: {
    title: 'Diwali in five days',
    summary:
      'From the brass of Dhanteras to the tilak of Bhai Dooj: what homes do on each of the five days, told in six small pictures.',
    coverAlt: 'A window sill with five clay lamps of growing size under a moonless starry sky.',
    body: 'The five days are tithis, so in some years two of them meet on one date or a day stands between. The [panchang](/astrology-services/panchang) has the times of your city.',
  },
  hi: {
    title: 'पाँच दिन की दीपावली',
    summary:
      'धनतेरस के पीतल से भाई दूज के तिलक तक: दीपावली के पाँचों दिन घरों में क्या-क्या होता है, छह चित्रों में।',
    coverAlt: 'बिना चाँद के तारों भरे आकाश के नीचे मुँडेर पर बढ़ते आकार के पाँच दीये।',
    body: 'ये पाँच दिन तिथियाँ हैं, इसलिए किसी वर्ष दो एक ही दिन पड़ती हैं या बीच में एक दिन आ जाता है। अपने शहर का समय [पंचांग](/astrology-services/panchang) में देखें।',
  },
};

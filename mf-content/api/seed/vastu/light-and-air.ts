import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'light-and-air',
  cover: 'vastu/light-and-air.svg',
  category: '',
  tags: ['light', 'air', 'plants'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:18:00+05:30',
  details: {},
  en: {
    title: 'Light and air: the part of vastu anyone can use',
    summary:
      'Open centre, morning Sun, cross breeze, water and plants: how old houses worked in the heat, and what of it fits into a flat without building.',
    coverAlt:
      'A lattice window between teal curtains, sunlight in diamonds on the floor, a breeze and a potted plant.',
    body: `Old houses in Jaisalmer, Kerala and Bengal look nothing alike, yet all of them lead air through the rooms and keep the noon Sun out. The texts wrap this in the language of directions and elements. Unwrapped, it is the most useful chapter of vastu.

## The open middle

Brahmasthana, the centre, was left free: in large houses as a courtyard, in small ones as a clear floor. Warm air rises there and draws cooler air from the sides. In a flat it means a middle without cupboards, where one can walk from window to window in a straight line.

## Morning and afternoon

East light is welcome, west light is filtered. Draw the eastern curtains at dawn; let the Sun fall on bedding and shelves for half an hour. From noon shade the west and south: bamboo blinds outside, khus or cotton inside, a creeper on a string. A lattice does both, it cuts the glare and lets the wind pass.

## A breeze needs two openings

One window alone only breathes. Open one low on the cooler side and one high on the other, even if it is the ventilator of the bathroom. A table fan facing outwards at night pushes the day’s heat from the room. After cooking, five minutes with two windows clear more than an hour with one.

## Water and plants

A tulsi on the sill, curry leaf and lemongrass on the balcony, money plant or areca where there is little Sun. Empty the saucers every second day, for mosquitoes love still water. A bowl with petals by the door cools nothing, but people slow down beside it.

## Sound and smell

Doors that bang, a dripping tap, an exhaust full of oil: repair these before you buy a chime. Camphor or dhoop is lovely for minutes, not for hours in a closed room.

## One weekend

Wash the windows, oil the hinges, move one cupboard out of the middle, hang one blind in the west, and sit where the light is at seven in the morning. Then look at [sunrise for your city](/astrology-services/panchang) through the year: the place to sit moves with it, and that is how the old builders began.`,
  },
  hi: {
    title: 'रोशनी और हवा: वास्तु का वह भाग जो सबके काम का है',
    summary:
      'खुला मध्य, सुबह की धूप, आर-पार हवा, पानी और पौधे: पुराने घर गर्मी में कैसे चलते थे, और बिना निर्माण के फ़्लैट में क्या अपनाएँ।',
    coverAlt: 'फ़िरोज़ी परदों के बीच जालीदार खिड़की, फ़र्श पर धूप के चौकोर, बहती हवा और गमले का पौधा।',
    body: `जैसलमेर, केरल और बंगाल के पुराने घर एक-दूसरे जैसे नहीं दिखते, फिर भी सब कमरों से हवा गुज़ारते हैं और दोपहर की धूप बाहर रखते हैं। ग्रंथ इसे दिशाओं और तत्वों की भाषा में लपेटते हैं। खोलकर देखें तो यही वास्तु का सबसे उपयोगी अध्याय है।

## खुला मध्य

ब्रह्मस्थान, यानी घर का मध्य, ख़ाली छोड़ा जाता था: बड़े घरों में आँगन, छोटे घरों में साफ़ फ़र्श। गरम हवा वहाँ से ऊपर उठती है और किनारों से ठंडी हवा खींचती है। फ़्लैट में इसका अर्थ है बीच में अलमारी न हो, और एक खिड़की से दूसरी तक सीधा चला जा सके।

## सुबह और दोपहर

पूर्व की रोशनी का स्वागत, पश्चिम की छनकर। भोर में पूर्व के परदे हटाइए; आधा घंटा धूप बिस्तर और शेल्फ़ों पर पड़ने दीजिए। दोपहर से पश्चिम और दक्षिण को छाया दीजिए: बाहर बाँस की चिक, भीतर ख़स या सूती परदा, या डोरी पर चढ़ी बेल। जाली दोनों काम करती है, चौंध काटती है और हवा आने देती है।

## हवा को दो रास्ते चाहिए

अकेली खिड़की बस साँस लेती है। ठंडी ओर नीचे की और दूसरी ओर ऊपर की खिड़की खोलिए, चाहे वह स्नानघर का रोशनदान ही हो। रात को बाहर की ओर मुँह किया पंखा दिन की गर्मी निकाल देता है। रसोई के बाद दो खिड़कियों के पाँच मिनट एक खिड़की के घंटे से अधिक काम करते हैं।

## पानी और पौधे

खिड़की पर तुलसी, बालकनी में करी पत्ता और लेमनग्रास, जहाँ धूप कम हो वहाँ मनी प्लांट या एरेका। तश्तरियाँ हर दूसरे दिन ख़ाली करें, ठहरा पानी मच्छरों को भाता है। दरवाज़े पर पंखुड़ियों का कटोरा कुछ ठंडा नहीं करता, पर लोग उसके पास धीमे हो जाते हैं।

## आवाज़ और गंध

पटकता दरवाज़ा, टपकता नल, तेल से भरा एग्ज़ॉस्ट पंखा: विंड चाइम लेने से पहले इन्हें ठीक कीजिए। कपूर या धूप कुछ मिनट के लिए सुंदर है, बंद कमरे में घंटों के लिए नहीं।

## एक सप्ताहांत

खिड़कियाँ धोइए, क़ब्ज़ों में तेल डालिए, एक अलमारी बीच से हटाइए, पश्चिम में एक चिक टाँगिए, और सुबह सात बजे वहाँ बैठिए जहाँ रोशनी है। फिर साल भर [अपने शहर का सूर्योदय](/astrology-services/panchang) देखिए: बैठने की जगह उसके साथ खिसकती है, और पुराने कारीगरों ने यहीं से आरंभ किया था।`,
  },
};

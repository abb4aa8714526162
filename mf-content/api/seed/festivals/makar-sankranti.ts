import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'makar-sankranti',
  cover: 'festivals/makar-sankranti.svg',
  category: '',
  tags: ['sankranti', 'winter', 'surya'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:02:00+05:30',
  details: {
    festivalIds: ['makar-sankranti'],
    deity: { en: 'Surya', hi: 'सूर्य' },
    regions: {
      en: ['All India', 'Gujarat', 'Maharashtra', 'Uttar Pradesh', 'Karnataka', 'West Bengal'],
      hi: ['पूरा भारत', 'गुजरात', 'महाराष्ट्र', 'उत्तर प्रदेश', 'कर्नाटक', 'पश्चिम बंगाल'],
    },
    en: {
      samagri: [
        'Water in a copper vessel for arghya',
        'Red flowers and a pinch of roli',
        'White or black sesame and jaggery',
        'Uncooked khichdi (rice and urad) to give',
        'A blanket or warm clothes to give',
      ],
      vidhi: [
        'Bathe early; a few sesame seeds in the water are customary.',
        'Face the rising Sun and pour water slowly from the copper vessel, looking at the stream and not at the Sun.',
        'Say Om Suryaya Namah or the Gayatri mantra eleven times.',
        'Offer sesame and jaggery at the home shrine.',
        'Give khichdi, sesame and something warm before your own meal.',
        'Share tilgul with everyone who comes to the door.',
      ],
      katha:
        'King Sagara of Ayodhya sent a horse round the earth for his great sacrifice. Indra hid it beside the hermitage of the sage Kapila. Sagara’s sixty thousand sons dug up the ground to find it, burst in and called the sage a thief. Kapila had been in deep meditation. He opened his eyes, and the fire in them turned the princes to ash.\n\nTheir nephew Amshuman found the place and begged for mercy. Kapila said that only the water of Ganga, flowing from heaven, could free them. Amshuman tried all his life, and his son Dilipa after him. Dilipa’s son Bhagiratha left his throne, stood in the Himalaya for years and at last moved Ganga to come down. Shiva caught her fall in his hair so that the earth would not break.\n\nBhagiratha walked ahead, and the river followed him across the plains to the sea. Tradition holds that she reached Kapila’s hermitage on Makar Sankranti and the princes found peace. At Ganga Sagar in Bengal, where river and sea meet, pilgrims bathe on this morning in memory of three generations that did not give up.',
      foods: [
        'Tilgul or til laddoo',
        'Khichdi with ghee',
        'Pithe in Bengal',
        'Undhiyu in Gujarat',
        'Ellu-bella in Karnataka',
        'Dahi-chura in Bihar',
      ],
    },
    hi: {
      samagri: [
        'अर्घ्य के लिए ताँबे के लोटे में जल',
        'लाल फूल और चुटकी भर रोली',
        'सफ़ेद या काले तिल और गुड़',
        'दान के लिए कच्ची खिचड़ी (चावल और उड़द)',
        'दान के लिए कंबल या गरम कपड़ा',
      ],
      vidhi: [
        'सुबह जल्दी स्नान करें; पानी में थोड़े तिल डालने का चलन है।',
        'उगते सूर्य की ओर मुँह करके ताँबे के लोटे से धीरे-धीरे जल दें; नज़र धार पर रखें, सूर्य पर नहीं।',
        'ॐ सूर्याय नमः या गायत्री मंत्र ग्यारह बार बोलें।',
        'घर के पूजा-स्थान पर तिल-गुड़ चढ़ाएँ।',
        'अपने भोजन से पहले खिचड़ी, तिल और कोई गरम चीज़ दान करें।',
        'घर आने वाले हर व्यक्ति को तिलगुल खिलाएँ।',
      ],
      katha:
        'अयोध्या के राजा सगर ने यज्ञ का घोड़ा पृथ्वी पर छोड़ा। इंद्र ने उसे कपिल मुनि के आश्रम के पास छिपा दिया। सगर के साठ हज़ार पुत्र उसे ढूँढ़ते हुए धरती खोदते वहाँ पहुँचे और मुनि को ही चोर कह बैठे। कपिल गहरे ध्यान में थे। आँखें खुलीं तो उनके तेज से सब राजकुमार भस्म हो गए।\n\nउनके भतीजे अंशुमान ने वहाँ पहुँचकर क्षमा माँगी। मुनि ने कहा कि स्वर्ग की गंगा का जल ही इन्हें मुक्त कर सकता है। अंशुमान जीवन भर लगे रहे, फिर उनके पुत्र दिलीप। दिलीप के पुत्र भगीरथ ने राज छोड़ा, बरसों हिमालय में तप किया और गंगा को मना लिया। धारा का वेग धरती को न तोड़ दे, इसलिए शिव ने उसे अपनी जटाओं में सँभाला।\n\nआगे-आगे भगीरथ चले, पीछे-पीछे नदी, मैदानों को पार करती समुद्र तक। परंपरा कहती है कि मकर संक्रांति के दिन गंगा कपिल के आश्रम पहुँचीं और राजकुमारों को शांति मिली। गंगासागर में, जहाँ नदी समुद्र से मिलती है, लोग इसी सुबह स्नान करते हैं, उन तीन पीढ़ियों की याद में जिन्होंने हार नहीं मानी।',
      foods: [
        'तिलगुल या तिल के लड्डू',
        'घी वाली खिचड़ी',
        'बंगाल के पीठे',
        'गुजरात का उंधियू',
        'कर्नाटक का एळ्ळु-बेल्ल',
        'बिहार का दही-चूड़ा',
      ],
    },
  },
  en: {
    title: 'Makar Sankranti: the Sun enters Makara',
    summary:
      'Why Makar Sankranti keeps close to 14 January, what the Sun does that day, and how homes mark it with sesame, khichdi and kites.',
    coverAlt: 'Kites of several colours above rooftops in front of a large rising sun.',
    body: `Most of our festivals follow the Moon and wander through the months. This one follows the Sun, so even people who never open a panchang know it: the middle of January, cold mornings, sesame on the tongue.

## What happens in the sky

On this day the Sun enters sidereal Makara, the tenth sign. Days have been growing longer since the solstice of 21 or 22 December. Long ago the two events fell together, and the name Uttarayana, “the northward path”, still belongs to this day in Gujarat. The earth’s axis turns slowly and has drawn them apart by a little over three weeks. That is no mistake of the calendar; the solstice is measured from the seasons, the sankranti from the stars.

## How the date is decided

The rule looks at the moment of entry. When the Sun crosses before sunset, the festival is that day; when it crosses later, most almanacs keep the next day. So it is 14 January in some years and 15 January in others, and the date will drift later by about a day in seventy years. Your city’s [panchang](/astrology-services/panchang) gives the minute.

## From house to house

In Maharashtra women invite each other for haldi-kunku and hand out tilgul with the words “take sesame and jaggery, speak sweetly”. Karnataka exchanges ellu-bella, a mix of sesame, jaggery, coconut and groundnut. In Uttar Pradesh and Bihar the day is simply called Khichdi, and the first portion is given away. Bengal makes pithe from new rice and date-palm jaggery. In the south it joins the harvest days of [Pongal](/rituals/festivals/pongal), and in Punjab the night before is [Lohri](/rituals/festivals/lohri).

Sesame and jaggery are winter food, warm and oily. Custom and season agree here.

## For children

Kites, of course. Let a child choose the colours, learn to tie the bridle, and find out why a kite needs both wind and pull.

## Kites without harm

Glass-coated and nylon string cuts the wings of birds and the necks of riders, and it is banned in many places. Cotton thread flies well. Birds travel most at dawn and dusk, so fly in the middle of the day, keep away from power lines, and stand on a roof that has a wall. Collect the fallen thread in the evening; one day’s tangle can still trap a mynah weeks later. If you find a hurt bird, cover it lightly in a box and call a rescue group.`,
  },
  hi: {
    title: 'मकर संक्रांति: सूर्य का मकर में प्रवेश',
    summary:
      'मकर संक्रांति 14 जनवरी के आसपास ही क्यों रहती है, उस दिन सूर्य क्या करता है, और घरों में तिल, खिचड़ी और पतंग से यह कैसे मनती है।',
    coverAlt: 'उगते बड़े सूर्य के आगे छतों के ऊपर उड़ती रंग-बिरंगी पतंगें।',
    body: `हमारे ज़्यादातर त्योहार चंद्रमा के साथ चलते हैं और हर साल आगे-पीछे होते रहते हैं। यह त्योहार सूर्य का है, इसलिए जिसने कभी पंचांग न खोला हो वह भी इसे जानता है: जनवरी का मध्य, ठंडी सुबह और मुँह में तिल का स्वाद।

## आकाश में क्या होता है

इस दिन सूर्य निरयण मकर राशि में प्रवेश करता है। दिन 21-22 दिसंबर से ही बड़े होने लगते हैं। बहुत पहले दोनों घटनाएँ साथ होती थीं, इसीलिए गुजरात में आज भी इसे उत्तरायण कहते हैं। पृथ्वी की धुरी बहुत धीरे घूमती है और उसने दोनों के बीच तीन सप्ताह से कुछ अधिक का अंतर ला दिया है। यह पंचांग की भूल नहीं है; अयन ऋतुओं से नापा जाता है, संक्रांति तारों से।

## तारीख़ कैसे तय होती है

नियम प्रवेश का क्षण देखता है। सूर्य सूर्यास्त से पहले मकर में आए तो पर्व उसी दिन, बाद में आए तो अधिकतर पंचांग अगले दिन मानते हैं। इसलिए किसी साल 14 जनवरी, किसी साल 15। लगभग सत्तर साल में यह एक दिन आगे खिसकती है। ठीक मिनट आपके शहर के [पंचांग](/astrology-services/panchang) में मिलेगा।

## घर-घर की रीति

महाराष्ट्र में हल्दी-कुंकू होता है और तिलगुल देकर कहते हैं: तिलगुल लो, मीठा बोलो। कर्नाटक में तिल, गुड़, नारियल और मूँगफली का एळ्ळु-बेल्ल बँटता है। उत्तर प्रदेश और बिहार में इस दिन का नाम ही खिचड़ी है, और पहला हिस्सा दान का होता है। बंगाल में नए चावल और खजूर के गुड़ के पीठे बनते हैं। दक्षिण में यह [पोंगल](/rituals/festivals/pongal) के फ़सली दिनों से जुड़ जाती है, और पंजाब में इससे पहली रात [लोहड़ी](/rituals/festivals/lohri) की होती है।

तिल और गुड़ जाड़े का भोजन हैं, गरम और चिकनाई वाले। यहाँ रीति और ऋतु एक ही बात कहती हैं।

## बच्चों के लिए

पतंग, और क्या! रंग बच्चे को चुनने दीजिए, कन्नी बाँधना सिखाइए और पूछिए कि पतंग को हवा के साथ डोर का खिंचाव क्यों चाहिए।

## पतंग, पर किसी को चोट नहीं

काँच चढ़ा या नायलॉन का माँझा चिड़ियों के पंख और राहगीरों की गरदन काटता है; कई जगह उस पर रोक है। सूती डोर से भी पतंग ख़ूब उड़ती है। पक्षी भोर और साँझ में सबसे ज़्यादा उड़ते हैं, इसलिए पतंग दोपहर में उड़ाएँ। बिजली के तारों से दूर रहें और मुँडेर वाली छत पर ही खड़े हों। शाम को टूटी डोर समेट लें; एक दिन का उलझा धागा कई हफ़्ते बाद भी मैना के पाँव में फँस सकता है। घायल पक्षी मिले तो उसे डिब्बे में हल्के कपड़े से ढककर बचाव दल को बुलाएँ।`,
  },
};

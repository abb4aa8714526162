import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'death',
  cover: 'tarot/death.svg',
  category: '',
  tags: ['major-arcana', 'ending', 'renewal'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:16:00+05:30',
  details: {},
  en: {
    title: 'Death',
    summary:
      'A rider on a buffalo carries a black flag with a white lotus, and the sun comes up behind him. The card means endings that make room; it predicts no death.',
    coverAlt:
      'A blue-skinned crowned rider on a dark buffalo holds a black flag with a white lotus; the sun rises between two towers.',
    body: `**In the picture.** Tradition gives Yama a buffalo and a calm face, and so he rides here, eyes closed, with marigolds on the animal’s neck. On his black flag is a white lotus. Behind him the sun stands between two towers, and little lamps drift along the river as they do at an evening ghat.

**Upright.** Readers agree on this: the card does not foretell anyone’s death. It speaks of an ending that can be felt already, such as a last school year, a shop closing, a way of being together that is over. Say goodbye properly. Give the clothes away, close the account, thank the house. Room appears only where something has been carried out.

**Reversed.** Something is finished and is still being kept warm. The fear of the empty place is greater than the love of what stood there. Take one shelf only. If you are grieving, there is no hurry at all, and company helps more than cards.

> What has ended already, and is waiting only for you to say so?`,
  },
  hi: {
    title: 'मृत्यु (डेथ)',
    summary:
      'भैंसे पर सवार, काली ध्वजा पर सफ़ेद कमल, पीछे उगता सूर्य। यह पत्ता किसी की मृत्यु नहीं बताता; यह उस अंत का है जो जगह बनाता है।',
    coverAlt:
      'काले भैंसे पर नीली देह वाले मुकुटधारी सवार, हाथ में सफ़ेद कमल वाली काली ध्वजा; दो बुर्जों के बीच उगता सूर्य।',
    body: `**चित्र में।** परंपरा में यमराज का वाहन भैंसा है और मुख शांत; यहाँ भी वे वैसे ही हैं, आँखें मूँदे, और भैंसे के गले में गेंदे। काली ध्वजा पर सफ़ेद कमल है। पीछे दो बुर्जों के बीच सूर्य खड़ा है और नदी पर छोटे-छोटे दीये बह रहे हैं, जैसे शाम को घाट पर।

**सीधा।** पढ़ने वाले इस पर एकमत हैं: यह पत्ता किसी की मृत्यु नहीं बताता। यह उस अंत की बात है जो महसूस होने लगा है: स्कूल का अंतिम वर्ष, बंद होती दुकान, साथ रहने का वह ढंग जो बीत चुका। ठीक से विदा लीजिए। कपड़े दे दीजिए, खाता बंद कीजिए, घर को धन्यवाद कहिए। जगह वहीं बनती है जहाँ से कुछ हटाया गया हो।

**उल्टा।** कुछ पूरा हो चुका है और उसे अब तक आँच दी जा रही है। जो था उसके प्रेम से बड़ा है ख़ाली जगह का डर। बस एक अलमारी का एक ख़ाना लीजिए। आप शोक में हों तो कोई जल्दी नहीं; पत्तों से अधिक किसी का साथ काम आता है।

> क्या है जो समाप्त हो चुका है और बस आपके कहने की राह देख रहा है?`,
  },
};

import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'devshayani-ekadashi',
  cover: 'vrats/devshayani-ekadashi.svg',
  category: '',
  tags: ['ekadashi', 'vishnu', 'chaturmas', 'ashadha'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:52:00+05:30',
  details: {
    festivalIds: ['devshayani-ekadashi'],
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    frequency: 'yearly',
    en: {
      samagri: [
        'A picture of Vishnu resting on Shesha, or any picture of Vishnu',
        'A small bed or folded cloth and a cushion for the deity',
        'Tulsi, white and yellow flowers, sandal paste',
        'Ghee lamp, bell, conch',
        'Panchamrit and fruit',
      ],
      vidhi: [
        'Bathe, clean the place of worship and choose one habit to leave or take up for four months.',
        'Worship Vishnu with sandal, tulsi, flowers and panchamrit.',
        'Fast in your own way, without grain.',
        'In the evening lay the deity on the small bed with its head to the east or south as your house does, and cover it lightly.',
        'Say the vow of Chaturmas aloud, in your own language; write it down.',
        'Sing softly, put out the lights, and break the fast on Dwadashi.',
      ],
      katha: `Bali, grandson of Prahlada, ruled the three worlds and was just. His one weakness was pride in giving. One day a boy with a palm-leaf umbrella walked into his sacrifice. “Ask for whatever you like,” said the king. “Three steps of land,” said the boy, “measured by my own feet.”

Bali’s teacher Shukra warned him: this is Vishnu. “Then who better to give to?” said Bali, and poured the water that seals a gift. The boy grew. His first step covered the earth and his second the sky. “Where shall I put the third?” Bali lowered his head. “Here.” The foot came down gently and sent him to Sutala, the realm below, a place finer than heaven.

But Vishnu too was bound, by what Bali had given. “Ask,” he said. “Then stay with me,” said Bali. “Let me see you at my door.” So the Lord of all the worlds became a doorkeeper, and Vaikuntha stood empty.

Lakshmi came to fetch him. The tellers differ on how she won Bali over; many say she tied a thread on his wrist and called him brother, and asked for her husband as the gift. It was settled as families settle things: he would be with Bali for four months of the year, from the Ekadashi of Ashadha to that of Kartika, and at home for the rest. When we say that the gods sleep, this is where, in this telling, Vishnu is.`,
      foods: [
        'Fruit, milk, makhana kheer',
        'Sabudana or varai (samvat rice), where the house allows it',
        'Boiled potato or sweet potato with cumin',
        'In Chaturmas many leave one thing: leafy greens in Shravana, curd in Bhadrapada, milk in Ashwina, pulses in Kartika',
      ],
    },
    hi: {
      samagri: [
        'शेषशय्या पर विष्णु का चित्र, या विष्णु का कोई भी चित्र',
        'ठाकुरजी के लिए छोटी शय्या या तह किया वस्त्र, और तकिया',
        'तुलसी, सफ़ेद और पीले फूल, चंदन',
        'घी का दीपक, घंटी, शंख',
        'पंचामृत और फल',
      ],
      vidhi: [
        'स्नान करके पूजा का स्थान साफ़ करें और चार महीने के लिए एक आदत छोड़ने या अपनाने की सोच लें।',
        'चंदन, तुलसी, फूल और पंचामृत से विष्णु की पूजा करें।',
        'अपनी रीति से, अन्न छोड़कर, उपवास रखें।',
        'शाम को ठाकुरजी को छोटी शय्या पर सुलाएँ, सिर पूर्व या दक्षिण की ओर, जैसी घर की रीति हो, और हल्का वस्त्र ओढ़ाएँ।',
        'चातुर्मास का संकल्प अपनी भाषा में बोलें और लिख लें।',
        'धीमे स्वर में भजन गाएँ, दीये बढ़ाएँ, और द्वादशी को व्रत खोलें।',
      ],
      katha: `प्रह्लाद के पौत्र बलि तीनों लोकों के राजा थे और न्यायी थे। एक ही दुर्बलता थी: दान का अभिमान। एक दिन ताड़ के छाते वाला एक बालक उनके यज्ञ में आ पहुँचा। राजा ने कहा, “जो चाहो, माँगो।” बालक बोला, “तीन पग भूमि, मेरे ही पैरों से नापी हुई।”

गुरु शुक्र ने चेताया कि ये विष्णु हैं। बलि बोले, “तो इनसे अच्छा लेने वाला कौन मिलेगा?” और दान का जल छोड़ दिया। बालक बढ़ने लगा। पहले पग में पृथ्वी, दूसरे में आकाश नप गया। “तीसरा कहाँ रखूँ?” बलि ने सिर झुका दिया: “यहाँ।” पग कोमलता से पड़ा और बलि सुतल लोक पहुँच गए, जो स्वर्ग से भी सुंदर था।

पर बलि के दान ने विष्णु को भी बाँध लिया था। उन्होंने कहा, “वर माँगो।” बलि बोले, “मेरे पास रहिए, द्वार पर आपके दर्शन होते रहें।” सो सारे लोकों के स्वामी द्वारपाल बन गए और वैकुंठ सूना हो गया।

लक्ष्मी उन्हें लेने आईं। उन्होंने बलि को कैसे मनाया, इस पर कथाएँ अलग हैं; बहुत-से लोग कहते हैं कि उन्होंने बलि की कलाई पर धागा बाँधा, भाई कहा और उपहार में अपने पति माँग लिए। बात वैसे ही सुलझी जैसे परिवारों में सुलझती है: साल के चार महीने, आषाढ़ की एकादशी से कार्तिक की एकादशी तक, वे बलि के यहाँ रहेंगे और बाक़ी समय घर। हम जो कहते हैं कि देव सो गए, इस कथा में विष्णु तब वहीं होते हैं।`,
      foods: [
        'फल, दूध, मखाने की खीर',
        'साबूदाना या समा के चावल, जहाँ घर में चलते हों',
        'जीरे के साथ उबले आलू या शकरकंद',
        'चातुर्मास में बहुत-से लोग एक-एक वस्तु छोड़ते हैं: श्रावण में पत्तेदार साग, भाद्रपद में दही, आश्विन में दूध, कार्तिक में दालें',
      ],
    },
  },
  en: {
    title: 'Devshayani Ekadashi: the gods rest, Chaturmas begins',
    summary:
      'The Ekadashi of the early rains opens four quiet months. What Chaturmas asks, why weddings pause, the walk to Pandharpur, and King Bali’s story.',
    coverAlt:
      'A great serpent coiled as a couch on dark waters in the rain, with a lotus rising beside it.',
    body: `On the bright Ekadashi of Ashadha, tradition holds, Vishnu lies down on Shesha and closes his eyes. He wakes four months later. What lies between is Chaturmas, the rainy retreat: roads were bad, snakes were out, and monks stayed in one place and taught. A good deal of Indian home life still bends around it.

## When it falls

Ashadha Shukla Ekadashi, between the last days of June and the end of July, nine days or so after the Rath Yatra of Puri. When a year has an adhika month inside the four, the retreat is five months long. In lists it also appears as Hari Shayani, Padma or Ashadhi Ekadashi. The choice of date is the same as for every [Ekadashi](/rituals/vrats/ekadashi-vrat).

## What changes for four months

Weddings, house entry and the sacred thread are usually not held until [Devutthana Ekadashi](/rituals/vrats/devutthana-ekadashi). This is custom, not danger: nothing happens to those who marry in court in August. In the south, where months are counted by the Sun, the pause is shorter and many families marry in Avani.

People take up one small rule. No greens in Shravana, because they are full of insects in the rain. No onion and garlic. One meal a day. Sleeping on the floor. Or, these days, no phone at table. The rule matters less than that it is kept.

## How the day is kept

The fast is grainless, as always. The special part is in the evening: the deity is bathed, dressed for the night and laid down with a pillow and a cover, and everyone speaks softly. Children enjoy this more than any other worship of the year, and may be trusted with the tiny pillow.

## How regions differ

In Maharashtra this is Ashadhi Ekadashi, the end of the Wari. Hundreds of thousands of people walk for about three weeks from Alandi and Dehu to Pandharpur with the palkhis of Jnaneshwar and Tukaram, singing abhangs in the rain. Those who could not walk fast at home and listen to them. In Gujarat girls keep Gauri Vrat around these days with bowls of sprouted wheat. In Andhra and Telangana it is Toli Ekadashi, the first of the festival year, and some homes eat pelala pindi, popped sorghum ground with jaggery. Jain monks begin their own Chaturmas in the same week.

## Health in the rains

Digestion is a common complaint at this season, so let the fast be gentle: boiled water, cooked fruit, fresh food. A four-month rule of one meal a day is not for growing children, for pregnancy, or for anyone with diabetes or an ulcer; ask your doctor before you promise it, and promise something else if the answer is no. Four months of daily walking is a fine Chaturmas too.`,
  },
  hi: {
    title: 'देवशयनी एकादशी: देव विश्राम में, चातुर्मास आरंभ',
    summary:
      'आषाढ़ की एकादशी से चार शांत महीने खुलते हैं। चातुर्मास क्या माँगता है, विवाह क्यों रुकते हैं, पंढरपुर की वारी, और राजा बलि की कथा।',
    coverAlt: 'बारिश में गहरे जल पर शय्या-सी कुंडली मारे शेषनाग और पास में खिला एक कमल।',
    body: `मान्यता है कि आषाढ़ की शुक्ल एकादशी को विष्णु शेषनाग पर लेटकर आँखें मूँद लेते हैं और चार महीने बाद जागते हैं। बीच का समय चातुर्मास है, बरसात का ठहराव: रास्ते ख़राब होते थे, साँप निकलते थे, और साधु एक जगह रुककर उपदेश देते थे। घर-गृहस्थी की बहुत-सी बातें आज भी इसी से चलती हैं।

## कब होती है

आषाढ़ शुक्ल एकादशी, जून के अंतिम दिनों से जुलाई के अंत के बीच, पुरी की रथ यात्रा के लगभग नौ दिन बाद। इन चार में कोई अधिक मास पड़ जाए तो ठहराव पाँच महीने का हो जाता है। इसे हरिशयनी, पद्मा या आषाढ़ी एकादशी भी लिखते हैं। तारीख़ का नियम हर [एकादशी](/rituals/vrats/ekadashi-vrat) जैसा ही है।

## चार महीने क्या बदलता है

विवाह, गृह प्रवेश और जनेऊ प्रायः [देवउठनी एकादशी](/rituals/vrats/devutthana-ekadashi) तक टाल दिए जाते हैं। यह रीति है, कोई ख़तरा नहीं; अगस्त में कचहरी में विवाह करने वालों का कुछ नहीं बिगड़ता। दक्षिण में, जहाँ महीने सूर्य से गिने जाते हैं, रुकावट छोटी होती है और आवणि में बहुत-से विवाह होते हैं।

लोग एक छोटा नियम लेते हैं। श्रावण में साग नहीं, क्योंकि बारिश में उसमें कीड़े होते हैं। प्याज़-लहसुन नहीं। दिन में एक बार भोजन। भूमि पर सोना। या, आजकल, खाने के समय फ़ोन नहीं। नियम कौन-सा है, इससे बड़ी बात यह है कि वह निभे।

## दिन कैसे रखते हैं

उपवास हमेशा की तरह बिना अन्न का है। विशेष बात शाम की है: ठाकुरजी को स्नान कराकर रात के वस्त्र पहनाते हैं, तकिया लगाकर सुलाते और ओढ़ाते हैं, और सब धीरे बोलते हैं। बच्चों को साल भर की पूजाओं में यही सबसे प्यारी लगती है; नन्हा तकिया उन्हें सौंपा जा सकता है।

## जगह-जगह की रीति

महाराष्ट्र में यह आषाढ़ी एकादशी है, वारी का अंतिम पड़ाव। लाखों लोग ज्ञानेश्वर और तुकाराम की पालकियों के साथ आळंदी और देहू से पंढरपुर तक लगभग तीन सप्ताह पैदल चलते हैं, बारिश में अभंग गाते हुए। जो न चल पाए, वे घर पर उपवास करके अभंग सुनते हैं। गुजरात में इन्हीं दिनों लड़कियाँ गेहूँ के जवारे उगाकर गौरी व्रत करती हैं। आंध्र और तेलंगाना में यह तोलि एकादशी है, वर्ष का पहला पर्व; कुछ घरों में ज्वार के लावे और गुड़ का पेलाल पिंडि खाते हैं। जैन मुनियों का चातुर्मास भी इसी सप्ताह शुरू होता है।

## बरसात में सेहत

इस मौसम में पेट की शिकायत आम है, इसलिए उपवास हल्का रखें: उबला पानी, पके फल, ताज़ा भोजन। चार महीने एक समय खाने का नियम बढ़ते बच्चों, गर्भवती महिलाओं और मधुमेह या अल्सर वालों के लिए नहीं है; संकल्प से पहले डॉक्टर से पूछ लें, और उत्तर “नहीं” हो तो कुछ और चुनें। चार महीने रोज़ टहलना भी अच्छा चातुर्मास है।`,
  },
};

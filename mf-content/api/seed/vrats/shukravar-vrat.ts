import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'shukravar-vrat',
  cover: 'vrats/shukravar-vrat.svg',
  category: '',
  tags: ['friday', 'lakshmi', 'santoshi', 'venus', 'weekly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:12:00+05:30',
  details: {
    festivalIds: [],
    deity: { en: 'Lakshmi', hi: 'लक्ष्मी' },
    frequency: 'weekly',
    en: {
      samagri: [
        'A picture of Lakshmi, or of Santoshi Ma with jaggery and gram',
        'Lotus, rose or any white or pink flower',
        'A pot of water with rice or coins beneath it',
        'Kheer, or jaggery and roasted gram for Santoshi Ma',
        'Ghee lamp, kumkum, incense',
      ],
      vidhi: [
        'Choose a number, such as eleven, sixteen or twenty-one Fridays, and one worship: Lakshmi or Santoshi Ma.',
        'Clean the doorway and light a lamp there; tidy one neglected corner of the house.',
        'Worship with flowers, kumkum and the lamp at dusk, or in the morning for Santoshi Ma.',
        'Read the story, with a little jaggery and gram in the hand if it is Santoshi’s.',
        'Offer kheer or gram and jaggery, and share it with the children of the house and street.',
        'Eat once; for Santoshi Ma with nothing sour in it.',
        'On the last Friday feed women or children and give a small gift to each.',
      ],
      katha: `The sage Durvasa was given a garland by a vidyadhari, made of flowers from the celestial trees, so fragrant that bees followed him down the road. He met Indra riding on Airavata, and in a rare good mood threw it to him.

Indra was busy being looked at. He caught the garland and laid it on the elephant’s head. Airavata, bothered by the bees, pulled it off with his trunk and trod on it.

Durvasa was not a man one did that in front of. “You take Sri for granted,” he said, “so Sri will leave you.” And Sri, who is Lakshmi, did not stay to argue. She left heaven and entered the sea. Nobody noticed on the first day. Then trees stopped flowering; people stopped giving and started to count; the gods grew weak and quarrelled. When the asuras came there was little to defend.

It took the churning of the ocean, gods and asuras pulling together for an age, to bring her back. She rose on a lotus with a lotus in her hand. The elephants of the quarters poured water over her, the sea gave a garland that does not fade, and everyone looked at her, not least Indra. She looked round the whole assembly, and went to Vishnu, who had done the heaviest work and asked for nothing.

Indra composed a hymn to her. It is said to be the best thing he ever made. He had learned what the Vishnu Purana wants us to hear in this story: fortune is not offended by poverty; it is offended by carelessness.`,
      foods: [
        'Kheer, sewai or makhana in milk for Lakshmi',
        'Jaggery and roasted gram, puri and chana for Santoshi Ma, with nothing sour',
        'White foods: rice, milk, curd (curd only for Lakshmi’s Friday), misri',
        'Fruit during the day; citrus is left out for Santoshi Ma',
      ],
    },
    hi: {
      samagri: [
        'लक्ष्मी का चित्र, या गुड़-चने के साथ संतोषी माँ का',
        'कमल, गुलाब या कोई सफ़ेद-गुलाबी फूल',
        'चावल या सिक्कों पर रखा जल-कलश',
        'खीर, या संतोषी माँ के लिए गुड़ और भुने चने',
        'घी का दीपक, कुमकुम, धूप',
      ],
      vidhi: [
        'ग्यारह, सोलह या इक्कीस शुक्रवार तय करें, और पूजा एक ही: लक्ष्मी की या संतोषी माँ की।',
        'देहरी साफ़ करके वहाँ दीपक रखें; घर का एक उपेक्षित कोना सँवारें।',
        'साँझ को, या संतोषी माँ के लिए सुबह, फूल, कुमकुम और दीपक से पूजा करें।',
        'कथा पढ़ें; संतोषी माँ की हो तो हाथ में थोड़ा गुड़-चना लेकर।',
        'खीर या गुड़-चना चढ़ाएँ और घर-मोहल्ले के बच्चों में बाँटें।',
        'एक बार भोजन करें; संतोषी माँ के व्रत में कुछ खट्टा न हो।',
        'अंतिम शुक्रवार को स्त्रियों या बच्चों को भोजन कराएँ और छोटा-सा उपहार दें।',
      ],
      katha: `एक विद्याधरी ने ऋषि दुर्वासा को दिव्य वृक्षों के फूलों की माला दी; ऐसी सुगंध कि राह भर भौंरे साथ चले। सामने से ऐरावत पर इंद्र आते मिले। दुर्वासा का मन उस दिन, बहुत दिनों बाद, प्रसन्न था; उन्होंने माला उनकी ओर उछाल दी।

इंद्र इसमें मगन थे कि सब उन्हें देख रहे हैं। माला पकड़ी और हाथी के सिर पर रख दी। भौंरों से परेशान ऐरावत ने उसे सूँड़ से खींचा और पैर रख दिया।

दुर्वासा के सामने ऐसा करना ठीक न था। बोले, “तुमने श्री को अपनी जागीर समझ लिया, सो श्री तुम्हें छोड़ देगी।” और श्री ने, जो लक्ष्मी हैं, बहस नहीं की। वे स्वर्ग छोड़कर सागर में चली गईं। पहले दिन किसी को पता भी न चला। फिर पेड़ों ने फूलना छोड़ा; लोगों ने देना छोड़कर गिनना शुरू किया; देवता दुर्बल हुए और झगड़ने लगे। असुर आए तो बचाने को कुछ ख़ास बचा न था।

उन्हें लौटाने में पूरा समुद्र-मंथन लगा, देव-असुर युगों तक साथ खींचते रहे। लक्ष्मी कमल पर, हाथ में कमल लिए प्रकट हुईं। दिग्गजों ने जल चढ़ाया, सागर ने न मुरझाने वाली माला दी, और सब उन्हें देखते रहे; इंद्र सबसे अधिक। उन्होंने पूरी सभा पर दृष्टि डाली और विष्णु के पास जा खड़ी हुईं, जिन्होंने सबसे भारी काम किया था और माँगा कुछ न था।

इंद्र ने तब उनकी स्तुति रची; कहते हैं उनकी सबसे अच्छी रचना वही है। विष्णु पुराण इस कथा से जो सुनाना चाहता है, वह वे समझ चुके थे: श्री ग़रीबी से नहीं रूठतीं, लापरवाही से रूठती हैं।`,
      foods: [
        'लक्ष्मी के लिए खीर, सेवई या दूध में मखाना',
        'संतोषी माँ के लिए गुड़-चना, पूरी और चने; खट्टा कुछ नहीं',
        'सफ़ेद भोजन: चावल, दूध, मिश्री; दही केवल लक्ष्मी के शुक्रवार में',
        'दिन में फल; संतोषी माँ के व्रत में खट्टे फल नहीं',
      ],
    },
  },
  en: {
    title: 'Shukravar vrat: Friday for Lakshmi or Santoshi Ma',
    summary:
      'Two Friday fasts explained side by side: Lakshmi at dusk with kheer, Santoshi Ma with gram, jaggery and nothing sour. How to keep either in good cheer.',
    coverAlt:
      'A lotus shining in a doorway, with two lamps and rice-flour footprints on the threshold.',
    body: `Friday is Shukravar, named after Shukra: the planet Venus, and the teacher of the asuras, a great reviver of what had withered. Two fasts share the day. They have different rules, so it helps to know which of the two one is keeping.

## Lakshmi’s Friday

This is the older. It is an evening worship: the threshold is swept and wetted, small feet are drawn inward with rice flour, a lamp stands at the door as the light goes. Lakshmi is worshipped with lotus or rose, kumkum and kheer. In the version called Vaibhava Lakshmi, popular in Gujarat and Maharashtra for some decades, a pot with a bowl of coins or a piece of jewellery is added, for eleven or twenty-one weeks. No food is forbidden beyond the ordinary rules; one eats once.

## Santoshi Ma’s Friday

Santoshi is contentment, and her fast is the simplest one can think of: roasted gram and jaggery, for one rupee and a quarter in the old booklets, now for whatever it costs. Nothing sour is eaten or given that day: no lemon, tamarind, curd or pickle. It is a modern devotion; it spread through northern India in the twentieth century and became famous in the nineteen-seventies. Sixteen Fridays are the usual number. On the last one eight boys, or children in general, are fed a meal without anything sour.

## When to keep it

Any Friday, sunrise to sunrise, all year. People start in the bright half. Weeks can be missed and made up. Kartika, Margashirsha and Shravana are favoured, and the Friday before the full Moon of Shravana has a great vrat of its own, [Varalakshmi](/rituals/vrats/varalakshmi-vrat).

## How regions differ

In Tamil Nadu Fridays of Aadi and Thai belong to Amman, with lemon garlands and koozh, a millet gruel cooked for the whole street. In Andhra women exchange turmeric and betel on Fridays of Shravana. Kolhapur’s Mahalakshmi sees her largest weekly crowd. In Bengal and Odisha Lakshmi’s weekday is Thursday. In Goa Fridays are for Shanta Durga.

## What it is about

Lakshmi’s story is about attention, Santoshi’s about having enough. Neither is a lottery ticket. If one wants a practice to go with the fast: pay one small bill on the day it comes; mend one thing; say thanks once to the person who cleans. For the planet Venus in a chart see [Venus](/remedies/venus).

## Keeping well

Both fasts are mild, yet twelve hours empty followed by kheer is a sharp rise in sugar, and people with diabetes should plan the day with their doctor. Expectant mothers often crave the sour things; eat them, and keep Lakshmi’s Friday instead. Children need lunch. Those who take tablets take them. And if a festival meal with tamarind is put before you at a neighbour’s house, nobody is angry; finish the count a week later.`,
  },
  hi: {
    title: 'शुक्रवार व्रत: लक्ष्मी या संतोषी माँ के लिए',
    summary:
      'शुक्रवार के दो व्रत साथ-साथ समझें: साँझ को खीर के साथ लक्ष्मी का, और गुड़-चने के साथ, बिना खट्टे का, संतोषी माँ का।',
    coverAlt: 'द्वार में दमकता कमल, देहरी पर दो दीपक और चावल के आटे से बने चरण।',
    body: `शुक्रवार का नाम शुक्र पर है: वही ग्रह, और असुरों के वे गुरु जो मुरझाए हुए को फिर जिला देते थे। इस दिन दो व्रत चलते हैं। नियम अलग हैं, इसलिए यह जान लेना अच्छा है कि आप कौन-सा रख रहे हैं।

## लक्ष्मी का शुक्रवार

पुराना यही है। पूजा साँझ की है: देहरी बुहारकर धोई जाती है, चावल के आटे से भीतर आते नन्हे चरण बनते हैं, उजाला जाते-जाते द्वार पर दीपक रखा जाता है। कमल या गुलाब, कुमकुम और खीर से लक्ष्मी की पूजा होती है। वैभव लक्ष्मी नाम का रूप, जो कुछ दशकों से गुजरात और महाराष्ट्र में चल पड़ा है, उसमें कलश पर कटोरी में सिक्के या कोई गहना रखते हैं, ग्यारह या इक्कीस सप्ताह तक। सामान्य नियमों के अलावा कोई वस्तु वर्जित नहीं; भोजन एक बार।

## संतोषी माँ का शुक्रवार

संतोषी यानी संतोष, और व्रत उतना ही सरल: भुना चना और गुड़, पुरानी पोथियों में सवा रुपये का, अब जितने का आए। उस दिन न खट्टा खाते हैं, न देते हैं: नींबू, इमली, दही, अचार कुछ नहीं। यह भक्ति आधुनिक है; बीसवीं सदी में उत्तर भारत में फैली और सत्तर के दशक में घर-घर पहुँची। प्रायः सोलह शुक्रवार रखे जाते हैं। अंतिम में आठ बालकों, या बच्चों को, बिना खट्टे का भोजन कराया जाता है।

## कब रखें

किसी भी शुक्रवार को, सूर्योदय से सूर्योदय तक, साल भर। आरंभ शुक्ल पक्ष में करते हैं। सप्ताह छूटे तो बाद में जोड़ लें। कार्तिक, मार्गशीर्ष और श्रावण प्रिय महीने हैं; श्रावण पूर्णिमा से पहले के शुक्रवार का अपना बड़ा व्रत है, [वरलक्ष्मी](/rituals/vrats/varalakshmi-vrat)।

## जगह-जगह की रीति

तमिलनाडु में आडि और तै के शुक्रवार अम्मन के हैं; नींबू की माला चढ़ती है और पूरी गली के लिए मोटे अनाज का कूळ पकता है। आंध्र में श्रावण के शुक्रवारों को स्त्रियाँ हल्दी और पान का आदान-प्रदान करती हैं। कोल्हापुर की महालक्ष्मी के यहाँ सप्ताह की सबसे बड़ी भीड़ इसी दिन होती है। बंगाल और ओडिशा में लक्ष्मी का वार गुरुवार है। गोवा में शुक्रवार शांता दुर्गा का है।

## बात क्या है

लक्ष्मी की कथा ध्यान रखने की है, संतोषी की इस बात की कि जितना है, पर्याप्त है। दोनों में से कोई लॉटरी का टिकट नहीं। व्रत के साथ कोई अभ्यास चाहें तो: एक छोटा बिल उसी दिन चुकाएँ जिस दिन आए; एक टूटी चीज़ जोड़ें; सफ़ाई करने वाले को एक बार धन्यवाद कहें। कुंडली के शुक्र के लिए [शुक्र](/remedies/venus) का पृष्ठ देखें।

## सेहत

दोनों व्रत हल्के हैं, पर बारह घंटे ख़ाली पेट के बाद खीर से शुगर तेज़ी से चढ़ती है; मधुमेह हो तो दिन की योजना डॉक्टर के साथ बनाएँ। गर्भवती स्त्रियों का मन अक्सर खट्टे पर जाता है; खाएँ, और बदले में लक्ष्मी का शुक्रवार रखें। बच्चों को दोपहर का भोजन चाहिए। जिनकी दवा चलती है, वे लें। और पड़ोस में इमली वाला भोज सामने आ जाए तो कोई नहीं रूठता; गिनती एक सप्ताह बाद पूरी कर लें।`,
  },
};

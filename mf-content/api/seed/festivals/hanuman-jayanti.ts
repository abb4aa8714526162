import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'hanuman-jayanti',
  cover: 'festivals/hanuman-jayanti.svg',
  category: '',
  tags: ['hanuman', 'purnima', 'strength'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:35:00+05:30',
  details: {
    festivalIds: ['hanuman-jayanti', 'hanuman-jayanti-telugu'],
    deity: { en: 'Hanuman', hi: 'हनुमान' },
    regions: {
      en: [
        'North India',
        'Maharashtra',
        'Andhra Pradesh',
        'Telangana',
        'Karnataka',
        'Tamil Nadu',
        'Odisha',
      ],
      hi: ['उत्तर भारत', 'महाराष्ट्र', 'आंध्र प्रदेश', 'तेलंगाना', 'कर्नाटक', 'तमिलनाडु', 'ओडिशा'],
    },
    en: {
      samagri: [
        'Picture or image of Hanuman',
        'Sindoor mixed with a little sesame or jasmine oil',
        'Red flowers and a garland of arka or tulsi leaves',
        'Boondi laddoo, banana, roasted gram and jaggery',
        'A lamp with mustard oil or ghee',
        'The Hanuman Chalisa',
      ],
      vidhi: [
        'Get up before sunrise, bathe and sit facing east.',
        'Light the lamp and remember Rama first, as Hanuman would.',
        'Apply sindoor to the image, offer flowers and the garland.',
        'Read the Chalisa once, seven times, or as your voice allows.',
        'Offer laddoo, or gram and jaggery.',
        'Share the prasad, the first portion with someone who has worked for you this week.',
      ],
      katha:
        'Anjana, an apsara born as a vanara on earth, prayed for a child on a hill in the south. Far away, Dasharatha’s priests were dividing the sweet rice of the sacrifice. A kite swooped and carried off a morsel, the wind god Vayu took it from the bird’s claws and let it drop into Anjana’s open hands. She ate it, and on the full Moon of Chaitra her son was born.\n\nThe boy was always hungry. One morning he saw something round and red among the branches of the east. A mango, surely! He leapt, and because he was the son of the wind he did not come down again. Past the clouds he flew, towards the rising Sun.\n\nIndra, alarmed, threw his thunderbolt. It struck the child on the chin, *hanu*, and he fell. Vayu picked him up, went into a cave, and the air of the three worlds stood still. Nobody could breathe. So the gods came to the cave one by one, and each brought a gift: long life, safety from water and fire, learning from Surya himself.\n\nThat is how the boy got his name. He also got into so much mischief afterwards that the sages made him forget his strength until someone reminds him of it.',
      foods: [
        'Boondi laddoo',
        'Imarti',
        'Roasted gram with jaggery',
        'Vada garland, eaten as prasad in the south',
        'Bananas',
      ],
    },
    hi: {
      samagri: [
        'हनुमान का चित्र या मूर्ति',
        'थोड़े तिल या चमेली के तेल में घुला सिंदूर',
        'लाल फूल और आक या तुलसी के पत्तों की माला',
        'बूँदी के लड्डू, केला, भुना चना और गुड़',
        'सरसों के तेल या घी का दीया',
        'हनुमान चालीसा',
      ],
      vidhi: [
        'सूर्योदय से पहले उठें, स्नान कर पूर्व की ओर मुँह करके बैठें।',
        'दीया जलाएँ और पहले राम का स्मरण करें, जैसे हनुमान करते।',
        'मूर्ति पर सिंदूर लगाएँ, फूल और माला चढ़ाएँ।',
        'चालीसा एक बार, सात बार या जितना कंठ साथ दे, पढ़ें।',
        'लड्डू या गुड़-चना अर्पित करें।',
        'प्रसाद बाँटें; पहला भाग उसे दें जिसने इस सप्ताह आपके लिए श्रम किया हो।',
      ],
      katha:
        'अंजना, जो अप्सरा थीं और धरती पर वानरी बनकर जन्मी थीं, दक्षिण की एक पहाड़ी पर संतान के लिए तप कर रही थीं। उधर दूर अयोध्या में यज्ञ की खीर बँट रही थी। एक चील झपटी और उसका एक कौर ले उड़ी। पवनदेव ने उसे पंजों से छुड़ाकर अंजना की खुली अंजलि में गिरा दिया। उन्होंने वह प्रसाद खाया और चैत्र पूर्णिमा को पुत्र का जन्म हुआ।\n\nबालक को हर समय भूख लगती। एक सुबह उसने पूरब की डालियों के बीच कुछ गोल और लाल देखा। ज़रूर आम होगा! वह उछला, और पवन का पुत्र था, सो नीचे नहीं आया। बादलों के पार, उगते सूर्य की ओर उड़ चला।\n\nघबराकर इंद्र ने वज्र चला दिया। वह ठुड्डी पर, यानी हनु पर लगा और बालक गिर पड़ा। पवन उसे उठाकर गुफा में चले गए और तीनों लोकों की हवा थम गई। किसी की साँस न चले। तब देवता एक-एक कर गुफा तक आए और सबने कुछ न कुछ दिया: लंबी आयु, जल और अग्नि से अभय, और स्वयं सूर्य से विद्या।\n\nइसी से नाम पड़ा हनुमान। बाद में उनकी शरारतें इतनी बढ़ीं कि ऋषियों ने कह दिया, अपना बल भूले रहोगे, जब तक कोई याद न दिलाए।',
      foods: ['बूँदी के लड्डू', 'इमरती', 'भुना चना और गुड़', 'दक्षिण में वड़े की माला का प्रसाद', 'केले'],
    },
  },
  en: {
    title: 'Hanuman Jayanti: the one who needs reminding',
    summary:
      'Hanuman’s birthday has several dates across India. The Chaitra full Moon, the Telugu and Tamil ways, a simple dawn puja and its stories.',
    coverAlt: 'A mace and an orange banner in front of a hill at sunrise with a leaping figure.',
    body: `Ask a wrestler, a truck driver, a schoolgirl before an exam and an old man with bad knees: each has a Hanuman. Few gods are asked for so many different kinds of courage.

## One birth, several dates

In most of India his birthday is the full Moon of Chaitra, with Purnima at sunrise, because he is said to have been born as the Sun rose. It follows [Ram Navami](/rituals/festivals/ram-navami) by six days or so.

Elsewhere the calendar tells it in other ways. In Andhra and Telangana devotees begin a vow of forty-one days on that full Moon, and end it on the tenth of the dark half of Vaishakha, which is their Jayanti. Tamil Nadu and Kerala keep it in the month of Margazhi, near the new Moon with the star Moola, in December or January. Karnataka has a date in Margashirsha, and in Ayodhya many celebrate on the eve of Diwali. None of these is the wrong one. We list the first two; ask your temple for its own.

## How the morning goes

Temples open before dawn. In **Maharashtra** a talk about the birth is timed so that it ends exactly at sunrise. In **the north** the image receives a new coat of sindoor, and long lines wait for a fingertip of it. In **the south** there are garlands of betel leaf, butter, or crisp vadas. In **Odisha** Hanuman is honoured on Pana Sankranti in mid-April, when sweet bel sherbet is handed out.

At home the Chalisa is enough. It has forty verses and takes nine minutes at walking pace. Tradition recommends it beside the practices for [Saturn](/remedies/saturn) and for [Mars](/remedies/mars).

## For children

Let them try his two great virtues: a running jump, measured with chalk, and then the harder one, doing a favour without being asked and telling nobody. At night each says what they managed. And tell them that even Hanuman had to be reminded what he could do; it is a good story before the first day at a new school.

## Strength that is gentle

Do not feed monkeys at temples or on roads. Sweets and biscuits damage their teeth and teach them to snatch, and somebody gets bitten. Leave fruit trees standing instead. Carry the mace in a procession as an ornament; keep drums low near hospitals. Oil and sindoor on stone steps are slippery, so wipe what you spill.`,
  },
  hi: {
    title: 'हनुमान जयंती: जिन्हें बल याद दिलाना पड़ता है',
    summary:
      'भारत में हनुमान का जन्मदिन कई तारीख़ों पर मनता है। चैत्र पूर्णिमा, तेलुगु और तमिल रीतियाँ, भोर की सरल पूजा और जन्म की कथा।',
    coverAlt: 'सूर्योदय के समय पहाड़ी के आगे गदा और केसरिया ध्वज, ऊपर छलाँग लगाती आकृति।',
    body: `पहलवान से पूछिए, ट्रक चालक से, परीक्षा देने जाती लड़की से, दुखते घुटनों वाले बाबा से: हर एक के अपने हनुमान हैं। इतनी तरह की हिम्मत शायद ही किसी और देवता से माँगी जाती हो।

## जन्म एक, तारीख़ें कई

देश के अधिकतर भाग में जन्मदिन चैत्र पूर्णिमा है, जो सूर्योदय के समय देखी जाती है, क्योंकि मान्यता है कि वे सूर्य उगते ही जन्मे। यह [राम नवमी](/rituals/festivals/ram-navami) से लगभग छह दिन बाद आती है।

दूसरे प्रदेशों में गिनती अलग है। आंध्र और तेलंगाना में भक्त इसी पूर्णिमा से इकतालीस दिन की दीक्षा लेते हैं और वैशाख कृष्ण दशमी (अमांत) को पूरी करते हैं; वही उनकी जयंती है। तमिलनाडु और केरल में यह मार्गळि महीने की अमावस्या के आसपास, मूल नक्षत्र में मनती है, दिसंबर या जनवरी में। कर्नाटक की तिथि मार्गशीर्ष में है, और अयोध्या में बहुत लोग दीपावली से एक दिन पहले मनाते हैं। इनमें ग़लत कोई नहीं। हम पहली दो तारीख़ें देते हैं; अपने मंदिर की रीति वहीं पूछ लीजिए।

## सुबह कैसे बीतती है

मंदिर भोर से पहले खुल जाते हैं। **महाराष्ट्र** में जन्म का कीर्तन ऐसे साधा जाता है कि सूर्योदय पर ही पूरा हो। **उत्तर** में मूर्ति पर नया चोला चढ़ता है और उँगली भर सिंदूर के लिए लंबी क़तार लगती है। **दक्षिण** में पान के पत्तों, मक्खन या करारे वड़ों की माला पहनाते हैं। **ओडिशा** में हनुमान की पूजा अप्रैल की पणा संक्रांति को होती है और बेल का शरबत बँटता है।

घर पर चालीसा ही बहुत है: चालीस चौपाइयाँ, आराम से पढ़ें तो नौ मिनट। परंपरा इसे [शनि](/remedies/saturn) और [मंगल](/remedies/mars) की साधना के साथ भी बताती है।

## बच्चों के लिए

उनके दो गुण आज़माने दीजिए। एक, दौड़कर लंबी छलाँग, खड़िया से नापी हुई। दूसरा उससे कठिन: बिना कहे किसी का काम कर देना और किसी को न बताना। रात को पूछिए, क्या-क्या हो पाया। और बताइए कि हनुमान को भी याद दिलाना पड़ा था कि वे क्या कर सकते हैं; नए स्कूल के पहले दिन से पहले यह कथा बहुत काम आती है।

## बल, जो कोमल भी हो

मंदिरों और सड़कों पर बंदरों को न खिलाएँ। मिठाई और बिस्कुट से उनके दाँत ख़राब होते हैं, वे छीनना सीखते हैं और फिर किसी को काट लेते हैं। बदले में फलदार पेड़ बचाइए। शोभायात्रा में गदा शोभा के लिए हो और अस्पताल के पास ढोल धीमे। सीढ़ियों पर गिरा तेल और सिंदूर फिसलन करता है, गिरते ही पोंछ दें।`,
  },
};

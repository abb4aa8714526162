import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'janmashtami',
  cover: 'festivals/janmashtami.svg',
  category: '',
  tags: ['krishna', 'midnight', 'shravana'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:12:00+05:30',
  details: {
    festivalIds: ['janmashtami', 'dahi-handi'],
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    regions: {
      en: ['All India', 'Braj', 'Gujarat', 'Maharashtra', 'Manipur', 'Tamil Nadu'],
      hi: ['पूरा भारत', 'ब्रज', 'गुजरात', 'महाराष्ट्र', 'मणिपुर', 'तमिलनाडु'],
    },
    en: {
      samagri: [
        'Image of the child Krishna and a small swing',
        'Milk, curd, honey, ghee, sugar; Ganga water if you have it',
        'A peacock feather, a flute, a tiny set of clothes',
        'Tulsi leaves and white butter with sugar crystals',
        'A cucumber with its stalk, in homes where that is the custom',
        'Rice flour for footprints',
      ],
      vidhi: [
        'Decorate the swing during the day; draw little footprints from the door to the shrine.',
        'Fast on fruit or milk, according to health and custom, and sing in the evening.',
        'At midnight blow the conch, and cut the cucumber stalk as a sign of birth.',
        'Bathe the image in panchamrit, dry and dress it, and lay it in the swing.',
        'Offer butter, tulsi and sweets; do the aarti.',
        'Everyone rocks the swing; break the fast then or next morning, as your family does.',
      ],
      katha:
        'Kamsa of Mathura was driving his sister Devaki to her husband’s house when a voice from the sky told him that her eighth son would be his death. He locked both of them up. Six children he killed; the seventh was said to be lost.\n\nThe eighth was born at midnight, in rain, when the Moon had just risen and stood in Rohini. The chains fell open. The guards slept. Vasudeva laid the boy in a basket, put it on his head and walked to the Yamuna. The river was high and wild. It climbed to his chin, the child put out one foot and touched it, and the water sank back. Behind them the serpent Shesha spread his hoods as an umbrella.\n\nIn Gokul, Yashoda had fallen asleep after giving birth and did not yet know whether to a boy or a girl. Vasudeva exchanged the babies and carried the little girl back. When Kamsa seized her by the foot, she flew out of his hands, stood in the sky with eight arms and laughed: “He who will end you is already somewhere else.”\n\nAnd in Gokul, at sunrise, Nanda’s house was full of people throwing curds and turmeric at each other for joy.',
      foods: [
        'Makhan mishri',
        'Dhaniya panjiri',
        'Gopalkala: flattened rice with curd and cucumber',
        'Seedai and murukku in Tamil homes',
        'Makhana kheer',
      ],
    },
    hi: {
      samagri: [
        'बाल कृष्ण की मूर्ति और छोटा झूला',
        'दूध, दही, शहद, घी, शक्कर; हो तो गंगाजल',
        'मोरपंख, बाँसुरी, नन्हे वस्त्र',
        'तुलसीदल और मक्खन-मिश्री',
        'डंठल वाला खीरा, जिन घरों में रीति हो',
        'पदचिह्न के लिए चावल का आटा',
      ],
      vidhi: [
        'दिन में झूला सजाएँ; द्वार से पूजा-स्थान तक नन्हे पैरों के निशान बनाएँ।',
        'स्वास्थ्य और रीति के अनुसार फल या दूध पर रहें और शाम को भजन गाएँ।',
        'मध्यरात्रि में शंख बजाएँ और जन्म के प्रतीक के रूप में खीरे का डंठल काटें।',
        'मूर्ति को पंचामृत से नहलाएँ, पोंछकर वस्त्र पहनाएँ और झूले में लिटाएँ।',
        'मक्खन, तुलसी और मिठाई का भोग लगाएँ; आरती करें।',
        'सब झूला झुलाएँ; पारण तभी या अगली सुबह, जैसी घर की रीति हो।',
      ],
      katha:
        'मथुरा का कंस बहन देवकी को ससुराल पहुँचाने जा रहा था कि आकाशवाणी हुई: इसका आठवाँ पुत्र तेरा काल होगा। उसने दोनों को बंदी बना लिया। छह बालक मार डाले; सातवें के बारे में कहा गया कि गर्भ नहीं रहा।\n\nआठवाँ बालक आधी रात को जन्मा, बरसते पानी में, जब चंद्रमा उगा ही था और रोहिणी में था। बेड़ियाँ खुल गईं, पहरेदार सो गए। वसुदेव ने शिशु को टोकरी में रखा, टोकरी सिर पर, और यमुना की ओर चल पड़े। नदी चढ़ी हुई थी। पानी ठुड्डी तक आया, बालक ने एक पैर बढ़ाकर छू दिया, और यमुना उतर गई। पीछे शेषनाग फन का छाता ताने चलते रहे।\n\nगोकुल में यशोदा प्रसव के बाद सो गई थीं; उन्हें पता भी न था कि बेटा हुआ या बेटी। वसुदेव ने शिशु बदले और कन्या को ले आए। कंस ने उसका पैर पकड़ा तो वह हाथ से छूटकर आकाश में अष्टभुजा देवी बन गई और हँसी: “तुझे मारने वाला तो कहीं और पहुँच चुका।”\n\nऔर गोकुल में, दिन निकलते ही, नंद के आँगन में लोग ख़ुशी से एक-दूसरे पर दही और हल्दी उछाल रहे थे।',
      foods: [
        'माखन-मिश्री',
        'धनिया पंजीरी',
        'गोपालकाला: दही और खीरे वाला चिवड़ा',
        'तमिल घरों की सीडै और मुरुक्कु',
        'मखाने की खीर',
      ],
    },
  },
  en: {
    title: 'Janmashtami: midnight, rain and a swing',
    summary:
      'Why Krishna’s birthday often has two dates, how midnight and Rohini decide, and what Braj, Gujarat, Manipur and Tamil homes do that night.',
    coverAlt: 'A decorated swing, a flute and a peacock feather under a half Moon in a night sky.',
    body: `It ought to rain. In most of the country it does, for this is late August or early September, and a birthday that began with a flooded river feels right to the sound of water in the gutters.

## Why there are two dates

The tithi is Ashtami of the dark half of Shravana, which northern calendars, whose months end with the full Moon, call Bhadrapada. Smarta householders ask which night has Ashtami at *nishita*, midnight; if Rohini, the birth star, joins only the following night, and Ashtami still stands at its sunrise, that night can win. Vaishnavas want Ashtami at sunrise. Hence in many years two neighbouring dates, each right by its rule. Our calendar shows both.

The half Moon of Ashtami rises around midnight, as the old story requires. Step outside and check.

## House and street

**Mathura and Vrindavan** do not sleep. At twelve the curtain opens and conches answer from every lane. **Gujarat** plays cards for days beforehand, nobody remembers why, and shouts for Dwarka’s king. **Maharashtra** builds human pyramids next day to reach the pot of curds. **Manipur** dances the Ras in stiff glittering skirts. **Tamil families** draw a trail of baby feet in rice flour, from the gate into the kitchen, straight to the butter. In **Jammu** kites fly.

A vrat is common; the next morning’s meal is its sweetest part.

## Little Krishnas

Dress a child up if the child likes it. Better still is the butter pot: hang a light earthen or paper one at shoulder height, fill it with puffed rice and sweets, and let the smallest have the first try with a stick, eyes bound. Afterwards tell why Yashoda tied him to the mortar, and what two trees had to say about it.

## Pots, people, cows

Pyramids are a sport: trained climbers, helmets, harness, a mat, nobody under fourteen in any tier, and the official limits kept. A first-floor pot is merry enough. Fast only if you are well; children, pregnant women, people with diabetes or on medicine eat, and Krishna, of all gods, will not mind. Milk for the bath can be a spoon, not a bucket. And if you want to please the cowherd, pay for a bale of fodder at a shelter, with no plastic in it.`,
  },
  hi: {
    title: 'जन्माष्टमी: आधी रात, वर्षा और झूला',
    summary:
      'श्रीकृष्ण जन्माष्टमी अक्सर दो दिन क्यों दिखती है, मध्यरात्रि और रोहिणी कैसे निर्णय करते हैं, और ब्रज, गुजरात, मणिपुर की रीतियाँ।',
    coverAlt: 'रात के आकाश में आधे चंद्रमा के नीचे सजा झूला, बाँसुरी और मोरपंख।',
    body: `इस रात बारिश होनी चाहिए, और अधिकतर जगह होती भी है, क्योंकि यह अगस्त का अंत या सितंबर की शुरुआत है। जो जन्मदिन उफनती नदी से शुरू हुआ, वह परनाले की आवाज़ के साथ ही जँचता है।

## दो तारीख़ें क्यों

तिथि है श्रावण (अमांत) कृष्ण अष्टमी, जिसे उत्तर के पूर्णिमांत पंचांग भाद्रपद की कहते हैं। स्मार्त गृहस्थ देखते हैं कि निशीथ, यानी मध्यरात्रि में अष्टमी किस रात है; यदि रोहिणी केवल अगली रात को मिले और उसके सूर्योदय पर अष्टमी बची हो, तो वह रात ली जा सकती है। वैष्णव सूर्योदय की अष्टमी मानते हैं। इसलिए कई वर्षों में दो पास-पास की तारीख़ें, अपने-अपने नियम से दोनों ठीक। हमारा पंचांग दोनों दिखाता है।

अष्टमी का आधा चाँद मध्यरात्रि के आसपास उगता है, जैसा कथा में है। बाहर निकलकर देख लीजिए।

## घर और गली

**मथुरा-वृंदावन** सोते नहीं। बारह बजे परदा खुलता है और हर गली से शंख उत्तर देते हैं। **गुजरात** में कई दिन पहले से ताश चलती है, कारण कोई नहीं जानता, और द्वारकाधीश की जय गूँजती है। **महाराष्ट्र** में अगले दिन गोविंदा मटकी तक पहुँचने को मानव पिरामिड बनाते हैं। **मणिपुर** में चमकते घाघरों में रास होता है। **तमिल परिवार** चावल के आटे से नन्हे पैरों के निशान बनाते हैं, फाटक से रसोई तक, सीधे मक्खन के पास। **जम्मू** में पतंगें उड़ती हैं।

बहुत लोग व्रत रखते हैं; उसका सबसे मीठा हिस्सा अगली सुबह का भोजन है।

## नन्हे कन्हैया

बच्चे का मन हो तो उसे सजाइए। उससे अच्छी है मटकी: मिट्टी या काग़ज़ की हल्की मटकी कंधे की ऊँचाई पर टाँगिए, मुरमुरे और मिठाई भरिए, और आँख पर पट्टी बाँधकर डंडी से पहला वार सबसे छोटे को करने दीजिए। फिर सुनाइए कि यशोदा ने ऊखल से क्यों बाँधा और दो पेड़ों ने क्या कहा।

## मटकी, लोग और गायें

पिरामिड एक खेल है: अभ्यासी लोग, हेलमेट, सुरक्षा-रस्सी, नीचे गद्दे, चौदह से कम उम्र का कोई नहीं, और सरकारी सीमा का पालन। पहली मंज़िल की मटकी में भी ख़ूब आनंद है। व्रत स्वस्थ लोग ही रखें; बच्चे, गर्भवती, मधुमेह वाले और दवा लेने वाले भोजन करें, कान्हा तो कम से कम बुरा नहीं मानेंगे। अभिषेक का दूध चम्मच भर हो, बाल्टी भर नहीं। और ग्वाले को प्रसन्न करना हो तो गोशाला में चारे का एक गट्ठर दीजिए, प्लास्टिक के बिना।`,
  },
};

import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'govardhan-puja',
  cover: 'festivals/govardhan-puja.svg',
  category: '',
  tags: ['diwali', 'krishna', 'annakut'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:45:00+05:30',
  details: {
    festivalIds: ['govardhan-puja', 'gujarati-new-year'],
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    regions: {
      en: ['Braj', 'Uttar Pradesh', 'Rajasthan', 'Gujarat', 'Haryana', 'Madhya Pradesh'],
      hi: ['ब्रज', 'उत्तर प्रदेश', 'राजस्थान', 'गुजरात', 'हरियाणा', 'मध्य प्रदेश'],
    },
    en: {
      samagri: [
        'Cow dung or clean clay for the hill',
        'Twigs, grass, flowers, cotton for clouds',
        'Image of Krishna lifting the hill',
        'Roli, rice, milk, curd, Ganga water',
        'As many vegetables of the season as you can find',
        'Fresh fodder and jaggery for a cow',
      ],
      vidhi: [
        'In the morning shape the hill on the courtyard floor or a tray, with trees of twigs and small cows of clay.',
        'Cook the mixed vegetable, kadhi, rice and sweets without onion and garlic.',
        'At the time of puja put a lamp in the navel of the hill, and pour a little milk and curd there.',
        'Offer roli, rice, flowers and the heap of food, annakut.',
        'Walk round the hill seven times, with puffed rice or barley falling from the hand.',
        'Feed cows with what is good for them, and share the annakut in the lane.',
      ],
      katha:
        'Every autumn the herders of Braj prepared a sacrifice for Indra, lord of rain. Krishna, then about seven, asked his father why. “Because he sends us rain.” “But it is the hill that stops the clouds,” said the boy. “The hill gives grass, springs and shade, and the cows give us the rest. Shall we not thank those we can see?”\n\nNanda had no answer. So the carts were loaded and driven to Govardhan; rice was piled as high as a house and the hill received it all.\n\nIndra was insulted. He sent the clouds that are kept for the end of the world. Hail fell like pillars, calves shivered, the paths became rivers. The people ran to the child. He put down his flute, slipped his left hand under Govardhan and lifted it as one picks a mushroom. “Come in,” he said, “there is room for everybody.”\n\nFor seven days they stood under the hill with cattle, dogs and grandmothers. It rested on a little finger. Some of the cowherds pushed their sticks against the rock to help him, and he thanked them and meant it.\n\nOn the eighth day Indra understood, called off the rain, and came down to ask pardon.',
      foods: [
        'Annakut sabzi of many vegetables',
        'Kadhi with bajra or rice',
        'Moong dal',
        'Puri and kheer',
        'Fifty-six dishes, chhappan bhog, in temples',
      ],
    },
    hi: {
      samagri: [
        'पर्वत बनाने के लिए गोबर या साफ़ मिट्टी',
        'टहनियाँ, घास, फूल, बादलों के लिए रुई',
        'पर्वत उठाए कृष्ण का चित्र',
        'रोली, अक्षत, दूध, दही, गंगाजल',
        'मौसम की जितनी सब्ज़ियाँ मिल सकें',
        'गाय के लिए ताज़ा चारा और गुड़',
      ],
      vidhi: [
        'सुबह आँगन में या थाली पर पर्वत बनाएँ, टहनियों के पेड़ और मिट्टी की छोटी गायें सजाएँ।',
        'बिना प्याज़-लहसुन की मिली-जुली सब्ज़ी, कढ़ी, चावल और मिठाई बनाएँ।',
        'पूजा के समय पर्वत की नाभि में दीया रखें और थोड़ा दूध-दही अर्पित करें।',
        'रोली, अक्षत, फूल और अन्न का ढेर, यानी अन्नकूट चढ़ाएँ।',
        'खील या जौ गिराते हुए सात परिक्रमा करें।',
        'गायों को वही खिलाएँ जो उनके लिए अच्छा हो, और अन्नकूट गली में बाँटें।',
      ],
      katha:
        'हर शरद में ब्रज के ग्वाले वर्षा के स्वामी इंद्र का यज्ञ करते थे। सात वर्ष के कृष्ण ने पिता से पूछा, क्यों? “वे वर्षा देते हैं।” बालक बोला, “बादलों को तो पर्वत रोकता है। घास, झरने, छाया वही देता है, और बाक़ी सब गायें। जो सामने हैं, उन्हीं का धन्यवाद क्यों न करें?”\n\nनंद के पास उत्तर न था। गाड़ियाँ लदीं और गोवर्धन की ओर चल पड़ीं; भात का घर जितना ऊँचा ढेर लगा और पर्वत ने सब स्वीकार किया।\n\nइंद्र को यह अपमान लगा। उसने प्रलय वाले मेघ भेज दिए। खंभों जैसी धार, ओले, ठिठुरते बछड़े, नदी बनी पगडंडियाँ। लोग बालक के पास दौड़े। उन्होंने बाँसुरी रखी, बायाँ हाथ गोवर्धन के नीचे डाला और उसे ऐसे उठा लिया जैसे कोई छत्रक उठाए। बोले, “भीतर आ जाओ, सबके लिए जगह है।”\n\nसात दिन सब पर्वत के नीचे खड़े रहे, गाय, कुत्ते और दादियाँ भी। पर्वत छोटी उँगली पर टिका था। कुछ ग्वालों ने मदद के लिए अपनी लाठियाँ लगा दीं, और कृष्ण ने उन्हें सच्चे मन से धन्यवाद कहा।\n\nआठवें दिन इंद्र समझ गए, वर्षा रोकी और क्षमा माँगने उतर आए।',
      foods: [
        'अनेक सब्ज़ियों की अन्नकूट सब्ज़ी',
        'बाजरे या चावल के साथ कढ़ी',
        'मूँग की दाल',
        'पूरी और खीर',
        'मंदिरों में छप्पन भोग',
      ],
    },
  },
  en: {
    title: 'Govardhan Puja: thanks to a hill',
    summary:
      'The day of Annakut after Diwali: why it is not always the very next day, how a hill is built in the courtyard, and what cows may eat.',
    coverAlt: 'A green hill with small cows and trees on it, a mound of food and a flute in front.',
    body: `After the brightness of Diwali this is a festival at ground level. Its altar is on the floor, is made of dung and grass, and has dolls, twigs and cotton clouds. Someone’s toy tractor generally finds its way in.

## One day later, or two

The tithi is Kartika Shukla Pratipada, the first after the new Moon. It is judged by the afternoon, *aparahna*. As [Diwali](/rituals/festivals/diwali) is judged by the evening of Amavasya, it may happen that the following day is still Amavasya until evening; then Govardhan comes on the day after, and there is an empty day between. Others insist on the day after Diwali, whatever the tithi. We show both where they differ. In 2022 the gap had a solar eclipse in it.

It is at the same time the Gujarati new year, Bestu Varas, with Vikram Samvat turning a page, and Bali Pratipada in Maharashtra and Karnataka.

## Hill, heap and herd

At **Govardhan** near Mathura pilgrims walk the hill’s fourteen miles, parikrama, some of them stretching out full length again and again. **Nathdwara** piles rice in front of Shrinathji, and the Bhil people of the hills have the old right to carry it away. **Haryana and western Uttar Pradesh** make Govardhan as a lying figure of cow dung with a lamp at the navel. In **Gujarat** people visit from six in the morning and say *Saal Mubarak* while salt, *sabras*, is sold at the door for luck. In **Tamil and Telugu** homes the day hardly exists. **Nepal** honours the ox, and the Newars worship the self, *Mha Puja*.

The annakut sabzi is a lesson in thrift: everything that is left in the autumn market, cut small, in one pot.

## A small hill for children

On a tray, from garden clay: a slope, a stream of foil, a cave with room for each family member’s name. Which animal goes in first? After the puja sow mustard on it, and in a week the hill is green.

## What cows may eat

Cattle are not helped by puris, sweets and chapatis by the dozen; cooked starch upsets the rumen, and whole herds fall ill after feast days. Give green fodder, a little jaggery, clean water. Don’t paint them or tie bells that are too tight, and do not let them step over children, as is done for luck here and there. Use up the annakut by sharing it the same day; a row of boxes to the nearest hostel works well.`,
  },
  hi: {
    title: 'गोवर्धन पूजा: एक पर्वत का धन्यवाद',
    summary:
      'दीपावली के बाद अन्नकूट का दिन: वह हमेशा ठीक अगले दिन क्यों नहीं होता, आँगन में पर्वत कैसे बनता है, और गाय को क्या खिलाएँ।',
    coverAlt: 'छोटी गायों और पेड़ों वाला हरा पर्वत, आगे अन्न का ढेर और बाँसुरी।',
    body: `दीपावली की जगमग के बाद यह धरती पर बैठकर मनाया जाने वाला त्योहार है। वेदी फ़र्श पर है, गोबर और घास की, उस पर गुड़ियाँ, टहनियाँ और रुई के बादल। किसी का खिलौना ट्रैक्टर भी प्रायः पहुँच ही जाता है।

## एक दिन बाद, या दो

तिथि कार्तिक शुक्ल प्रतिपदा है, अमावस्या के बाद की पहली। इसे अपराह्न से देखा जाता है। [दीपावली](/rituals/festivals/diwali) अमावस्या की शाम से तय होती है, इसलिए हो सकता है कि अगले दिन भी शाम तक अमावस्या चले; तब गोवर्धन उसके अगले दिन आता है और बीच में एक दिन ख़ाली रहता है। कुछ लोग तिथि देखे बिना दीपावली का अगला दिन ही मानते हैं। जहाँ अंतर हो, हम दोनों दिखाते हैं। 2022 में बीच के दिन सूर्यग्रहण पड़ा था।

यही गुजराती नववर्ष, बेस्तु वरस है, जब विक्रम संवत का पन्ना पलटता है, और महाराष्ट्र-कर्नाटक की बलि प्रतिपदा भी।

## पर्वत, ढेर और गायें

मथुरा के पास **गोवर्धन** में यात्री इक्कीस किलोमीटर की परिक्रमा करते हैं, कुछ लोग दंडवत लेट-लेटकर। **नाथद्वारा** में श्रीनाथजी के आगे भात का पहाड़ लगता है, जिसे ले जाने का पुराना अधिकार पहाड़ के भीलों का है। **हरियाणा और पश्चिमी उत्तर प्रदेश** में गोबर से लेटे हुए गोवर्धन बनते हैं, नाभि में दीया। **गुजरात** में सुबह छह बजे से मिलना-जुलना, “साल मुबारक”, और द्वार पर शगुन का नमक, सबरस। **तमिल और तेलुगु** घरों में यह दिन लगभग नहीं मनता। **नेपाल** बैल को पूजता है, और नेवार लोग म्ह पूजा में अपने-आप को।

अन्नकूट की सब्ज़ी किफ़ायत का पाठ है: शरद के बाज़ार में जो बचा हो, सब बारीक कटा, एक ही बर्तन में।

## बच्चों का नन्हा पर्वत

थाली पर मिट्टी से: ढलान, पन्नी की धारा, और एक गुफा जिसमें घर के हर सदस्य के नाम की जगह हो। सबसे पहले कौन-सा जानवर भीतर जाएगा? पूजा के बाद उस पर सरसों छिड़क दीजिए, हफ़्ते भर में पर्वत हरा।

## गाय को क्या दें

दर्जनों पूरियाँ, मिठाई और रोटियाँ गाय का भला नहीं करतीं; पका हुआ स्टार्च पेट बिगाड़ता है और त्योहार के बाद झुंड के झुंड बीमार पड़ते हैं। हरा चारा, थोड़ा गुड़, साफ़ पानी दीजिए। उन पर पेंट न लगाएँ, कसी घंटियाँ न बाँधें, और कहीं-कहीं शगुन के लिए बच्चों के ऊपर से गुज़ारने का जो चलन है, उससे दूर रहें। अन्नकूट उसी दिन बाँट दें; पास के छात्रावास में डिब्बे भेजना अच्छा रहता है।`,
  },
};

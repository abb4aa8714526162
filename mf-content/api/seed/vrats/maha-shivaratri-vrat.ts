import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'maha-shivaratri-vrat',
  cover: 'vrats/maha-shivaratri-vrat.svg',
  category: '',
  tags: ['shivaratri', 'shiva', 'night vigil', 'phalguna'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:15:00+05:30',
  details: {
    festivalIds: ['maha-shivaratri'],
    deity: { en: 'Shiva', hi: 'शिव' },
    frequency: 'yearly',
    en: {
      samagri: [
        'Four small portions: milk, curd, ghee and honey, one for each watch of the night',
        'Plenty of water for abhishek',
        'Bilva leaves, dhatura or akanda flowers where used, white flowers',
        'Vibhuti, sandal paste, unbroken rice',
        'Lamp with enough oil for the night, dhoop, camphor',
        'A warm shawl and a mat to sit on',
      ],
      vidhi: [
        'Eat once, plainly, on the day before.',
        'In the morning bathe with sesame if it is your custom, visit a temple or pour water at home, and make the vow.',
        'Rest in the afternoon so that the vigil is possible.',
        'After sunset divide the night into four equal watches and worship once in each: with milk, curd, ghee and honey in turn, always followed by clear water.',
        'Between watches repeat “Om Namah Shivaya”, read, sing or sit in silence.',
        'Give the middle of the night, nishita, your full attention.',
        'After sunrise bathe, offer food to someone, and break the fast while Chaturdashi lasts, or as your house does.',
      ],
      katha: `A hunter named Gurudruha had found nothing all day, and at home there were children to feed. At dusk he climbed a tree by a pool, with a gourd of water, to wait for whatever came to drink. He did not know that it was a bilva tree, that a linga stood under it, or that this was the night of Shiva.

In the first watch a doe came. As he bent his bow, leaves fell and water splashed from the gourd on to the stone below. “Let me go,” said the doe, “I have young to leave with my sister. I will come back.” For some reason he let her go. In the second watch her sister came looking for her, in the third a stag looking for both; each time leaves fell, water fell, and each time he was asked for the same thing and gave it, without knowing why his anger was getting so thin.

In the fourth watch they all came, the doe, her sister, the stag and the little ones, because each had promised and none would let another go alone. They stood in a row in front of the tree.

The hunter looked at them for a long while. He had not eaten, had not slept, and the night had washed something out of him. He put down the bow. “Go home,” he said. “You have taught me what a word is.”

Then there was light under the tree. Shiva blessed him, and the deer, the Purana says, stand in the sky as a constellation. They are shown there still: Mrigashira, the deer’s head, in Orion.`,
      foods: [
        'Fruit, milk, thandai without bhang',
        'Boiled sweet potato, makhana, sabudana',
        'Kuttu or singhara preparations in rock salt for those who eat once',
        'Ber, the small winter jujube, which is offered to Shiva in the north',
      ],
    },
    hi: {
      samagri: [
        'चार छोटे भाग: दूध, दही, घी और शहद, रात के एक-एक पहर के लिए',
        'अभिषेक के लिए पर्याप्त जल',
        'बेलपत्र, जहाँ रीति हो वहाँ धतूरा या आक के फूल, सफ़ेद फूल',
        'विभूति, चंदन, अक्षत',
        'रात भर के तेल वाला दीपक, धूप, कपूर',
        'गरम शॉल और बैठने की चटाई',
      ],
      vidhi: [
        'एक दिन पहले एक बार सादा भोजन करें।',
        'सुबह, रीति हो तो तिल से, स्नान करें; मंदिर जाएँ या घर पर जल चढ़ाएँ और संकल्प लें।',
        'दोपहर में विश्राम कर लें ताकि जागरण हो सके।',
        'सूर्यास्त के बाद रात के चार बराबर पहर करें और हर पहर में एक पूजा करें: क्रम से दूध, दही, घी और शहद से, हर बार बाद में शुद्ध जल से।',
        'बीच के समय “ॐ नमः शिवाय” जपें, पाठ करें, भजन गाएँ या मौन बैठें।',
        'मध्यरात्रि के निशीथ काल में पूरा ध्यान लगाएँ।',
        'सूर्योदय के बाद स्नान करके किसी को भोजन दें और चतुर्दशी रहते, या घर की रीति से, व्रत खोलें।',
      ],
      katha: `गुरुद्रुह नाम के शिकारी को दिन भर कुछ न मिला था और घर पर बच्चे भूखे थे। साँझ को वह पानी की तूंबी लेकर ताल के किनारे एक पेड़ पर चढ़ गया कि कोई पशु पानी पीने तो आएगा। उसे पता न था कि पेड़ बेल का है, नीचे शिवलिंग है और रात शिव की है।

पहले पहर एक हिरनी आई। धनुष चढ़ाते ही कुछ पत्ते झरे और तूंबी का पानी नीचे पत्थर पर छलक गया। हिरनी बोली, “मुझे जाने दो, बच्चों को बहन के पास छोड़कर लौट आऊँगी।” न जाने क्यों, उसने जाने दिया। दूसरे पहर उसकी बहन उसे ढूँढ़ती आई, तीसरे पहर दोनों को ढूँढ़ता हिरन। हर बार पत्ते गिरे, जल गिरा; हर बार वही विनती हुई और उसने मान ली, और समझ न पाया कि उसका क्रोध इतना पतला क्यों पड़ता जा रहा है।

चौथे पहर सब आ गए: हिरनी, उसकी बहन, हिरन और छोटे छौने, क्योंकि वचन सबने दिया था और कोई दूसरे को अकेला भेजने को तैयार न था। वे पेड़ के सामने पाँत में खड़े हो गए।

शिकारी देर तक उन्हें देखता रहा। न खाया था, न सोया था, और रात ने उसके भीतर से कुछ धो दिया था। उसने धनुष रख दिया। बोला, “घर जाओ। वचन क्या होता है, यह तुमने मुझे सिखा दिया।”

तब पेड़ के नीचे प्रकाश हुआ। शिव ने उसे आशीर्वाद दिया, और पुराण कहता है कि वे मृग आकाश में तारे बन गए। आज भी दिखाए जाते हैं: मृगशिरा नक्षत्र, ओरायन में।`,
      foods: [
        'फल, दूध, बिना भाँग की ठंडाई',
        'उबला शकरकंद, मखाना, साबूदाना',
        'एक बार खाने वालों के लिए सेंधा नमक में कुट्टू या सिंघाड़े के व्यंजन',
        'बेर, जो उत्तर भारत में शिव को चढ़ते हैं',
      ],
    },
  },
  en: {
    title: 'Maha Shivaratri vrat: four watches of one night',
    summary:
      'A fast that lasts through the night before the new Moon. How to divide the four watches, what to offer in each, and how to keep awake kindly.',
    coverAlt: 'A bilva tree over a linga at night, with deer standing at the edge of a pool.',
    body: `Most fasts are about the day. This one is about the night, and the fast is there to keep the night clear. It is the fourteenth of the dark half, when the Moon has thinned almost to nothing, in the weeks when winter lets go.

## When it falls

It is the Krishna Chaturdashi of Magha by the amanta months of the south and west, which the north calls Phalguna; the same night, in February or early March. The deciding hour is nishita, the eighth muhurta of the night, some forty-eight minutes around local midnight. The night that has Chaturdashi then is Shivaratri, whichever tithi the morning had. If two nights have it, we give the first. Around that time the Moon rises shortly before dawn and is less than 24° from the Sun, a thread if you see it at all.

Every month has a smaller one: [Masik Shivaratri](/rituals/vrats/masik-shivaratri).

## Dividing the night

Take sunset and the next sunrise in your city, and divide the time by four. With sunset at 6.15 and sunrise at 6.45, each watch is three hours and seven and a half minutes. In the first, pour milk; in the second curd; in the third ghee; in the fourth honey. Each is washed off with plain water. A spoonful of each is ample. What would have been litres can go to a shelter or a school kitchen, and many temples now ask for that.

If you cannot do four, do one, in the middle. If you cannot stay up at all, worship after sunset and go to bed with a clear conscience.

## Who keeps it

Women and men, householders and sadhus, whole villages in Himachal and Kashmir. In Kashmiri Pandit homes it is Herath, celebrated a day earlier with walnuts soaked in pots and served to every relative.

## How regions differ

In Varanasi and Ujjain there are processions of Shiva’s wedding. In Gujarat the fair at Junagadh runs through the night. In Telangana and Andhra people go to Srisailam and Vemulawada. In Tamil Nadu the four watches are kept most exactly, and offerings follow a printed list. In Mandi the village gods come down on palanquins and stay a week. Bhang is a custom in a few places and no part of the vow.

## Through the night, safely

Staying awake and fasting together is strenuous. Drive nowhere at four in the morning after it. Do not keep the full form if you have epilepsy, diabetes, heart trouble or a sleep disorder, are pregnant, or take medicines on schedule, unless your doctor agrees. Children may help with the first watch and then sleep under the shawl, which is how most of us remember the night. Warm milk is no defeat.`,
  },
  hi: {
    title: 'महाशिवरात्रि व्रत: एक रात के चार पहर',
    summary:
      'अमावस्या से पहले की रात का व्रत। चार पहर कैसे बाँटें, किस पहर में क्या चढ़ाएँ, और शरीर को सताए बिना जागरण कैसे करें।',
    coverAlt: 'रात में शिवलिंग पर झुका बेल का पेड़ और ताल के किनारे खड़े हिरन।',
    body: `अधिकतर व्रत दिन के होते हैं। यह रात का है, और उपवास इसलिए है कि रात में मन हल्का रहे। कृष्ण पक्ष की चौदहवीं तिथि, जब चंद्रमा घटते-घटते लगभग मिट चुका होता है, उन हफ़्तों में जब जाड़ा विदा ले रहा होता है।

## कब होती है

दक्षिण और पश्चिम के अमांत महीनों से माघ की कृष्ण चतुर्दशी, जिसे उत्तर भारत फाल्गुन कहता है; रात एक ही है, फ़रवरी या मार्च के आरंभ में। निर्णय निशीथ काल से होता है, जो रात का आठवाँ मुहूर्त है, स्थानीय आधी रात के आसपास के लगभग अड़तालीस मिनट। जिस रात उस समय चतुर्दशी हो वही शिवरात्रि है, सुबह चाहे जो तिथि रही हो। दो रातों में हो तो हम पहली बताते हैं। उन दिनों चंद्रमा भोर से ज़रा पहले उगता है और सूर्य से 24° से कम दूर होता है; दिखे भी तो धागे जैसा।

हर महीने इसका छोटा रूप भी आता है: [मासिक शिवरात्रि](/rituals/vrats/masik-shivaratri)।

## रात के पहर

अपने शहर के सूर्यास्त से अगले सूर्योदय तक का समय लें और चार से भाग दें। सूर्यास्त 6.15 और सूर्योदय 6.45 पर हो तो हर पहर तीन घंटे साढ़े सात मिनट का होगा। पहले पहर दूध, दूसरे में दही, तीसरे में घी, चौथे में शहद; हर बार बाद में सादे जल से धोएँ। एक-एक चम्मच बहुत है। जो लीटरों में बह जाता, वह किसी आश्रय या विद्यालय की रसोई में जा सकता है; अब बहुत-से मंदिर स्वयं यही कहते हैं।

चार पहर न हो सकें तो एक कीजिए, बीच का। जागना ही संभव न हो तो सूर्यास्त के बाद पूजा करके निश्चिंत सो जाइए।

## कौन रखता है

स्त्री-पुरुष, गृहस्थ-साधु, हिमाचल और कश्मीर में पूरे-पूरे गाँव। कश्मीरी पंडितों के यहाँ यह हेरथ है, जो एक दिन पहले होती है; घड़ों में भिगोए अखरोट सब रिश्तेदारों में बाँटे जाते हैं।

## जगह-जगह की रीति

वाराणसी और उज्जैन में शिव की बारात निकलती है। गुजरात में जूनागढ़ का मेला रात भर चलता है। तेलंगाना और आंध्र के लोग वेमुलवाड़ा और श्रीशैलम जाते हैं। तमिलनाडु में चारों पहर सबसे नियम से होते हैं, किस पहर क्या चढ़े इसकी सूची छपी रहती है। मंडी में गाँवों के देवता पालकियों में उतरते हैं और सप्ताह भर ठहरते हैं। भाँग कुछ जगहों की रीति है, व्रत का अंग नहीं।

## रात भर, सँभलकर

जागना और भूखा रहना साथ-साथ हो तो शरीर थकता है। उसके बाद तड़के गाड़ी न चलाएँ। मिर्गी, मधुमेह, हृदय की तकलीफ़ या नींद का रोग हो, गर्भावस्था हो, या समय पर दवा लेनी हो, तो डॉक्टर की सहमति बिना पूरा व्रत न रखें। बच्चे पहले पहर में हाथ बँटाकर शॉल में सो जाएँ; हममें से बहुतों को यह रात ऐसे ही याद है। गुनगुना दूध पी लेना हार नहीं है।`,
  },
};

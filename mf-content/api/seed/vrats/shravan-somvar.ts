import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'shravan-somvar',
  cover: 'vrats/shravan-somvar.svg',
  category: '',
  tags: ['shravan', 'monday', 'shiva', 'weekly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:14:00+05:30',
  details: {
    festivalIds: ['shravan-somvar', 'shravan-somvar-amanta'],
    deity: { en: 'Shiva', hi: 'शिव' },
    frequency: 'weekly',
    en: {
      samagri: [
        'A pot of clean water, Ganga water if there is some in the house',
        'A few spoons of milk and curd',
        'Bilva leaves, white flowers, akshata',
        'Sandal paste or vibhuti, lamp, camphor',
        'Fruit or misri for prasad',
      ],
      vidhi: [
        'On the first Monday decide how many you will keep: those of Shravana, or sixteen in a row.',
        'Rise early, bathe, and pour water at a temple or at home, without pushing in the queue.',
        'Offer milk or curd by the spoon, then water, then bilva and flowers.',
        'Repeat “Om Namah Shivaya” or the Mahamrityunjaya mantra 11 or 108 times.',
        'Eat once, after the worship at dusk or in the third quarter of the day, as your house does.',
        'Read or tell the story, perform aarti, and share the prasad.',
        'After the last Monday feed someone and give thanks.',
      ],
      katha: `Gods and asuras had agreed on one thing: to churn the ocean of milk together and share the nectar. Mount Mandara was the rod, the serpent Vasuki the rope, and Vishnu, as a tortoise, held the mountain up. They pulled, first this side, then that.

What came first was not nectar. Vasuki, dragged back and forth, breathed out heat, and something black rose on the water, with fumes that made the birds drop from the air. It was halahala, the poison that had been at the bottom of everything. Both sides let go of the rope. Nobody had thought of this part when they agreed on shares.

They went to Kailasa. Shiva listened, looked at Parvati, and said that those who have strength should use it for those who have none. He gathered the black thing in the hollow of his hand as one takes a sip of water, and drank. Parvati put her hand to his neck. The poison stayed in the throat and turned it blue, and there it still is.

He was burning, and the gods poured water over him, all they could carry. The Moon lay on his head to cool it. Then the churning went on, and cow, tree, horse, goddess and nectar came up, each in turn.

Tradition places this in the rains, and that is why in Shravana everyone, from the child with a tumbler to the kanwariya with his two pots, brings water to the blue-throated one. It is a way to say thank you for what was swallowed on our behalf.`,
      foods: [
        'Fruit, milk, buttermilk, coconut water through the day',
        'Sabudana khichdi, sama rice, potatoes, with rock salt',
        'Or one ordinary meal without onion and garlic after the evening worship',
        'Leave leafy greens this month: monsoon leaves are hard to clean',
      ],
    },
    hi: {
      samagri: [
        'लोटे में साफ़ जल, घर में हो तो गंगाजल',
        'कुछ चम्मच दूध और दही',
        'बेलपत्र, सफ़ेद फूल, अक्षत',
        'चंदन या विभूति, दीपक, कपूर',
        'प्रसाद के लिए फल या मिश्री',
      ],
      vidhi: [
        'पहले सोमवार को तय करें कि कितने रखने हैं: श्रावण भर के, या लगातार सोलह।',
        'सवेरे उठकर स्नान करें और मंदिर में या घर पर जल चढ़ाएँ; क़तार में धक्का न दें।',
        'चम्मच से दूध या दही, फिर जल, फिर बेलपत्र और फूल चढ़ाएँ।',
        '“ॐ नमः शिवाय” या महामृत्युंजय मंत्र 11 या 108 बार जपें।',
        'साँझ की पूजा के बाद, या घर की रीति से दिन के तीसरे पहर, एक बार भोजन करें।',
        'कथा पढ़ें या सुनाएँ, आरती करें और प्रसाद बाँटें।',
        'अंतिम सोमवार के बाद किसी को भोजन कराएँ और धन्यवाद कहें।',
      ],
      katha: `देवता और असुर एक बात पर सहमत हुए: क्षीरसागर को मिलकर मथेंगे और अमृत बाँट लेंगे। मंदराचल मथानी बना, वासुकि नाग रस्सी, और कच्छप बने विष्णु ने पर्वत को पीठ पर थामा। खींचने लगे, कभी इधर, कभी उधर।

सबसे पहले अमृत नहीं निकला। बार-बार खिंचते वासुकि की साँस से आग निकली और जल पर एक काली चीज़ उठी, जिसके धुएँ से उड़ते पक्षी गिरने लगे। वह हलाहल था, जो सबकी तह में पड़ा था। दोनों पक्षों के हाथ से रस्सी छूट गई। हिस्से बाँटते समय इसके बारे में किसी ने सोचा ही न था।

सब कैलास पहुँचे। शिव ने सुना, पार्वती की ओर देखा, और कहा कि जिसमें बल है उसे उनके काम आना चाहिए जिनमें नहीं है। उन्होंने उस कालिमा को अंजलि में ऐसे समेटा जैसे कोई आचमन का जल लेता है, और पी गए। पार्वती ने उनके गले पर हाथ रख दिया। विष कंठ में ठहर गया, कंठ नीला हो गया, और आज तक है।

वे तप रहे थे। देवता जितना जल ला सके, लाकर चढ़ाते रहे। शीतलता के लिए चंद्रमा माथे पर आ बैठा। फिर मंथन चला और गाय, वृक्ष, अश्व, देवी और अमृत एक-एक कर निकले।

मान्यता है कि यह वर्षा की ऋतु थी। इसीलिए श्रावण में गिलास लिए बच्चे से लेकर दो कलश उठाए काँवरिए तक, सब नीलकंठ के पास जल लाते हैं। हमारे लिए जो पिया गया, उसका धन्यवाद कहने का यही ढंग है।`,
      foods: [
        'दिन में फल, दूध, छाछ, नारियल-पानी',
        'सेंधा नमक में साबूदाने की खिचड़ी, समा के चावल, आलू',
        'या साँझ की पूजा के बाद बिना प्याज़-लहसुन का एक साधारण भोजन',
        'इस महीने पत्तेदार साग छोड़ें: बरसाती पत्ते साफ़ करना कठिन है',
      ],
    },
  },
  en: {
    title: 'Shravan Somvar: the Mondays of the rainy month',
    summary:
      'Four or five Mondays for Shiva in the rains. Why north and south begin two weeks apart, the sixteen Mondays, the kanwar walk, and a sensible fast.',
    coverAlt: 'Rain clouds over green hills as a hand pours water from a copper pot upon a linga.',
    body: `In Shravana everything drips. The hills are green, the rivers brown, and on Monday mornings there is a wet line outside every Shiva temple. Monday is Somvar, the day of Soma, the Moon whom Shiva wears; Shravana is the month named after Shravana nakshatra, in or near which its full Moon stands.

## When it falls

Here the calendar honestly differs. In the north the month is counted from full Moon to full Moon (purnimanta), so Shravana begins the day after Guru Purnima. In Maharashtra, Gujarat, Karnataka, Andhra and Telangana it is counted from new Moon to new Moon (amanta) and begins about fifteen days later. The bright half is common to both. So a family from Nagpur and one from Lucknow share two or three Mondays and have two of their own. We list both series; the [panchang](/astrology-services/panchang) names the month either way. There are four Mondays as a rule, and five now and then. In Nepal and in some hill districts of Uttarakhand and Himachal the month is solar, from one sankranti to the next.

## Who keeps it

Anyone. Unmarried women keep it thinking of a partner, students of examinations, old people of Shiva. Some start a series of sixteen Mondays (Solah Somvar) on the first Monday of Shravana and carry it into November.

## How the day goes

Water is the whole worship; the rest is ornament. A copper pot for water is fine. For milk or curd use brass or steel, as these react with copper. One spoon in the name of abhishek is enough, and a cup to a child who has none is the better half of it. Bilva leaves are washed and used again on the next day if fresh ones are scarce; the texts allow it.

The meal is taken once. In many homes this is at dusk, in some after three in the afternoon. The story is read before eating.

## How regions differ

Kanwariyas walk from Haridwar, Sultanganj and Gangotri with water on their shoulders, a hundred kilometres and more, for Shivalayas at home or Deoghar. If you drive on those roads, slow down. In Ujjain the Mahakal procession goes through the town each Monday. In Maharashtra a handful of one grain, shivamuth, is offered: rice on the first Monday, then sesame, green gram, barley. Kashmir walks to Amarnath. Gujarat begins its Mondays with the amanta month and fills the road to Somnath.

## Rain, feet and health

Walkers: dry your feet, treat blisters, boil or filter the water, and stop if you have fever. Fasting week after week needs thought as well. With diabetes, pregnancy, breastfeeding, low weight, or daily medicine, take your doctor’s advice, and keep the Monday with a satvik meal instead of hunger. Children may give up sweets for the day, which they will remember longer. Temple floors are slippery; hold the hand of the oldest person in the line.`,
  },
  hi: {
    title: 'श्रावण सोमवार: बरसात के महीने के सोमवार',
    summary:
      'बरसात में शिव के चार-पाँच सोमवार। उत्तर और दक्षिण में दो सप्ताह का अंतर क्यों, सोलह सोमवार, काँवर, और समझदारी का व्रत।',
    coverAlt: 'हरी पहाड़ियों पर बरसते बादल और ताँबे के लोटे से शिवलिंग पर गिरती जलधारा।',
    body: `सावन में सब कुछ टपकता है। पहाड़ हरे, नदियाँ मटमैली, और सोमवार की सुबह हर शिवालय के बाहर भीगी क़तार। सोमवार सोम का दिन है, उस चंद्रमा का जिसे शिव धारण करते हैं; श्रावण का नाम श्रवण नक्षत्र पर है, जिसमें या जिसके पास इस महीने की पूर्णिमा का चाँद होता है।

## कब होते हैं

यहाँ पंचांगों में सचमुच अंतर है। उत्तर भारत में महीना पूर्णिमा से पूर्णिमा (पूर्णिमांत) गिना जाता है, इसलिए श्रावण गुरु पूर्णिमा के अगले दिन लग जाता है। महाराष्ट्र, गुजरात, कर्नाटक, आंध्र और तेलंगाना में अमावस्या से अमावस्या (अमांत) गिनते हैं और वह लगभग पंद्रह दिन बाद लगता है। शुक्ल पक्ष दोनों में एक है। इसलिए नागपुर और लखनऊ के परिवारों के दो-तीन सोमवार साझे होते हैं और दो अपने-अपने। हम दोनों सूचियाँ देते हैं; [पंचांग](/astrology-services/panchang) में महीने का नाम देख लें। सोमवार प्रायः चार होते हैं, कभी-कभी पाँच। नेपाल में, और उत्तराखंड-हिमाचल के कुछ पहाड़ी ज़िलों में महीना सौर है, एक संक्रांति से दूसरी तक।

## कौन रखता है

कोई भी। अविवाहित लड़कियाँ जीवनसाथी का, विद्यार्थी परीक्षा का और बुज़ुर्ग शिव का स्मरण करके रखते हैं। कुछ लोग श्रावण के पहले सोमवार से सोलह सोमवार शुरू करते हैं, जो नवंबर तक चलते हैं।

## दिन कैसे बीतता है

पूजा असल में जल ही है, बाक़ी शृंगार है। जल के लिए ताँबे का लोटा ठीक है। दूध-दही के लिए पीतल या स्टील लें, क्योंकि ताँबे से उनकी क्रिया होती है। अभिषेक के नाम पर एक चम्मच बहुत है; एक प्याला उस बच्चे को देना, जिसे मिलता नहीं, इसका बेहतर आधा है। ताज़े बेलपत्र कम हों तो पुराने धोकर अगले दिन फिर चढ़ाए जा सकते हैं, शास्त्र इसकी अनुमति देते हैं।

भोजन एक बार होता है। बहुत-से घरों में साँझ को, कुछ में दोपहर तीन के बाद। खाने से पहले कथा पढ़ी जाती है।

## जगह-जगह की रीति

काँवरिए हरिद्वार, सुल्तानगंज और गंगोत्री से कंधे पर जल लेकर सौ किलोमीटर और उससे अधिक चलते हैं, अपने गाँव के शिवालय या देवघर तक। उन रास्तों पर गाड़ी धीमी रखें। उज्जैन में हर सोमवार महाकाल की सवारी नगर में निकलती है। महाराष्ट्र में शिवामूठ चढ़ती है, हर सोमवार एक अनाज की मुट्ठी: पहले चावल, फिर तिल, मूँग, जौ। कश्मीर में अमरनाथ की यात्रा होती है। गुजरात अपने सोमवार अमांत महीने से शुरू करता है और सोमनाथ का रास्ता भर जाता है।

## बारिश, पाँव और सेहत

पैदल चलने वाले पाँव सुखाएँ, छालों का ध्यान रखें, पानी उबला या छना पिएँ और बुख़ार हो तो रुक जाएँ। हर हफ़्ते का उपवास भी सोचकर करें। मधुमेह, गर्भावस्था, स्तनपान, कम वज़न या रोज़ की दवा हो तो डॉक्टर की सलाह लें और भूखे रहने के बदले सात्विक भोजन के साथ सोमवार रखें। बच्चे उस दिन मिठाई छोड़ सकते हैं, वह उन्हें ज़्यादा दिन याद रहेगा। मंदिर का फ़र्श फिसलता है; क़तार में सबसे बुज़ुर्ग का हाथ थाम लें।`,
  },
};

import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'pongal',
  cover: 'festivals/pongal.svg',
  category: '',
  tags: ['harvest', 'surya', 'south india'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:12:00+05:30',
  details: {
    festivalIds: ['pongal', 'bhogi', 'mattu-pongal', 'kanuma'],
    deity: { en: 'Surya', hi: 'सूर्य' },
    regions: {
      en: ['Tamil Nadu', 'Puducherry', 'Andhra Pradesh', 'Telangana'],
      hi: ['तमिलनाडु', 'पुदुच्चेरी', 'आंध्र प्रदेश', 'तेलंगाना'],
    },
    en: {
      samagri: [
        'A new clay or brass pot',
        'New rice, split moong and jaggery',
        'Milk, ghee, cashew, raisins, cardamom',
        'A turmeric plant with its leaves, tied round the neck of the pot',
        'Two stalks of sugarcane',
        'Rice flour for kolam',
      ],
      vidhi: [
        'Draw a kolam in the open, where the morning Sun falls, and set three bricks for a hearth.',
        'Tie turmeric to the pot, mark it with sandal and kumkum.',
        'Bring milk and water to the boil and let it rise over the rim, to the call of "Pongalo Pongal!"',
        'Add rice and moong, then jaggery and ghee, and cook until soft.',
        'Offer the first spoon to the Sun on a banana leaf with sugarcane.',
        'Eat together; send a bowl to the neighbours.',
      ],
      katha:
        'A story told to children explains why the ox ploughs. Shiva once called his bull Nandi and gave him a message for the people of the earth: “Tell them to rub oil on the body and bathe every day, and to eat once a month.”\n\nNandi set out gladly. The road was long, the flowers were sweet, and by the time he arrived the words had changed places in his head. “Eat every day,” he told the people, “and take an oil bath once a month.” They were delighted.\n\nWhen Nandi reported this at Kailasa, Shiva looked at him for a long moment. “Now they will need far more food than they can grow,” he said. “You made the promise, so you shall help them keep it. Go down and pull the plough.”\n\nNandi went without complaint. The farmers, who saw how hard he worked, were ashamed to give him only straw. So one day in the year, on the third day of the festival, the bull does nothing at all. He is washed in the pond, his horns are painted, and he eats sweet rice before anybody else does.',
      foods: [
        'Sakkarai pongal (sweet)',
        'Ven pongal with pepper',
        'Vadai',
        'Sugarcane',
        'Ezhu kari kuzhambu, a stew of seven vegetables',
      ],
    },
    hi: {
      samagri: [
        'मिट्टी या पीतल का नया बर्तन',
        'नया चावल, मूँग दाल और गुड़',
        'दूध, घी, काजू, किशमिश, इलायची',
        'बर्तन के गले में बाँधने को पत्तों समेत हल्दी का पौधा',
        'गन्ने की दो डंडियाँ',
        'कोलम के लिए चावल का आटा',
      ],
      vidhi: [
        'खुले में, जहाँ सुबह की धूप आए, कोलम बनाएँ और तीन ईंटों का चूल्हा रखें।',
        'बर्तन पर हल्दी बाँधें, चंदन और कुमकुम लगाएँ।',
        'दूध-पानी उबालें और “पोंगलो पोंगल!” कहते हुए उसे किनारे से छलकने दें।',
        'चावल और मूँग डालें, फिर गुड़ और घी, और नरम होने तक पकाएँ।',
        'केले के पत्ते पर गन्ने के साथ पहला चम्मच सूर्य को अर्पित करें।',
        'सब साथ खाएँ और एक कटोरा पड़ोस में भेजें।',
      ],
      katha:
        'बच्चों को एक कहानी सुनाई जाती है कि बैल हल क्यों खींचता है। शिव ने एक बार नंदी को धरती वालों के लिए संदेश दिया: “उनसे कहना, रोज़ तेल लगाकर नहाएँ और महीने में एक बार भोजन करें।”\n\nनंदी ख़ुशी-ख़ुशी चला। रास्ता लंबा था, फूल मीठे थे, और पहुँचते-पहुँचते बात दिमाग़ में उलट गई। उसने कहा, “रोज़ भोजन करो और महीने में एक बार तेल लगाकर नहाओ।” लोग बहुत प्रसन्न हुए।\n\nकैलास लौटकर उसने यह बताया तो शिव देर तक उसे देखते रहे। फिर बोले, “अब इन्हें इतना अन्न चाहिए होगा जितना ये अकेले उगा नहीं सकते। वचन तुमने दिया है, तो निभाने में साथ भी दो। जाओ, इनका हल खींचो।”\n\nनंदी बिना शिकायत चला गया। किसानों ने देखा कि वह कितनी मेहनत करता है, और उसे केवल भूसा देते उन्हें संकोच हुआ। इसलिए साल में एक दिन, पर्व के तीसरे दिन, बैल कोई काम नहीं करता। उसे तालाब में नहलाते हैं, सींग रँगते हैं, और मीठा चावल सबसे पहले वही खाता है।',
      foods: [
        'सक्करै पोंगल (मीठा)',
        'काली मिर्च वाला वेण पोंगल',
        'वडै',
        'गन्ना',
        'सात सब्ज़ियों का एळु करि कुळंबु',
      ],
    },
  },
  en: {
    title: 'Pongal: four days of rice, Sun and cattle',
    summary:
      'Bhogi, Thai Pongal, Mattu Pongal and Kaanum Pongal: what each day is for, how the date follows the Sun, and a kind day for the animals.',
    coverAlt: 'A decorated clay pot boiling over between two sugarcane stalks, with a kolam below.',
    body: `The word means “it boils over”. The whole festival leans towards that one moment, when milk climbs in the pot, spills down the side, and everybody in the courtyard shouts.

## The first of Thai

Pongal is the first day of the Tamil month Thai, which begins when the Sun enters Makara. The Tamil rule asks for sunset: an entry before sunset begins the month the same day, a later one the next. So it shares its date with [Makar Sankranti](/rituals/festivals/makar-sankranti), on 14 or 15 January. A Tamil proverb says that when Thai is born, a way opens; weddings and new work wait for it.

## Four days, four thanks

**Bhogi.** The house is cleaned and whitewashed, old mats and broken baskets go out.

**Thai Pongal.** Rice of the new harvest is cooked outdoors, facing east. It is the Sun’s share before it is ours.

**Mattu Pongal.** Cattle are bathed and garlanded and get the day off. In Andhra and Telangana this day is Kanuma, with its own dishes.

**Kaanum Pongal.** People go and see each other: elders for a blessing, the river or the beach for a picnic.

In town flats the hearth is a gas ring and the pot a pressure pan without its lid, with one sugarcane tied to the balcony rail. Nobody minds. Sri Lankan, Malaysian and Mauritian Tamil families keep the same order of days. In Andhra, Bhogi begins with a bonfire before dawn, and children have berries, petals and coins showered over them in the evening.

## A thing to do with children

Draw the kolam together: a grid of dots, then one line that passes round all of them and comes back to its start. Use rice flour, as grandmothers did, so that ants and sparrows can eat the picture afterwards.

## Gentle habits

The old Bhogi fire was of straw and mats. Tyres and plastic do not belong in it; leave them for the recycler and the January air will thank you. Paint horns with turmeric or lime, not with enamel, take tight bells off in the evening, and never give animals alcohol or chilli to make them lively. Watch the boiling pot from arm’s length, sleeves tied, with small children on the far side of the kolam.`,
  },
  hi: {
    title: 'पोंगल: चावल, सूर्य और पशुओं के चार दिन',
    summary:
      'भोगी, थाई पोंगल, मट्टू पोंगल और काणुम पोंगल: कौन-सा दिन किसके नाम है, तारीख़ सूर्य से कैसे बनती है, और पशुओं के लिए स्नेह का एक दिन।',
    coverAlt: 'गन्ने की दो डंडियों के बीच उफनता सजा हुआ मिट्टी का बर्तन, नीचे कोलम।',
    body: `पोंगल का अर्थ है उफनना। सारा त्योहार उसी एक पल की ओर बढ़ता है, जब दूध बर्तन में चढ़ता है, किनारे से छलकता है और आँगन में सब एक साथ पुकार उठते हैं।

## थाई महीने का पहला दिन

पोंगल तमिल महीने थाई का पहला दिन है, जो सूर्य के मकर में आने से शुरू होता है। तमिल नियम सूर्यास्त देखता है: प्रवेश उससे पहले हो तो महीना उसी दिन से, बाद में हो तो अगले दिन से। इसलिए इसकी तारीख़ [मकर संक्रांति](/rituals/festivals/makar-sankranti) वाली ही रहती है, 14 या 15 जनवरी। तमिल में कहावत है कि थाई आई तो राह खुली; विवाह और नए काम इसी की बाट देखते हैं।

## चार दिन, चार धन्यवाद

**भोगी।** घर की सफ़ाई और पुताई होती है, पुरानी चटाइयाँ और टूटी टोकरियाँ बाहर जाती हैं।

**थाई पोंगल।** नई फ़सल का चावल खुले में, पूरब की ओर मुँह करके पकता है। पहला भाग सूर्य का, फिर हमारा।

**मट्टू पोंगल।** गाय-बैल नहाते हैं, माला पहनते हैं और दिन भर की छुट्टी पाते हैं। आंध्र और तेलंगाना में यह कनुमा है, अपने पकवानों के साथ।

**काणुम पोंगल।** लोग मिलने निकलते हैं: बड़ों से आशीर्वाद लेने, नदी या समुद्र किनारे साथ खाने।

शहर के फ़्लैट में चूल्हा गैस का होता है और बर्तन बिना ढक्कन का कुकर, बालकनी की जाली से एक गन्ना बँधा हुआ। किसी को कोई कमी नहीं लगती। श्रीलंका, मलेशिया और मॉरीशस के तमिल घर भी यही क्रम रखते हैं। आंध्र में भोगी भोर के अलाव से शुरू होती है, और शाम को बच्चों पर बेर, पंखुड़ियाँ और सिक्के बरसाए जाते हैं।

## बच्चों के साथ

साथ बैठकर कोलम बनाइए: पहले बिंदुओं का जाल, फिर एक रेखा जो सबके चारों ओर घूमकर वहीं लौट आए जहाँ से चली थी। दादी की तरह चावल का आटा लीजिए, ताकि बाद में चींटियाँ और गौरैया भी इस चित्र का स्वाद लें।

## नरमी की बातें

भोगी की पुरानी आग पुआल और चटाई की थी। टायर और प्लास्टिक का उसमें कोई काम नहीं; उन्हें कबाड़ वाले को दें, जनवरी की हवा साफ़ रहेगी। सींग हल्दी या चूने से रँगें, पेंट से नहीं; कसी घंटियाँ शाम को उतार दें, और पशुओं को जोश दिलाने के लिए मिर्च या शराब कभी न दें। उफनते बर्तन से हाथ भर दूर रहें, आस्तीन समेट लें और छोटे बच्चों को कोलम के उस पार बैठाएँ।`,
  },
};

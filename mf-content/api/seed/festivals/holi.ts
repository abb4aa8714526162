import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'holi',
  cover: 'festivals/holi.svg',
  category: '',
  tags: ['colours', 'spring', 'krishna', 'purnima'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:22:00+05:30',
  details: {
    festivalIds: ['holi', 'holika-dahan', 'rang-panchami'],
    deity: { en: 'Vishnu (Narasimha), Krishna', hi: 'विष्णु (नृसिंह), कृष्ण' },
    regions: {
      en: ['All India', 'Braj', 'Uttar Pradesh', 'Bihar', 'Rajasthan', 'West Bengal', 'Goa'],
      hi: ['पूरा भारत', 'ब्रज', 'उत्तर प्रदेश', 'बिहार', 'राजस्थान', 'पश्चिम बंगाल', 'गोवा'],
    },
    en: {
      samagri: [
        'Dry wood, cow-dung cakes and a few green ears of barley or wheat',
        'Roli, unbroken rice, raw cotton thread',
        'A lota of water, jaggery, batasha',
        'Gulal made of flower and starch colours',
        'Oil for skin and hair',
      ],
      vidhi: [
        'On Purnima evening sprinkle water around the pile and put roli, rice and jaggery before it.',
        'Walk round it three or seven times, winding the cotton thread.',
        'Light it in pradosha, after Bhadra has ended, keeping a broad empty ring around it.',
        'Roast the green ears at the edge and share the grains.',
        'Next morning touch a little gulal to the feet of elders and the foreheads of equals.',
        'Play until noon, bathe, and visit each other in clean clothes in the evening.',
      ],
      katha:
        'Hiranyakashipu had won a strange promise: he could be killed neither by man nor beast, neither by day nor night, neither indoors nor outdoors. Feeling safe, he ordered that everyone should worship him alone. The one who would not was his own small son. Prahlada said Vishnu’s name at his lessons, at play and in his sleep.\n\nThe king tried threats, snakes and a fall from a cliff. The boy came back each time, unhurt and not even angry. Then the king’s sister Holika offered to help. She owned a cloth that fire could not touch. She wrapped herself in it, took Prahlada on her lap and sat down on a burning pyre.\n\nThe wind rose. The cloth slipped from her shoulders and settled on the child. In the morning people found Prahlada sitting in warm ash, and of Holika nothing.\n\nThe story ends at another sunset, when Vishnu came out of a pillar as Narasimha, half man and half lion, on a threshold, at dusk, and the clever promise protected no one. On Holi night people remember the earlier part: what was meant to burn the child burned the cruelty.',
      foods: [
        'Gujiya',
        'Dahi bhalla',
        'Kanji vada',
        'Thandai with nuts',
        'Puran poli in Maharashtra',
        'Malpua in Bihar and Odisha',
      ],
    },
    hi: {
      samagri: [
        'सूखी लकड़ी, उपले और जौ या गेहूँ की कुछ हरी बालियाँ',
        'रोली, अक्षत, कच्चा सूत',
        'जल का लोटा, गुड़, बताशे',
        'फूलों और स्टार्च से बना गुलाल',
        'त्वचा और बालों के लिए तेल',
      ],
      vidhi: [
        'पूर्णिमा की शाम होलिका के चारों ओर जल छिड़कें और रोली, अक्षत, गुड़ अर्पित करें।',
        'कच्चा सूत लपेटते हुए तीन या सात परिक्रमा करें।',
        'भद्रा बीतने पर प्रदोष में अग्नि दें; चारों ओर चौड़ी जगह ख़ाली रहे।',
        'हरी बालियाँ आग के किनारे भूनें और दाने बाँटें।',
        'अगली सुबह बड़ों के चरणों और साथियों के माथे पर थोड़ा गुलाल लगाएँ।',
        'दोपहर तक खेलें, स्नान करें और शाम को साफ़ कपड़ों में मिलने जाएँ।',
      ],
      katha:
        'हिरण्यकशिपु ने अनोखा वरदान पाया था: न मनुष्य मारे न पशु, न दिन में न रात में, न घर के भीतर न बाहर। अपने को सुरक्षित मानकर उसने आज्ञा दी कि सब उसी को पूजें। जिसने नहीं माना, वह उसका अपना नन्हा बेटा था। प्रह्लाद पाठ में, खेल में, नींद में भी विष्णु का नाम लेता।\n\nराजा ने धमकाया, साँप छोड़े, पहाड़ी से गिरवाया। बालक हर बार सकुशल लौट आया, और मन में क्रोध भी नहीं। तब राजा की बहन होलिका आगे आई। उसके पास ऐसी ओढ़नी थी जिसे आग छू नहीं सकती थी। उसे ओढ़कर वह प्रह्लाद को गोद में लिए जलती चिता पर बैठ गई।\n\nहवा चली। ओढ़नी उसके कंधों से सरककर बच्चे पर आ गिरी। सुबह लोगों ने देखा, प्रह्लाद गरम राख में बैठा है और होलिका का निशान तक नहीं।\n\nकथा एक और साँझ पर पूरी होती है, जब विष्णु खंभे से नृसिंह बनकर निकले: आधे मनुष्य, आधे सिंह, देहली पर, संध्या में; और चतुर वरदान किसी काम न आया। होली की रात लोग पहला भाग याद करते हैं: जो आग बच्चे के लिए थी, उसमें क्रूरता जली।',
      foods: [
        'गुझिया',
        'दही भल्ला',
        'कांजी वड़ा',
        'मेवे की ठंडाई',
        'महाराष्ट्र की पूरन पोली',
        'बिहार और ओडिशा के मालपुए',
      ],
    },
  },
  en: {
    title: 'Holi: a fire in the evening, colours at dawn',
    summary:
      'Holika Dahan at pradosha and the colours of the next morning: the Bhadra rule, Braj, Bengal and the hills, and a Holi kind to skin and animals.',
    coverAlt: 'Bowls of red, yellow and teal powder with clouds of colour rising above them.',
    body: `Two days, two moods. On the evening of the full Moon the street gathers round a fire and is almost solemn. Next morning the same street does not recognise itself.

## The full Moon of Phalguna

Holika Dahan falls on Phalguna Purnima, at *pradosha*, the first part of the night. One thing is avoided: Bhadra, the name for the half-tithi Vishti, which always fills the first half of a Purnima. If Bhadra holds the evening, the fire waits until it has ended, even late at night; in certain years it is moved to the next evening. The day after the fire is the day of colours, called Dhulandi, Dhuleti or Dhulivandan.

That is why two cities, or two almanacs, sometimes disagree by a day. Our page of dates shows the rule that decided.

## One festival, many plays

**Braj** starts early: at Barsana women chase the men of Nandgaon with bamboo staves, and the men, padded, take it laughing. **Bengal and Odisha** swing Krishna and Radha on Dol Purnima; Shantiniketan greets spring with songs. **Kumaon** sits down to sing classical Holi, in ragas, for weeks. **Goa and Konkan** have Shigmo with drums and floats. In **Maharashtra and Malwa** the colours come again, and stronger, on Rang Panchami, five days later. In Anandpur Sahib, Sikhs hold Hola Mohalla with riding and mock battles.

Bosses and clerks, landlords and tenants are equally purple by eleven. For one morning the rank of a person cannot be read off the shirt. That may be the oldest idea in the festival.

## What children can make

Soak palash or marigold petals overnight and you have yellow water by breakfast. Beetroot gives pink; turmeric with gram flour makes a soft powder. Mixing them is half the fun.

## Ask first, wash easily

Ask before you colour anyone, and accept a no; “it’s Holi” is not a permission. Oil skin and hair beforehand, shut your eyes when powder flies, keep away from metallic and engine paints. No balloons at passers-by or two-wheelers. Dogs, cows and cats lick themselves clean, so colour makes them ill: leave them out of the game and give them a quiet corner. Burn only fallen wood, at a distance from trees and wires. And use two buckets where the hose would use twenty.`,
  },
  hi: {
    title: 'होली: शाम को आग, सुबह को रंग',
    summary:
      'प्रदोष में होलिका दहन और अगली सुबह के रंग: भद्रा का नियम, ब्रज, बंगाल और पहाड़ की होली, और त्वचा व पशुओं का ध्यान रखने वाला खेल।',
    coverAlt: 'लाल, पीले और नीले-हरे गुलाल के कटोरे, ऊपर उठते रंग के बादल।',
    body: `दो दिन, दो मन। पूर्णिमा की शाम पूरी गली आग के चारों ओर जुटती है, लगभग गंभीर। अगली सुबह वही गली पहचान में नहीं आती।

## फाल्गुन की पूर्णिमा

होलिका दहन फाल्गुन पूर्णिमा को प्रदोष में, यानी रात के पहले हिस्से में होता है। एक बात से बचा जाता है: भद्रा। विष्टि करण को भद्रा कहते हैं और वह पूर्णिमा के पहले आधे भाग में रहती ही है। शाम को भद्रा हो तो आग उसके बीतने तक रुकती है, चाहे रात हो जाए; किसी-किसी साल दहन अगली शाम को जाता है। दहन का अगला दिन रंगों का है: धुलेंडी, धुलेटी या धूलिवंदन।

इसीलिए कभी दो शहरों या दो पंचांगों में एक दिन का अंतर दिखता है। हमारी तारीख़ों के साथ वह नियम भी लिखा रहता है जिससे दिन तय हुआ।

## पर्व एक, खेल अनेक

**ब्रज** में होली पहले ही शुरू हो जाती है: बरसाने की स्त्रियाँ नंदगाँव के हुरियारों पर लाठियाँ चलाती हैं और वे ढाल सँभाले हँसते हैं। **बंगाल और ओडिशा** दोल पूर्णिमा पर राधा-कृष्ण को झुलाते हैं; शांतिनिकेतन गीतों से वसंत का स्वागत करता है। **कुमाऊँ** में हफ़्तों बैठकी होली चलती है, रागों में। **गोवा और कोंकण** में ढोल और झाँकियों का शिगमो है। **महाराष्ट्र और मालवा** में पाँच दिन बाद रंगपंचमी पर रंग दोबारा और ज़ोर से खेला जाता है। आनंदपुर साहिब में सिख होला मोहल्ला मनाते हैं, घुड़सवारी और नक़ली युद्ध के साथ।

ग्यारह बजते-बजते साहब और मुंशी बराबर बैंगनी हो चुके होते हैं। एक सुबह के लिए कुरते से ओहदा पढ़ा नहीं जा सकता। शायद त्योहार की सबसे पुरानी बात यही है।

## बच्चे क्या बनाएँ

पलाश या गेंदे की पंखुड़ियाँ रात भर भिगो दीजिए, नाश्ते तक पीला रंग तैयार। चुकंदर से गुलाबी, और बेसन में हल्दी मिलाकर मुलायम गुलाल। आधा मज़ा तो घोलने में है।

## पहले पूछें, फिर रँगें

किसी को रंग लगाने से पहले पूछ लें और “नहीं” का मान रखें; “बुरा न मानो” अनुमति नहीं है। त्वचा और बालों में पहले से तेल लगाएँ, गुलाल उड़े तो आँखें बंद कर लें, चमकीले और मशीनी पेंट से दूर रहें। राहगीरों और दुपहिया वालों पर गुब्बारे न फेंकें। कुत्ते, गाय और बिल्ली अपने को चाटकर साफ़ करते हैं, रंग से बीमार पड़ते हैं: उन्हें खेल से अलग, शांत कोने में रखें। केवल गिरी-सूखी लकड़ी जलाएँ, पेड़ों और तारों से दूर। और जहाँ पाइप से बीस बाल्टी बहती हों, वहाँ दो से काम चलाएँ।`,
  },
};

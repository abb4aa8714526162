import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'bhai-dooj',
  cover: 'festivals/bhai-dooj.svg',
  category: '',
  tags: ['family', 'diwali', 'yama', 'yamuna'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:52:00+05:30',
  details: {
    festivalIds: ['bhai-dooj'],
    deity: { en: 'Yama, Yamuna, Chitragupta', hi: 'यम, यमुना, चित्रगुप्त' },
    regions: {
      en: ['North India', 'West Bengal', 'Maharashtra', 'Gujarat', 'Bihar', 'Nepal'],
      hi: ['उत्तर भारत', 'पश्चिम बंगाल', 'महाराष्ट्र', 'गुजरात', 'बिहार', 'नेपाल'],
    },
    en: {
      samagri: [
        'Sandal or roli, rice, durva grass',
        'A coconut or betel nut',
        'A lamp and a plate',
        'A clean wooden seat and rice-flour drawing on the floor',
        'The favourite dish of the one who comes',
        'Pen and inkpot, for Chitragupta, in many Kayastha homes',
      ],
      vidhi: [
        'Draw a small square with rice flour and put the seat on it.',
        'In the afternoon seat the brother or sister facing east or north.',
        'Apply the tilak with rice and durva, tie a thread if you wish.',
        'Give betel nut or coconut, wave the lamp and say a wish for a long life.',
        'Serve the meal with your own hand.',
        'Exchange gifts, and remember those who are far away with one plate set aside or one call.',
      ],
      katha:
        'Surya and Sanjna had twins. The boy, Yama, was given the hardest of offices: he leads the dead and judges them, and is welcome nowhere. The girl, Yamuna, came down to earth as a river. She often sent word: “Brother, come and eat with me.” He always had work.\n\nOne day, the second of Kartika’s bright half, he set it down. It is said that on his way he opened the gates of his realm, so that for the length of a lunch nobody was kept there. He stood at her bank, rather shyly. She saw him and ran, washed his feet, put sandal on his brow and cooked all he had liked as a child. Nobody had ever cooked for Death before.\n\nWhen he rose to go he said: “Ask for something.” She did not think of herself. “Come again each year on this day. And let every brother who eats at his sister’s table today be without fear of you.” “So be it,” said Yama, and it is told that he still has a tear in his eye when he tells the story.\n\nIn Mathura brothers and sisters go down to the Yamuna hand in hand on this morning and bathe together at Vishram Ghat.',
      foods: [
        'Puri, potato and kheer',
        'Basundi puri in Maharashtra',
        'Luchi, payesh and sandesh in Bengal',
        'Bajri or chickpeas eaten before speaking, in Bihar',
        'Sel roti in Nepal',
      ],
    },
    hi: {
      samagri: [
        'चंदन या रोली, अक्षत, दूर्वा',
        'नारियल या सुपारी',
        'दीया और थाली',
        'पीढ़ा और फ़र्श पर चावल के आटे का चौक',
        'आने वाले की पसंद का पकवान',
        'कई कायस्थ घरों में चित्रगुप्त के लिए क़लम-दवात',
      ],
      vidhi: [
        'चावल के आटे से छोटा चौक बनाएँ और उस पर पीढ़ा रखें।',
        'अपराह्न में भाई या बहन को पूर्व या उत्तर की ओर मुँह करके बैठाएँ।',
        'अक्षत और दूर्वा के साथ तिलक करें, चाहें तो कलावा बाँधें।',
        'सुपारी या नारियल दें, आरती उतारें और लंबी आयु की कामना कहें।',
        'अपने हाथ से भोजन परोसें।',
        'उपहार लें-दें, और जो दूर हैं उन्हें एक अलग थाली या एक फ़ोन से याद करें।',
      ],
      katha:
        'सूर्य और संज्ञा के जुड़वाँ संतान हुईं। पुत्र यम को सबसे कठिन काम मिला: वे मृतकों को ले जाते और उनका न्याय करते हैं, और कहीं उनका स्वागत नहीं होता। पुत्री यमुना नदी बनकर धरती पर आईं। वे बार-बार कहलातीं, “भैया, आकर मेरे यहाँ भोजन करो।” यम को काम से अवकाश न मिलता।\n\nएक दिन, कार्तिक शुक्ल द्वितीया को, उन्होंने काम रख दिया। कहते हैं, चलते समय वे अपने लोक के द्वार खोल गए, ताकि उस भोजन भर की देर वहाँ कोई रोका न जाए। वे कुछ सकुचाते हुए तट पर आ खड़े हुए। यमुना देखते ही दौड़ीं, पैर धोए, माथे पर चंदन लगाया और बचपन में जो-जो उन्हें अच्छा लगता था, सब पकाया। मृत्यु के लिए पहले किसी ने रसोई नहीं की थी।\n\nविदा होते यम ने कहा, “कुछ माँगो।” उन्होंने अपने लिए नहीं माँगा। बोलीं, “हर साल इस दिन आना। और आज जो भाई बहन के यहाँ भोजन करे, उसे तुमसे भय न रहे।” यम ने कहा, “ऐसा ही हो।” कहते हैं, यह कथा सुनाते हुए उनकी आँख आज भी भर आती है।\n\nमथुरा में इस सुबह भाई-बहन हाथ पकड़े विश्राम घाट पर उतरते हैं और यमुना में साथ नहाते हैं।',
      foods: [
        'पूरी, आलू और खीर',
        'महाराष्ट्र की बासुंदी-पूरी',
        'बंगाल की लूची, पायेश और संदेश',
        'बिहार में पहले निगले जाने वाले केराव या चने',
        'नेपाल की सेल रोटी',
      ],
    },
  },
  en: {
    title: 'Bhai Dooj: lunch with a sister',
    summary:
      'Yama’s visit to Yamuna gave Bhai Dooj its story. The afternoon rule, bhai phonta and bhau beej, and the pen of Chitragupta on the same day.',
    coverAlt:
      'A thali with tilak paste, rice, durva and a lamp beside a wooden seat on a rice-flour square.',
    body: `After four days of lamps, guests and sweets, the last day is for two people at a table. One of them has cooked, and the other had better be hungry.

## Dwitiya in the afternoon

Bhai Dooj, Yama Dwitiya, is the second tithi of Kartika’s bright half. Yama came for lunch, and accordingly Dwitiya must hold in *aparahna*, the fourth part of the day. If two afternoons have it, or neither, the later day is kept. So from [Diwali](/rituals/festivals/diwali) it is two days, sometimes three. In the west after sunset one may find the first thin Moon of the month, one day old or two.

## Tilak, phonta, tika

**Maharashtra and Goa** call it Bhau Beej. A sister without a brother near wishes the Moon a long life instead. **Bengal** says *bhai phonta*: the sister puts sandal on the forehead with her little finger and recites that she sets a thorn at Yama’s door. In **Bihar** women of the lane first pound a figure of dung with a pestle, scold their brothers roundly and then take back every word; Godhan Kutai, it is called, and grandmothers are the best at it. **Nepal** uses seven colours of tika and a garland of makhamali, which does not fade. In **Gujarat** a married sister’s house is visited with a box of her childhood sweet.

Kayastha families worship Chitragupta, who keeps the book of deeds, and write nothing until the pens have been blessed.

[Raksha Bandhan](/rituals/festivals/raksha-bandhan) brings the sister to the brother, Bhai Dooj the brother to the sister. A family that keeps both has travelled in each direction.

## A task for brothers

Boys lay the table, girls sit down first; next year in reverse. Each child writes three lines about a moment this year when the other one helped. Put the papers under the plates.

## Whoever is brother or sister

Cousins, friends, two sisters, a neighbour who eats alone, all can sit on that seat. If a brother or sister has died, lay a flower at the place and speak of them; grief may come to lunch as well. Keep the tilak paste free of chemical colour, the plate away from a toddler’s reach when the lamp is lit. Travelling? Arrive tomorrow, in one piece. Yama agreed to be early for nobody.`,
  },
  hi: {
    title: 'भाई दूज: बहन के घर का भोजन',
    summary:
      'यम का यमुना के घर आना भाई दूज की कथा है। अपराह्न का नियम, भाई फोंटा और भाऊबीज की रीतियाँ, और उसी दिन चित्रगुप्त की क़लम।',
    coverAlt: 'चावल के आटे के चौक पर पीढ़ा, पास में तिलक, अक्षत, दूर्वा और दीये की थाली।',
    body: `चार दिन दीये, मेहमान और मिठाई के बाद अंतिम दिन एक थाली पर बैठे दो लोगों का है। एक ने पकाया है, और दूसरे को भूखा आना चाहिए।

## अपराह्न की द्वितीया

भाई दूज, यम द्वितीया, कार्तिक शुक्ल द्वितीया है। यम दोपहर के भोजन पर आए थे, इसलिए द्वितीया अपराह्न में चाहिए, दिन के चौथे भाग में। दोनों दिन हो, या किसी दिन न हो, तो दूसरा दिन। इस तरह यह [दीपावली](/rituals/festivals/diwali) से दो, कभी तीन दिन बाद आती है। सूर्यास्त के बाद पश्चिम में महीने का पहला पतला चाँद दिख सकता है।

## तिलक, फोंटा, टीका

**महाराष्ट्र और गोवा** में यह भाऊबीज है। जिस बहन का भाई पास न हो, वह चंद्रमा की आरती उतार लेती है। **बंगाल** में भाई फोंटा: बहन कनिष्ठा से माथे पर चंदन लगाकर कहती है कि यम के द्वार पर काँटा रख दिया। **बिहार** में मोहल्ले की स्त्रियाँ गोबर की आकृति मूसल से कूटती हैं, भाइयों को जी भरकर कोसती हैं और फिर हर शब्द लौटा लेती हैं; इसे गोधन कुटाई कहते हैं और इसमें दादियों का जवाब नहीं। **नेपाल** में सात रंगों का टीका और मखमली के फूलों की माला, जो मुरझाती नहीं। **गुजरात** में भाई बहन के बचपन की मिठाई लेकर उसके घर जाता है।

कायस्थ परिवार कर्मों का लेखा रखने वाले चित्रगुप्त को पूजते हैं और क़लम की पूजा से पहले कुछ नहीं लिखते।

[रक्षाबंधन](/rituals/festivals/raksha-bandhan) बहन को भाई के घर लाता है, भाई दूज भाई को बहन के घर। जो परिवार दोनों मनाए, उसने दोनों ओर की यात्रा कर ली।

## भाइयों का काम

थाली लड़के लगाएँ, लड़कियाँ पहले बैठें; अगले साल उलटा। हर बच्चा तीन पंक्तियाँ लिखे कि इस साल दूसरे ने कब उसकी मदद की। परची थाली के नीचे रख दीजिए।

## जो भी भाई या बहन हो

चचेरे-ममेरे, मित्र, दो बहनें, अकेले खाने वाले पड़ोसी, सब उस पीढ़े पर बैठ सकते हैं। भाई या बहन अब न हों तो उनकी जगह एक फूल रखिए और उनकी बात कीजिए; शोक भी भोजन पर आ सकता है। तिलक में रासायनिक रंग न हो, और दीया जलते समय थाली छोटे बच्चों की पहुँच से दूर रहे। सफ़र में हैं? कल पहुँचिए, पर सकुशल। यम ने किसी के लिए जल्दी आने का वचन नहीं दिया था।`,
  },
};

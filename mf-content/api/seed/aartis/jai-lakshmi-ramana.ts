import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'jai-lakshmi-ramana',
  cover: 'aartis/jai-lakshmi-ramana.svg',
  category: '',
  tags: ['vishnu', 'satyanarayan', 'purnima'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:46:00+05:30',
  details: {
    deity: { en: 'Satyanarayan', hi: 'सत्यनारायण' },
    tradition: { en: 'Traditional, author unknown', hi: 'पारंपरिक, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['जय लक्ष्मी रमणा, श्री जय लक्ष्मी रमणा', 'सत्यनारायण स्वामी, जन पातक हरणा'],
        roman: [
          'Jai lakshmi ramana, shri jai lakshmi ramana',
          'Satyanaaraayan swaami, jan paatak harana',
        ],
      },
      {
        devanagari: ['रत्न जड़ित सिंहासन, अद्भुत छवि राजे', 'नारद करत निराजन, घंटा ध्वनि बाजे'],
        roman: [
          'Ratna jarit sinhaasan, adbhut chhavi raaje',
          'Naarad karat niraajan, ghanta dhwani baaje',
        ],
      },
      {
        devanagari: ['प्रकट भए कलि कारण, द्विज को दरस दियो', 'बूढ़ो ब्राह्मण बनकर, कंचन महल कियो'],
        roman: [
          'Prakat bhae kali kaaran, dwij ko daras diyo',
          'Boodho braahman bankar, kanchan mahal kiyo',
        ],
      },
      {
        devanagari: ['दुर्बल भील कठारो, जिन पर कृपा करी', 'चंद्रचूड़ एक राजा, तिनकी विपति हरी'],
        roman: [
          'Durbal bheel kathaaro, jin par kripa kari',
          'Chandrachoor ek raaja, tinki vipati hari',
        ],
      },
      {
        devanagari: ['वैश्य मनोरथ पायो, श्रद्धा तज दीनी', 'सो फल भोग्यो प्रभु जी, फिर स्तुति कीनी'],
        roman: [
          'Vaishya manorath paayo, shraddha taj deeni',
          'So phal bhogyo prabhu ji, phir stuti keeni',
        ],
      },
      {
        devanagari: ['भाव भक्ति के कारण, छिन छिन रूप धर्यो', 'श्रद्धा धारण कीनी, तिनको काज सर्यो'],
        roman: [
          'Bhaav bhakti ke kaaran, chhin chhin roop dharyo',
          'Shraddha dhaaran keeni, tinko kaaj saryo',
        ],
      },
      {
        devanagari: ['ग्वाल बाल संग राजा, वन में भक्ति करी', 'मनवांछित फल दीनो, दीनदयाल हरी'],
        roman: [
          'Gwaal baal sang raaja, van mein bhakti kari',
          'Manvaanchhit phal deeno, deendayaal hari',
        ],
      },
      {
        devanagari: ['चढ़त प्रसाद सवायो, कदली फल मेवा', 'धूप दीप तुलसी से, राजी सत्यदेवा'],
        roman: [
          'Chadhat prasaad savaayo, kadali phal meva',
          'Dhoop deep tulsi se, raaji satyadeva',
        ],
      },
      {
        devanagari: ['श्री सत्यनारायण जी की आरती, जो कोई नर गावे', 'ऋद्धि सिद्धि सुख संपति, सहज रूप पावे'],
        roman: [
          'Shri satyanaaraayan ji ki aarti, jo koi nar gaave',
          'Riddhi siddhi sukh sampati, sahaj roop paave',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to the beloved of Lakshmi, Lord Satyanarayan, who takes away the faults of people.
2. On a throne set with jewels your beauty is wonderful; Narada waves the lamp and bells sound.
3. You appeared in the age of Kali and showed yourself to a brahmin; as an old brahmin you came and made his house golden.
4. You were kind to a weak woodcutter of the Bhils, and you removed the trouble of King Chandrachuda.
5. The merchant got his wish and then let go of his faith; he tasted the result, Lord, and praised you again.
6. For the sake of love you take a new form each moment; those who kept faith saw their work done.
7. With cowherd boys a king worshipped in the forest; Hari, kind to the humble, gave what his heart wished.
8. Prasad is offered, one measure and a quarter, with bananas and dry fruits; incense, lamp and tulsi please the Lord of Truth.
9. Whoever sings this aarti of Satyanarayan finds plenty and peace with ease.`,
    },
    hi: {
      meaning: `1. लक्ष्मीपति सत्यनारायण स्वामी की जय, जो जन के पाप हर लेते हैं।
2. रत्नों से जड़े सिंहासन पर आपकी छवि अद्भुत है; नारद आरती उतारते हैं और घंटे बजते हैं।
3. कलियुग में आप प्रकट हुए, बूढ़े ब्राह्मण के वेश में निर्धन द्विज को दर्शन दिया और उसका घर सोने का कर दिया।
4. दुर्बल लकड़हारे भील पर कृपा की और राजा चंद्रचूड़ की विपत्ति हर ली।
5. वैश्य का मनोरथ पूरा हुआ तो उसने श्रद्धा छोड़ दी; फल भोगा, फिर आपकी स्तुति की।
6. भाव-भक्ति के कारण आप पल-पल रूप धरते हैं; जिन्होंने श्रद्धा रखी, उनके काम बने।
7. ग्वाल-बालों के साथ राजा ने वन में भक्ति की; दीनदयाल हरि ने मनचाहा फल दिया।
8. सवाया प्रसाद, केला और मेवा चढ़ता है; धूप, दीप और तुलसी से सत्यदेव प्रसन्न होते हैं।
9. जो सत्यनारायण जी की यह आरती गाता है, वह सहज ही सुख-संपत्ति पाता है।`,
    },
  },
  en: {
    title: 'Jai Lakshmi Ramana: the Satyanarayan aarti',
    summary:
      'The aarti that closes the Satyanarayan katha on full-moon days, with both scripts and the small stories hidden in its verses.',
    coverAlt:
      'A full moon over banana-leaf pillars and a bowl of prasad with tulsi leaves on a low wooden seat.',
    body: `The Satyanarayan katha has five chapters, and this aarti is their summary. A poor brahmin, a woodcutter, a king, a forgetful merchant, cowherds in a wood: each gets one couplet. Anyone who has just heard the katha smiles at the names; anyone who came late can learn the stories from the song.

## When it is sung

On Purnima evenings, and whenever a family holds the puja: a wedding in the house, a new home, a birthday, a recovery. In eastern India the worship is also kept as Satya Pir, shared across faiths. Check the [panchang](/astrology-services/panchang) for when Purnima holds in the evening.

## The plate and the song

Two banana stems or leaves make the gate. The prasad is roasted wheat or semolina with sugar, ghee, milk and banana, by custom in quantities of "one and a quarter", which the song calls "savayo". A tulsi leaf goes on top. Sing to the tune of Om Jai Jagdish with one bell. Nobody leaves without prasad: that is the rule of the house on this day, and two of the katha's stories turn on it.`,
  },
  hi: {
    title: 'जय लक्ष्मी रमणा: सत्यनारायण की आरती',
    summary:
      'पूर्णिमा की सत्यनारायण कथा के अंत की आरती: पूरे बोल, रोमन लिपि और हर पद में छिपी छोटी-छोटी कथाओं का अर्थ।',
    coverAlt: 'पूर्ण चंद्र के नीचे केले के पत्तों के खंभे, चौकी पर तुलसीदल रखा प्रसाद का कटोरा।',
    body: `सत्यनारायण की कथा पाँच अध्यायों की है और यह आरती उसका सार है। निर्धन ब्राह्मण, लकड़हारा, राजा, वचन भूलने वाला वैश्य, वन के ग्वाले: सबको एक-एक पद मिला है। जिसने अभी कथा सुनी हो, वह नाम सुनकर मुस्कराता है; जो देर से आया हो, वह आरती से ही कथा जान लेता है।

## कब गाई जाती है

पूर्णिमा की साँझ, और जब भी घर में पूजा रखी जाए: विवाह, नया घर, जन्मदिन, बीमारी से उठना। पूर्वी भारत में यही पूजा सत्य पीर के रूप में भी होती है, जिसे अलग-अलग धर्मों के लोग साथ निभाते आए हैं। साँझ को पूर्णिमा कब तक है, यह [पंचांग](/astrology-services/panchang) में देखें।

## प्रसाद और गीत

केले के दो खंभे या पत्ते द्वार बनाते हैं। प्रसाद में भुना आटा या सूजी, चीनी, घी, दूध और केला रहता है; मात्रा “सवा” रखने की रीति है, जिसे आरती “सवायो” कहती है। ऊपर तुलसीदल रखें। ॐ जय जगदीश की धुन पर, एक घंटी के साथ गाएँ। इस दिन घर का नियम है कि प्रसाद लिए बिना कोई न जाए; कथा के दो प्रसंग इसी बात पर हैं।`,
  },
};

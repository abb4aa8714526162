import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'pisces',
  cover: 'signs/pisces.svg',
  category: '',
  tags: ['meena', 'pisces', 'moon-sign', 'jupiter'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:42:00+05:30',
  details: {},
  en: {
    title: 'Meena (Pisces): the Moon in the open sea',
    summary:
      'Meena as a Moon sign: Jupiter’s water at the end of the zodiac, compassion and imagination, gentle work, wide love, and the use of a shore.',
    coverAlt:
      'Two fish circling head to tail in a round pool of stars, with ripples and a lotus bud.',
    body: `Two fish lie head to tail, so that each swims towards the place the other is leaving. That is the old figure of Meena, and the last page of the zodiac. After it the count begins again with Mesha. A Moon at the end of a journey sees things a little differently from one that is about to set out.

## At a glance

- **Lord:** [Guru (Jupiter)](/remedies/jupiter)
- **Element:** water
- **Mode:** dvisvabhava (dual)
- **In the body of the Kalapurusha:** feet
- **Nakshatras:** [Purva Bhadrapada](/nakshatras/purva-bhadrapada) (pada 4), [Uttara Bhadrapada](/nakshatras/uttara-bhadrapada), [Revati](/nakshatras/revati)
- **Sidereal Sun here:** about 15 March to 13 April

## Water without an edge

Karka is the tide, Vrischika the well, Meena the sea. Guru rules it and makes its water wise. Venus is exalted here at twenty-seven degrees, for love is complete when it keeps no accounts. Mercury is weak at fifteen, for the same reason.

The Sun enters Meena in the middle of March. The equinox, about 20 March, falls while he is in the sign; some seventeen centuries ago it fell on the day he left it. The lunar year of many regions closes here, in the days before Ugadi and Gudi Padwa. In the Kalapurusha these are the feet. We touch the feet of elders, and whatever is in them is what has carried a life.

## Temperament

Compassionate, imaginative, devout or musical, easily moved: so says tradition. The Meena Moon takes on the mood of the room as cotton takes water. It gives the better piece away and discovers later that it was hungry. It dreams vividly. Dates, bills and left shoes go missing. Asked a hard question, it may answer with a story, and the story will be right.

One quarter of Purva Bhadrapada still has fire under the water. Uttara Bhadrapada is the calm depth, patient and steady. Revati is the shepherd who brings the last lamb home.

## Work

Music, film, nursing, counselling, teaching, prayer, ocean and travel, charity, photography, any kitchen that feeds many. The Meena Moon works from sympathy, so the people matter more than the post. It needs an outer frame it does not have to invent: a fixed hour, one list, a friend who is good with forms. Tiredness comes through the feelings. An empty half hour after work with a closed door is not laziness, it is the drain of the basin.

## Relationships

Here love is wide and forgiving. It sees what someone could be and loves that. The risk is well known: to rescue, to wait too long, to say "it doesn’t matter" when it does. A good rule is to lend only what may be lost, money and time alike. Partners of a Meena Moon should ask gently and twice, and should not mock its dreams. Many a house has been kept human by them.

## A shore for the sea

Kanya across the wheel offers edges: lists, washing up, names and dates. Each small order made by hand steadies this Moon. Walk barefoot on the ground in the morning. Feed fish or keep a tulsi. Read a page of a sacred text with the meaning, then close the book and do one practical thing for one person. The page on [Jupiter](/remedies/jupiter) has Thursday customs and [Ketu](/remedies/ketu) may interest those drawn to silence.

## Meena as lagna or Sun

Rising, it gives large soft eyes in the old descriptions and puts the life under Jupiter’s care. With the Sun here, the self is found through giving. Both are different from the Moon’s need for quiet water. Find which is yours with the [free kundli](/astrology-services/free-kundli), and see how the [Moon and Sun signs](/blogs/moon-sign-and-sun-sign) divide the work.`,
  },
  hi: {
    title: 'मीन राशि: खुले सागर में चंद्रमा',
    summary:
      'चंद्र राशि मीन: राशिचक्र के अंत में गुरु का जल, करुणा और कल्पना, कोमल काम, फैला हुआ प्रेम, और जीवन में एक किनारे का महत्व।',
    coverAlt: 'तारों के गोल कुंड में एक-दूसरे के पीछे घूमती दो मछलियाँ, लहरें और कमल की कली।',
    body: `दो मछलियाँ, एक का मुँह दूसरी की पूँछ की ओर, यानी हर एक उसी ओर तैर रही है जिसे दूसरी छोड़ रही है। मीन का पुराना चित्र यही है, और राशिचक्र का अंतिम पन्ना भी। इसके बाद गिनती फिर मेष से चलती है। यात्रा के अंत पर खड़ा चंद्रमा चीज़ों को कुछ अलग ढंग से देखता है।

## एक नज़र में

- **स्वामी:** [गुरु](/remedies/jupiter)
- **तत्व:** जल
- **स्वभाव:** द्विस्वभाव
- **कालपुरुष के शरीर में:** पैर
- **नक्षत्र:** [पूर्वा भाद्रपद](/nakshatras/purva-bhadrapada) (चरण 4), [उत्तरा भाद्रपद](/nakshatras/uttara-bhadrapada), [रेवती](/nakshatras/revati)
- **निरयण सूर्य यहाँ:** लगभग 15 मार्च से 13 अप्रैल

## जिसका किनारा नहीं, वह जल

कर्क ज्वार है, वृश्चिक कुआँ, मीन सागर। स्वामी गुरु इस जल को ज्ञान देते हैं। शुक्र सत्ताईस अंश पर उच्च का है, क्योंकि प्रेम तब पूरा होता है जब हिसाब न रखे। बुध पंद्रह अंश पर परम नीच का है, और कारण वही है।

सूर्य मध्य मार्च में मीन में आता है। 20 मार्च के आसपास का विषुव उसके यहाँ रहते पड़ता है; कोई सत्रह सौ वर्ष पहले वह उस दिन पड़ता था जब सूर्य इसे छोड़ता था। बहुत-से प्रदेशों का चांद्र वर्ष यहीं पूरा होता है, उगादि और गुड़ी पड़वा से पहले के दिनों में। कालपुरुष में ये चरण हैं। हम बड़ों के चरण छूते हैं; पूरा जीवन उन्होंने ही तो ढोया है।

## स्वभाव

दयालु, कल्पनाशील, भक्त या संगीतप्रिय, जल्दी पिघलने वाला: परंपरा यही कहती है। मीन का चंद्रमा कमरे का मिज़ाज ऐसे सोख लेता है जैसे रुई पानी। अच्छा टुकड़ा दूसरे को दे देता है और बाद में पता चलता है कि भूख अपनी भी थी। सपने साफ़ देखता है। तारीख़ें, बिल और बायाँ जूता खो जाते हैं। कठिन प्रश्न पूछिए तो कहानी सुना देगा, और कहानी सही निकलेगी।

पूर्वा भाद्रपद के एक चरण में जल के नीचे अभी आग है। उत्तरा भाद्रपद शांत गहराई है, धीर और स्थिर। रेवती वह गड़रिया है जो आख़िरी मेमने को भी घर लाता है।

## काम

संगीत, सिनेमा, नर्सिंग, परामर्श, अध्यापन, पूजा-पाठ, समुद्र और यात्रा, दान-सेवा, छायांकन, और हर वह रसोई जो बहुतों को खिलाए। मीन का चंद्रमा सहानुभूति से काम करता है, इसलिए पद से अधिक लोग मायने रखते हैं। उसे बाहर का ऐसा ढाँचा चाहिए जो ख़ुद न बनाना पड़े: बँधा समय, एक सूची, और एक मित्र जो फ़ॉर्म भरने में अच्छा हो। थकान भावना के रास्ते आती है। काम के बाद बंद दरवाज़े का ख़ाली आधा घंटा आलस नहीं, भरे बर्तन को ख़ाली करना है।

## संबंध

यहाँ प्रेम फैला हुआ और क्षमाशील है। कोई जैसा हो सकता है, यह वह देख लेता है और उसी से प्रेम करता है। ख़तरा जाना हुआ है: बचाने दौड़ना, बहुत देर तक राह देखना, और “कोई बात नहीं” कह देना जब बात हो। अच्छा नियम यह है कि उतना ही उधार दें जितना खोया जा सके, धन भी और समय भी। साथी कोमलता से और दो बार पूछें, और इसके सपनों की हँसी न उड़ाएँ। कितने ही घरों में मनुष्यता इन्हीं से बची है।

## सागर को किनारा

सामने की कन्या किनारे देती है: सूची, बर्तन, नाम और तारीख़। हाथ से बनाई हर छोटी व्यवस्था इस चंद्रमा को ठहराती है। सुबह नंगे पाँव ज़मीन पर चलिए। मछलियों को दाना दीजिए या तुलसी लगाइए। किसी ग्रंथ का एक पन्ना अर्थ सहित पढ़िए, फिर पुस्तक बंद करके किसी एक व्यक्ति के लिए एक व्यावहारिक काम कीजिए। [गुरु](/remedies/jupiter) के पृष्ठ पर गुरुवार की रीतियाँ हैं, और जिन्हें मौन खींचता हो वे [केतु](/remedies/ketu) पढ़ें।

## लग्न या सूर्य मीन में

लग्न में हो तो पुराने वर्णन बड़ी, कोमल आँखें बताते हैं और जीवन गुरु की देखरेख में रहता है। सूर्य यहाँ हो तो व्यक्ति देने में अपने को पाता है। दोनों चंद्रमा की उस ज़रूरत से अलग हैं जिसे शांत जल चाहिए। आपकी स्थिति [निःशुल्क कुंडली](/astrology-services/free-kundli) बताएगी, और [चंद्र तथा सूर्य राशि](/blogs/moon-sign-and-sun-sign) का काम कैसे बँटा है, यह लेख।`,
  },
};

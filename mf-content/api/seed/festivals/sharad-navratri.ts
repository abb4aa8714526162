import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'sharad-navratri',
  cover: 'festivals/sharad-navratri.svg',
  category: '',
  tags: ['devi', 'ashwina', 'nine nights'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:25:00+05:30',
  details: {
    festivalIds: ['sharad-navratri', 'sharad-navratri-day'],
    deity: { en: 'Durga', hi: 'दुर्गा' },
    regions: {
      en: ['All India', 'Gujarat', 'Himachal Pradesh', 'Tamil Nadu', 'Karnataka', 'Maharashtra'],
      hi: ['पूरा भारत', 'गुजरात', 'हिमाचल प्रदेश', 'तमिलनाडु', 'कर्नाटक', 'महाराष्ट्र'],
    },
    en: {
      samagri: [
        'A shallow clay pot with soil and barley grains',
        'A kalash with water, mango leaves and a coconut in red cloth',
        'Picture or image of Durga',
        'Red flowers, chunri, kumkum, rice',
        'A lamp that can burn safely for long',
        'The Durga Saptashati or Devi Mahatmya',
      ],
      vidhi: [
        'On the first morning, in the first third of the day or in Abhijit, sow the barley and set the kalash on it: ghatasthapana.',
        'Invite the Devi with flowers and kumkum and light the lamp.',
        'Each day read a portion of the Saptashati, or sing one aarti.',
        'Remember the nine forms in order, from Shailaputri to Siddhidatri.',
        'On the eighth or ninth day invite girls of the neighbourhood, wash their feet, and give them a meal and something useful.',
        'Afterwards put a few barley shoots behind your ear or in a book, and the rest in the garden.',
      ],
      katha:
        'Mahishasura, who could change between buffalo and man, had been promised that no god and no man would ever kill him. He had forgotten to ask about women; it did not occur to him. He drove the gods out of heaven and sat down on Indra’s throne.\n\nThe gods stood together on a mountain, and anger came out of their faces as light. Shiva’s light, Vishnu’s, Brahma’s, Agni’s, the Moon’s, all ran into one flame, higher than the hills. Inside it was a woman with many arms. Each god gave her what he had: a trident, a discus, a bow, a bell, a pot of water. The Himalaya gave her a lion.\n\nShe laughed, and the earth shook. Mahisha sent his generals, one after another, and none came back. Then he came himself, as a buffalo tearing clouds with his horns, as a lion, as a man with a sword, as an elephant, as a buffalo once more. She put her foot on his neck and, before he had changed again, it was done.\n\nThe Devi Mahatmya, thirteen chapters long, tells it in the second and third. For nine nights people read the book and ask what in themselves keeps changing its shape to avoid being seen.',
      foods: [
        'Sabudana vada and khichdi',
        'Kuttu puri with potatoes',
        'Samak rice',
        'Nine kinds of sundal in the south',
        'Halwa, puri and black gram for the girls',
      ],
    },
    hi: {
      samagri: [
        'मिट्टी का चौड़ा पात्र, मिट्टी और जौ',
        'जल भरा कलश, आम के पत्ते, लाल कपड़े में नारियल',
        'दुर्गा का चित्र या मूर्ति',
        'लाल फूल, चुनरी, कुमकुम, अक्षत',
        'देर तक सुरक्षित जलने वाला दीप',
        'दुर्गा सप्तशती',
      ],
      vidhi: [
        'पहली सुबह, दिन के पहले तिहाई में या अभिजित में, जौ बोकर उस पर कलश रखें: घटस्थापना।',
        'फूल और कुमकुम से देवी का आवाहन करें और दीप जलाएँ।',
        'रोज़ सप्तशती का एक अंश पढ़ें या एक आरती गाएँ।',
        'शैलपुत्री से सिद्धिदात्री तक नौ रूपों का क्रम से स्मरण करें।',
        'अष्टमी या नवमी को पड़ोस की कन्याओं को बुलाकर चरण धोएँ, भोजन कराएँ और काम की कोई चीज़ दें।',
        'अंत में जौ के कुछ अंकुर कान पर या पुस्तक में रखें, शेष बग़ीचे में।',
      ],
      katha:
        'महिषासुर कभी भैंसा बनता, कभी मनुष्य। उसे वरदान था कि कोई देवता या पुरुष उसे मार न सकेगा। स्त्री की बात उसने माँगी ही नहीं; उसे सूझी नहीं। उसने देवताओं को स्वर्ग से निकाला और इंद्र के आसन पर बैठ गया।\n\nदेवता एक पर्वत पर जुटे, और उनका क्रोध मुखों से प्रकाश बनकर निकला। शिव का तेज, विष्णु का, ब्रह्मा का, अग्नि का, चंद्र का, सब मिलकर पहाड़ों से ऊँची ज्वाला बने। उसके भीतर अनेक भुजाओं वाली एक स्त्री थी। जिसके पास जो था, दिया: त्रिशूल, चक्र, धनुष, घंटा, कमंडल। हिमालय ने सिंह दिया।\n\nदेवी हँसीं तो धरती काँप उठी। महिष ने एक-एक कर सेनापति भेजे, लौटा कोई नहीं। तब वह ख़ुद आया: सींगों से बादल चीरता भैंसा, फिर सिंह, फिर तलवार लिए पुरुष, फिर हाथी, फिर भैंसा। देवी ने उसकी गरदन पर पैर रखा, और उसके फिर रूप बदलने से पहले काम पूरा हो गया।\n\nतेरह अध्यायों के देवी माहात्म्य में यह कथा दूसरे और तीसरे अध्याय में है। नौ रात लोग यह ग्रंथ पढ़ते हैं और अपने से पूछते हैं कि मेरे भीतर क्या है, जो पकड़े जाने से बचने को रूप बदलता रहता है।',
      foods: [
        'साबूदाने के वड़े और खिचड़ी',
        'कुट्टू की पूरी और आलू',
        'समा के चावल',
        'दक्षिण के नौ तरह के सुंडल',
        'कन्याओं के लिए हलवा, पूरी और काले चने',
      ],
    },
  },
  en: {
    title: 'Sharad Navratri: nine nights of the Devi',
    summary:
      'How the first morning of Navratri is fixed, why nine nights can span eight or ten days, and barley, garba, golu and kanya puja by region.',
    coverAlt:
      'A kalash with coconut on sprouting barley, dandiya sticks crossed below, a crescent above.',
    body: `The heat breaks, and the nights are suddenly good for staying out. From the new Moon of Ashwina onward the crescent grows every evening over the garba ground, a clock for nine nights.

## The sunrise that starts it

Navratri begins with Ashwina Shukla Pratipada, the day after Mahalaya Amavasya. Pratipada must be there at sunrise and last a little beyond; a few minutes do not suffice. If no sunrise qualifies, the day during which the tithi runs is used. The kalash is set in the morning, in the first third of the day, or else in Abhijit, the muhurta around true noon.

Nine tithis are not nine days. One tithi may be dropped or doubled, and Navratri then takes eight days or ten. Ashtami and Navami meet at Sandhi, 24 minutes on each side of the change, the most solemn moment of the worship. The [panchang](/astrology-services/panchang) gives it to the minute.

## Nine nights in five places

**Gujarat** puts a pierced clay pot with a light inside, the garbo, in the middle, and dances round it till the knees protest. **Tamil Nadu, Karnataka and Andhra** build golu, steps with dolls: gods on top, shopkeepers and cricketers at the bottom, a visitor from every house each evening. **Himachal and Jammu** climb to their Devis at dawn. **Maharashtra** ties a garland a day over the lamp. **Uttar Pradesh and Delhi** watch Ramlila, since the tenth day is [Dussehra](/rituals/festivals/dussehra). In the **east**, the last five days are [Durga Puja](/rituals/festivals/durga-puja).

The colour for each day, by the way, is a newspaper’s idea from Mumbai, some twenty years old. It is pretty, and optional.

## Barley as a teacher

Let a child measure the shoots every day and draw the curve. Some pots grow a finger’s length, some hardly any; that depends on water and warmth, and no one’s luck is written in it.

## Dance, fast, rest

Those who fast should eat some protein, curd or nuts, and drink; children, pregnant women, diabetics and people on medicine eat as usual. Warm up before garba, wear shoes on asphalt, and go home in a group. Never leave the akhand lamp alone: a glass chimney, a metal tray, no curtain near; an electric one at night is no sin. And the girls you honour on the eighth day want school things more than another plastic plate.`,
  },
  hi: {
    title: 'शारदीय नवरात्रि: देवी की नौ रातें',
    summary:
      'नवरात्रि की पहली सुबह कैसे तय होती है, नौ रातें आठ या दस दिन की क्यों हो जाती हैं, और जौ, गरबा, गोलू, कन्या पूजन की रीतियाँ।',
    coverAlt: 'अंकुरित जौ पर नारियल वाला कलश, नीचे डांडिया, ऊपर पतला चंद्रमा।',
    body: `गर्मी टूटती है और रातें अचानक बाहर रहने लायक़ हो जाती हैं। आश्विन की अमावस्या के बाद हर शाम गरबे के मैदान के ऊपर चाँद थोड़ा बढ़ता है, नौ रातों की घड़ी की तरह।

## वह सूर्योदय जिससे शुरुआत हो

नवरात्रि आश्विन शुक्ल प्रतिपदा से लगती है, सर्वपितृ अमावस्या के अगले दिन। प्रतिपदा सूर्योदय पर हो और उसके बाद भी कुछ देर चले; दो-चार मिनट की नहीं गिनी जाती। किसी सूर्योदय पर ऐसी न मिले तो वह दिन लेते हैं जिसमें तिथि चले। कलश सुबह, दिन के पहले तिहाई में रखा जाता है, या अभिजित में, जो ठीक दोपहर के आसपास का मुहूर्त है।

नौ तिथियाँ नौ दिन नहीं होतीं। कोई तिथि घट या बढ़ सकती है और नवरात्रि आठ या दस दिन की हो जाती है। अष्टमी और नवमी की संधि, बदलने के 24 मिनट पहले से 24 मिनट बाद तक, पूजा का सबसे गंभीर समय है। उसका मिनट [पंचांग](/astrology-services/panchang) में मिलेगा।

## नौ रातें, पाँच जगह

**गुजरात** में बीच में छेद वाली मटकी रखते हैं जिसके भीतर दीया हो, यही गरबो है, और उसके चारों ओर तब तक नाचते हैं जब तक घुटने मना न करें। **तमिलनाडु, कर्नाटक और आंध्र** में गोलू सजता है, सीढ़ियों पर गुड़ियाँ: ऊपर देवता, नीचे दुकानदार और क्रिकेट खिलाड़ी, और हर शाम किसी घर से मेहमान। **हिमाचल और जम्मू** में लोग भोर में देवी की चढ़ाई करते हैं। **महाराष्ट्र** में दीप के ऊपर रोज़ एक माला बँधती है। **उत्तर प्रदेश और दिल्ली** रामलीला देखते हैं, क्योंकि दसवाँ दिन [दशहरा](/rituals/festivals/dussehra) है। **पूर्व** में अंतिम पाँच दिन [दुर्गा पूजा](/rituals/festivals/durga-puja) के हैं।

और हाँ, हर दिन का अलग रंग मुंबई के एक अख़बार की बीसेक साल पुरानी सूझ है। सुंदर है, ज़रूरी नहीं।

## जौ से सीख

बच्चे से कहिए, रोज़ अंकुर नापे और रेखा खींचे। किसी पात्र में उँगली भर, किसी में ज़रा-सा; यह पानी और गर्मी की बात है, इसमें किसी का भाग्य नहीं लिखा।

## नृत्य, व्रत, विश्राम

व्रत में दही या मेवे जैसा कुछ पौष्टिक लें और पानी पिएँ; बच्चे, गर्भवती, मधुमेह वाले और दवा लेने वाले रोज़ की तरह खाएँ। गरबे से पहले शरीर को गरम करें, सड़क पर जूते पहनें और साथ लौटें। अखंड दीप को अकेला न छोड़ें: काँच की चिमनी, धातु की थाली, पास में परदा नहीं; रात को बिजली का दीप रख लें तो दोष नहीं। और अष्टमी की कन्याओं को प्लास्टिक की थाली से ज़्यादा काम स्कूल का सामान आएगा।`,
  },
};

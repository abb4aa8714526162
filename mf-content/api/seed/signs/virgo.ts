import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'virgo',
  cover: 'signs/virgo.svg',
  category: '',
  tags: ['kanya', 'virgo', 'moon-sign', 'mercury'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:17:00+05:30',
  details: {},
  en: {
    title: 'Kanya (Virgo): the Moon that notices',
    summary:
      'Kanya as a Moon sign: Mercury’s second house and its exaltation, earth in small grains, skill and service, careful love, and kindness to oneself.',
    coverAlt:
      'A young woman in a small boat holding a sheaf of grain and a lamp, on calm teal water.',
    body: `In the Sanskrit picture Kanya is a maiden in a boat. In one hand she has grain and in the other a flame. She has everything needed for a meal and no ground under her feet. The Moon here lives like that: well prepared, and slightly worried about the water.

## At a glance

- **Lord:** [Budha (Mercury)](/remedies/mercury)
- **Element:** earth
- **Mode:** dvisvabhava (dual)
- **In the body of the Kalapurusha:** waist
- **Nakshatras:** [Uttara Phalguni](/nakshatras/uttara-phalguni) (pada 2–4), [Hasta](/nakshatras/hasta), [Chitra](/nakshatras/chitra) (pada 1–2)
- **Sidereal Sun here:** about 17 September to 17 October

## Earth by the grain

Vrishabha’s earth is a field. Kanya’s is what is left on the winnowing tray after the husk has flown: small, clean, countable. Budha rules the sign and is exalted in it, at fifteen degrees, a thing no other graha does in its own house. Shukra is weak here, since love does not like to be weighed.

The waist of the Kalapurusha is in Kanya. The Sun comes in the middle of September; Pitru Paksha, the fortnight for the ancestors, usually falls around this time, with its exact lists of what is offered and to whom.

## Temperament

Tradition describes a modest, observant, helpful and rather nervous mind. It sees the missing button. It reads the instructions. It apologises for the dinner before anyone has tasted it. Its intelligence is practical: not "what does it mean" but "how is it done, and can it be done better".

Three quarters of Uttara Phalguni make it reliable in agreements. Hasta gives clever hands and quiet humour. Chitra’s first half brings the eye of a designer, who moves a vase by two fingers and is right.

## Work

Editing, nursing, pharmacy, accounts, craft, research, tailoring, data, gardening: work in which a small mistake matters and care shows. The Kanya Moon is often the person who knows where the file is. Its trouble is the last five per cent. Decide before starting what "good enough" will look like, write it on the top of the page, and stop there. Another trouble is to be asked for help by everyone. A polite "not before Thursday" is also a service.

## Closeness

Love appears as attention. Somebody with this Moon has checked your train, cut the fruit, and noticed that you cough. Spoken tenderness comes later, if at all, and under criticism it dries up quickly. Partners do well to say "I saw that you did it, thank you". The Kanya Moon does well to remember that people are not drafts. One correction a day is plenty.

## Ease for a busy mind

From Meena, across the wheel, comes the cure: water without an edge. Sing without judging the note. Float, nap, look at clouds, sit in a temple and ask for nothing. Regular meals and an early night help this sign more than new plans do. Offering durva grass and a simple prayer to Ganesha on Wednesday is a gentle custom in many homes; see [Mercury](/remedies/mercury).

## With another planet here

Kanya as lagna makes a neat, youthful figure and gives the chart to Mercury. With the Sun here, for births from mid September to mid October, one wants to be of use. Rahu or Ketu in Kanya are read by house. What this page says about worry and comfort is for the Moon; the [free kundli](/astrology-services/free-kundli) tells whether yours is here.`,
  },
  hi: {
    title: 'कन्या राशि: बारीक देखने वाला चंद्रमा',
    summary:
      'चंद्र राशि कन्या: बुध का घर और उच्च स्थान, दाने-दाने की धरती, हुनर और सेवा, सहेजने वाला प्रेम, और अपने प्रति नरमी का अभ्यास।',
    coverAlt: 'शांत जल पर छोटी नाव में एक कन्या, एक हाथ में धान की बाली और दूसरे में दीपक।',
    body: `संस्कृत के चित्र में कन्या नाव में बैठी एक लड़की है। एक हाथ में अन्न है, दूसरे में अग्नि। भोजन का सारा सामान पास है, बस पाँव के नीचे ज़मीन नहीं। चंद्रमा यहाँ ऐसे ही रहता है: पूरी तैयारी के साथ, और पानी को लेकर थोड़ा चिंतित।

## एक नज़र में

- **स्वामी:** [बुध](/remedies/mercury)
- **तत्व:** पृथ्वी
- **स्वभाव:** द्विस्वभाव
- **कालपुरुष के शरीर में:** कटि
- **नक्षत्र:** [उत्तरा फाल्गुनी](/nakshatras/uttara-phalguni) (चरण 2–4), [हस्त](/nakshatras/hasta), [चित्रा](/nakshatras/chitra) (चरण 1–2)
- **निरयण सूर्य यहाँ:** लगभग 17 सितंबर से 17 अक्टूबर

## दाने-दाने की धरती

वृषभ की धरती खेत है। कन्या की धरती वह है जो भूसी उड़ जाने पर सूप में बचती है: छोटी, साफ़, गिनी जा सकने वाली। बुध इसका स्वामी है और इसी में पंद्रह अंश पर उच्च का भी; कोई और ग्रह अपने ही घर में उच्च का नहीं होता। शुक्र यहाँ नीच का है, क्योंकि प्रेम को तौला जाना अच्छा नहीं लगता।

कालपुरुष की कटि कन्या में है। सूर्य यहाँ मध्य सितंबर में आता है; पितृ पक्ष प्रायः इसी के आसपास पड़ता है, जिसमें किसे क्या अर्पित हो, इसकी सूची बिल्कुल पक्की होती है।

## स्वभाव

परंपरा इस मन को विनम्र, पारखी, सहायक और थोड़ा घबराने वाला बताती है। टूटा बटन इसे दिख जाता है। निर्देश यह पूरे पढ़ता है। किसी ने चखा भी नहीं और यह खाने के लिए क्षमा माँग लेता है। इसकी बुद्धि व्यावहारिक है: “इसका अर्थ क्या” से अधिक “यह होता कैसे है, और क्या इससे अच्छा हो सकता है”।

उत्तरा फाल्गुनी के तीन चरण इसे वचन का पक्का बनाते हैं। हस्त सधे हाथ और हल्का-सा हास्य देता है। चित्रा का पहला आधा भाग ऐसी आँख देता है जो गुलदान को दो अंगुल खिसकाए और बात बन जाए।

## काम

संपादन, नर्सिंग, औषधि, लेखा, शिल्प, शोध, सिलाई, आँकड़े, बाग़वानी: वे काम जिनमें छोटी चूक भी मायने रखती है और सावधानी दिखती है। फ़ाइल कहाँ है, यह प्रायः कन्या चंद्र वाला ही जानता है। कठिनाई आख़िरी पाँच प्रतिशत में है। शुरू करने से पहले तय कर लें कि “इतना ठीक है” कैसा दिखेगा, पन्ने के ऊपर लिख लें, और वहीं रुक जाएँ। दूसरी कठिनाई यह कि सब इसी से मदद माँगते हैं। नम्रता से कहा “गुरुवार से पहले नहीं” भी सेवा ही है।

## निकटता

प्रेम यहाँ ध्यान बनकर आता है। ऐसे व्यक्ति ने आपकी ट्रेन देख ली है, फल काट दिए हैं और आपकी खाँसी भी सुन ली है। मीठे शब्द देर से आते हैं, और आलोचना में जल्दी सूख जाते हैं। साथी इतना कहे, “मैंने देखा तुमने किया, धन्यवाद।” और कन्या का चंद्रमा याद रखे कि लोग कच्चे मसौदे नहीं होते। दिन में एक सुधार काफ़ी है।

## व्यस्त मन को आराम

उपाय सामने की मीन से आता है: ऐसा जल जिसका किनारा नहीं। सुर को परखे बिना गाइए। तैरिए, झपकी लीजिए, बादल देखिए, मंदिर में बैठिए और कुछ मत माँगिए। समय पर भोजन और जल्दी सोना इस राशि को नई योजनाओं से अधिक सँभालते हैं। बुधवार को गणेश जी को दूर्वा और सरल प्रार्थना बहुत-से घरों की कोमल रीति है; देखें [बुध](/remedies/mercury)।

## कोई और ग्रह यहाँ हो

कन्या लग्न सुथरा, युवा रूप देता है और कुंडली की बागडोर बुध को। सूर्य यहाँ हो, यानी जन्म मध्य सितंबर से मध्य अक्टूबर का, तो काम आने की इच्छा प्रबल रहती है। राहु या केतु हों तो भाव से पढ़े जाते हैं। चिंता और सुकून की जो बात यहाँ कही गई, वह चंद्रमा की है; आपका यहाँ है या नहीं, [निःशुल्क कुंडली](/astrology-services/free-kundli) बता देगी।`,
  },
};

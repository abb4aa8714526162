import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'ashlesha',
  cover: 'nakshatras/ashlesha.svg',
  category: '',
  tags: ['ashlesha', 'karka', 'mercury', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:09:00+05:30',
  details: {},
  en: {
    title: 'Ashlesha: the embrace of the serpent',
    summary:
      'Ashlesha nakshatra in Karka: the head of Hydra, the Sarpas and Astika’s peace, naming sounds, a subtle mind in tradition, and what its days suit.',
    coverAlt: 'The six stars of Hydra’s head above a coiled cobra with a jewel on its hood.',
    body: `*Ashlesha* means clinging, an embrace. The stars make a small ring below Cancer, which both Indians and Greeks saw as a snake’s head: theirs is Hydra, the water serpent.

## The boy who stopped the fire

King Janamejaya’s father had died of a snakebite, and he lit a sacrifice to burn every serpent in the world. They fell in by thousands. Then a boy called Astika, son of a sage and a naga mother, came in and praised the king so beautifully that he was offered any gift. "Let it stop," said the boy. It stopped, with Takshaka hanging in the air. Many still say Astika’s name on seeing a snake, and walk on. Naga Panchami keeps the peace once a year.

- **Span:** 16°40′ to 30°00′ of Karka
- **Stars:** the head of Hydra: Delta, Epsilon, Eta, Rho, Sigma and Zeta; yogatara usually Epsilon Hydrae
- **Deity:** the Sarpas, serpents
- **Symbol:** a coiled serpent
- **Vimshottari lord:** [Budha (Mercury)](/remedies/mercury), 17 years
- **Gana, yoni, nadi:** rakshasa, cat, antya
- **Naming sounds by pada:** Di, Du, De, Do
- **Class in muhurta:** tikshna (sharp)

## Reading the temperament

The tradition is cautious in words, and unfairly so. It speaks of secrecy, cunning, a piercing look. It speaks less often of what comes with these: intuition, skill with remedies and poisons, loyalty which winds itself round its own people, a talent for languages and for silence. Budha as lord gives the mind its speed. The Ashlesha Moon does well when somebody can be told everything. It also does well when it sheds an old skin on purpose: a grudge, a suspicion, a fear.

## On its days

Sharp and hidden work: research, pest control, making medicine, investigation, the practice of mantra, asking the hard question. Celebrations are put off. A child of Ashlesha is given a shanti in many families, a prayer for ease. It is a welcome, and need not be a worry.`,
  },
  hi: {
    title: 'आश्लेषा: सर्प का आलिंगन',
    summary:
      'कर्क का आश्लेषा नक्षत्र: हाइड्रा का सिर, सर्प देवता और आस्तीक की शांति, नामाक्षर, परंपरा में बताया सूक्ष्म मन, और इसके दिनों के काम।',
    coverAlt: 'हाइड्रा के सिर के छह तारे, नीचे फन पर मणि लिए कुंडली मारे नाग।',
    body: `“आश्लेषा” यानी लिपटना, आलिंगन। तारे कर्क के नीचे छोटा-सा घेरा बनाते हैं, जिसमें भारतीयों ने भी साँप का सिर देखा और यूनानियों ने भी: उनका हाइड्रा, यानी जल-सर्प।

## जिस बालक ने आग रोकी

राजा जनमेजय के पिता सर्पदंश से मरे थे, तो उन्होंने संसार भर के सर्पों को भस्म करने का यज्ञ रचा। हज़ारों गिरने लगे। तब आस्तीक नाम का बालक आया, ऋषि का पुत्र और नाग माता की संतान। उसने राजा की ऐसी सुंदर स्तुति की कि राजा ने मुँहमाँगा वर दे दिया। बालक बोला, “यह रुक जाए।” यज्ञ रुक गया, तक्षक हवा में लटका रह गया। साँप दिखे तो आज भी लोग आस्तीक का नाम लेकर आगे बढ़ जाते हैं। नाग पंचमी साल में एक बार यही मेल निभाती है।

- **विस्तार:** कर्क 16°40′ से 30°00′
- **तारे:** हाइड्रा का सिर: डेल्टा, एप्सिलॉन, ईटा, रो, सिग्मा और ज़ीटा; योगतारा प्रायः एप्सिलॉन हाइड्री
- **देवता:** सर्प
- **चिह्न:** कुंडली मारे सर्प
- **विंशोत्तरी स्वामी:** [बुध](/remedies/mercury), 17 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, मार्जार, अंत्य
- **चरण के अनुसार नामाक्षर:** डी, डू, डे, डो
- **मुहूर्त में वर्ग:** तीक्ष्ण

## स्वभाव को पढ़ना

परंपरा के शब्द यहाँ सावधान हैं, और कुछ अन्यायी भी। वह दुराव, चतुराई और चुभती दृष्टि की बात करती है। साथ जो मिलता है उसकी कम: अंतर्ज्ञान, औषधि और विष दोनों की समझ, अपनों के गिर्द लिपटी निष्ठा, भाषाओं का और मौन का गुण। स्वामी बुध मन को गति देता है। आश्लेषा का चंद्रमा तब अच्छा रहता है जब कोई एक हो जिससे सब कहा जा सके, और जब वह जानकर पुरानी केंचुली उतारे: कोई मैल, कोई शंका, कोई डर।

## इसके दिनों में

तीक्ष्ण और भीतर के काम: शोध, कीट-नियंत्रण, औषधि बनाना, जाँच-पड़ताल, मंत्र-साधना, कठिन प्रश्न पूछना। उत्सव टाल दिए जाते हैं। आश्लेषा में जन्मे बच्चे के लिए कई परिवार शांति-पाठ कराते हैं; वह बच्चे का स्वागत है, चिंता की बात नहीं।`,
  },
};

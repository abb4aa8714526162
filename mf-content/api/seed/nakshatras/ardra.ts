import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'ardra',
  cover: 'nakshatras/ardra.svg',
  category: '',
  tags: ['ardra', 'mithuna', 'rahu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:43:00+05:30',
  details: {},
  en: {
    title: 'Ardra: the first drop of the storm',
    summary:
      'Ardra nakshatra in Mithuna: Betelgeuse and Rudra, tears that clear the air, the coming of the monsoon, naming sounds, temperament and sharp days.',
    coverAlt:
      'The outline of Orion with a glowing Betelgeuse, and one great raindrop falling to a cracked field.',
    body: `Ardra means moist. When the Sun enters this nakshatra, about 22 June, farmers across the north look at the sky. If rain comes with Ardra, the saying goes, the sowing can begin. In Bihar and eastern Uttar Pradesh houses cook *kheer* and *dal puri* for it and eat mangoes.

## One star

Ardra is a single red supergiant on Orion’s shoulder, so wide that in the Sun’s place it would swallow the orbit of Mars. It brightens and fades irregularly. In the winter of 2019 it grew so dim that the whole world noticed.

- **Span:** 6°40′ to 20°00′ of Mithuna
- **Stars:** one star, Betelgeuse (Alpha Orionis)
- **Deity:** Rudra
- **Symbol:** a teardrop or a gem
- **Vimshottari lord:** [Rahu](/remedies/rahu), 18 years
- **Gana, yoni, nadi:** manushya, dog, adi
- **Naming sounds by pada:** Ku, Gha, Nga, Chha
- **Class in muhurta:** tikshna (sharp)

## Rudra, who weeps

The child that came from Prajapati’s grief was crying. "Why do you cry?" "Because I have no name." So he was named Rudra, from the root *rud*, to weep or roar. He is storm, arrow and disease in the Veda, and in the same hymns the best of physicians. Shiva, whom we call gracious, grew out of him.

## The temperament

Tradition finds here a strong intellect, restless feeling, sympathy for those who suffer and impatience with falsehood. There is a season of breaking in such lives and a season of clear air afterwards. Under Rahu’s lordship thought goes where it has not been before. When tears come, let them. They are the nakshatra’s own remedy.

## Using the day

Sharp days are kept for cutting, demolition, pest control, hard examination and bold research. Marriage and entering a house wait. Many offer water or bel leaves to Shiva; Arudra Darshan in Tamil Nadu, in the cold of Margazhi, is Ardra’s own feast.`,
  },
  hi: {
    title: 'आर्द्रा: तूफ़ान की पहली बूँद',
    summary:
      'मिथुन का आर्द्रा नक्षत्र: बेटेलग्यूज़ और रुद्र, मन को धो देने वाले आँसू, बरसात का आगमन, नामाक्षर, स्वभाव और तीक्ष्ण दिनों के काम।',
    coverAlt: 'दहकते आर्द्रा तारे के साथ मृग मंडल, और दरके खेत पर गिरती एक बड़ी बूँद।',
    body: `आर्द्रा यानी गीली। लगभग 22 जून को सूर्य जब इस नक्षत्र में आता है, तो उत्तर भारत के किसान आकाश देखते हैं। कहावत यही है कि आर्द्रा बरसे तो बुआई हो। बिहार और पूर्वी उत्तर प्रदेश के घरों में इस पर खीर और दाल-पूड़ी बनती है और आम खाए जाते हैं।

## एक अकेला तारा

आर्द्रा ओरायन के कंधे पर बैठा एक लाल महादानव तारा है, इतना विशाल कि सूर्य की जगह हो तो मंगल की कक्षा तक निगल ले। इसकी चमक घटती-बढ़ती रहती है। 2019 के जाड़ों में यह इतना मंद हुआ कि सारी दुनिया ने ध्यान दिया।

- **विस्तार:** मिथुन 6°40′ से 20°00′
- **तारे:** एक तारा, बेटेलग्यूज़ (अल्फ़ा ओरायनिस)
- **देवता:** रुद्र
- **चिह्न:** आँसू की बूँद या मणि
- **विंशोत्तरी स्वामी:** [राहु](/remedies/rahu), 18 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, श्वान, आदि
- **चरण के अनुसार नामाक्षर:** कू, घ, ङ, छ
- **मुहूर्त में वर्ग:** तीक्ष्ण

## रुद्र, जो रोए

प्रजापति के दुख से जो बालक जन्मा, वह रो रहा था। “क्यों रोते हो?” “मेरा कोई नाम नहीं।” तब उसका नाम रुद्र पड़ा, “रुद्” धातु से, यानी रोना या गरजना। वेद में वे आँधी, बाण और रोग हैं, और उन्हीं सूक्तों में सबसे अच्छे वैद्य भी। जिन्हें हम शिव यानी मंगलमय कहते हैं, वे इन्हीं से विकसित हुए।

## स्वभाव

परंपरा यहाँ प्रखर बुद्धि, बेचैन भाव, दुखियों से सहानुभूति और झूठ के प्रति अधीरता देखती है। ऐसे जीवन में टूटने की एक ऋतु आती है और उसके बाद धुले आकाश की भी। राहु के स्वामित्व में विचार वहाँ जाता है जहाँ पहले नहीं गया। आँसू आएँ तो आने दीजिए; इस नक्षत्र का उपाय वही हैं।

## दिन का उपयोग

तीक्ष्ण दिन काटने, ढहाने, कीट-नियंत्रण, कड़ी जाँच और साहसी शोध के लिए रखे जाते हैं। विवाह और गृह प्रवेश रुक सकते हैं। बहुत-से लोग शिव को जल या बेलपत्र चढ़ाते हैं; तमिलनाडु में मार्गळि की ठंड का आरुद्रा दर्शन आर्द्रा का अपना उत्सव है।`,
  },
};

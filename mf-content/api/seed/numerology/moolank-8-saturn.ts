import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-8-saturn',
  cover: 'numerology/moolank-8-saturn.svg',
  category: '',
  tags: ['moolank', 'saturn', '8'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:32:00+05:30',
  details: {},
  en: {
    title: 'Moolank 8 and Saturn: the one who stays',
    summary:
      'Moolank 8 comes from the 8th, 17th and 26th and belongs to Saturn. Patience, fairness and late success in tradition, and why nobody need fear the number.',
    coverAlt: 'Ringed Saturn over a broad stair of eight steps with a lamp on the topmost.',
    body: `The 8 has a bad press. Car plates with it are exchanged, flats on the eighth floor are bargained down, and those born on the 8th, 17th or 26th are told that life will be hard. Let us look at what is really there.

## A slow planet

Saturn takes about 29 and a half years round the Sun, the slowest of those the old astronomers could see. Shani comes from a word for slow. He is the Sun’s son in story, dark, lame and just: he gives to each the result of his own work. Numerology gives the 8 to him, and with it everything that needs time.

## What an 8 is like, they say

Serious as a child, lighter with age. Reliable. Sees who carries the load and who takes the photograph. Good with land, accounts, law, machines and old people. Many 8s say that things came to them at the second or third attempt and then remained.

Its difficulty is heaviness: expecting the worst so as not to be disappointed, not asking for help, staying in a place long after its time.

## The eight steps

In many families a child is taught to touch the first step of a temple before climbing. An 8 does well to think in steps. Divide a long task into eight parts; reward yourself at the fourth, not only at the top. Leave the ninth, the wish that others should see it, to fate.

## Kind habits for Saturday

- Pay workers the same day, and the full sum.
- A lamp of sesame oil in the evening, where that is the custom.
- Black sesame, urad, a blanket or shoes to someone who needs them.
- An hour of something useless and merry. It lightens seriousness.

More is on [Saturn’s page](/remedies/saturn). Those who are in [Sade Sati](/remedies/sadesati) may note that it is reckoned from the Moon’s sign in the chart, and has nothing to do with the date of birth.

## The fear, once more

No study and no classic says that one in ten of all people is born to trouble. Avoiding the digit costs money and gives nothing. If 8 is yours, wear it like a good old coat: it is warm, and it lasts.`,
  },
  hi: {
    title: 'मूलांक 8 और शनि: जो टिका रहता है',
    summary:
      '8, 17 और 26 तारीख़ का मूलांक 8 शनि का है। परंपरा में धैर्य, न्याय और देर से मिली सफलता, और इस अंक से डरना क्यों ज़रूरी नहीं।',
    coverAlt: 'आठ चौड़ी सीढ़ियों के ऊपर वलय वाला शनि, सबसे ऊपर एक दीया।',
    body: `8 बदनाम है। इस अंक की गाड़ी बदलवाई जाती है, आठवीं मंज़िल के फ़्लैट पर मोल-भाव होता है, और 8, 17 या 26 को जन्मे लोगों से कहा जाता है कि जीवन कठिन रहेगा। देखें कि सच में वहाँ है क्या।

## धीमा ग्रह

शनि सूर्य का फेरा लगभग साढ़े उनतीस वर्ष में लगाता है, पुराने ज्योतिषियों को दिखने वाले ग्रहों में सबसे धीमा। शनि नाम ही धीमे चलने से जुड़ा है। कथा में वे सूर्य के पुत्र हैं, साँवले, लँगड़ाते और न्यायप्रिय: हर एक को उसके अपने कर्म का फल देते हैं। अंक ज्योतिष 8 उन्हीं को देता है, और उसके साथ वह सब जिसमें समय लगता है।

## कहते हैं, 8 ऐसा होता है

बचपन में गंभीर, उम्र के साथ हल्का। भरोसे का। देख लेता है कि बोझ कौन उठा रहा है और फ़ोटो कौन खिंचवा रहा है। ज़मीन, हिसाब, क़ानून, मशीन और बुज़ुर्गों के साथ अच्छा। बहुत-से 8 बताते हैं कि चीज़ें दूसरे-तीसरे प्रयास में मिलीं और फिर टिक गईं।

कठिनाई है भारीपन: निराशा से बचने को पहले ही बुरा सोच लेना, मदद न माँगना, समय बीत जाने पर भी एक जगह बने रहना।

## आठ सीढ़ियाँ

कई परिवारों में बच्चे को सिखाते हैं कि मंदिर चढ़ने से पहले पहली सीढ़ी को छू ले। 8 के लिए सीढ़ियों में सोचना अच्छा है। लंबे काम को आठ भागों में बाँटिए; ख़ुशी चौथी पर भी मनाइए, केवल शिखर पर नहीं। नौवीं सीढ़ी, यह इच्छा कि लोग देखें, भाग्य पर छोड़ दीजिए।

## शनिवार की भली आदतें

- काम करने वाले को उसी दिन पूरी मज़दूरी।
- जहाँ रीति हो, शाम को तिल के तेल का दीया।
- काला तिल, उड़द, कंबल या जूते, किसी ज़रूरतमंद को।
- एक घंटा किसी बेमतलब, हँसी-ख़ुशी के काम का। गंभीरता भी इससे हल्की होती है।

और बातें [शनि के पन्ने](/remedies/saturn) पर हैं। जिनकी [साढ़ेसाती](/remedies/sadesati) चल रही हो, वे ध्यान दें कि वह कुंडली की चंद्र राशि से गिनी जाती है, जन्म की तारीख़ से उसका संबंध नहीं।

## डर की बात, फिर एक बार

न कोई अध्ययन कहता है, न कोई पुराना ग्रंथ, कि हर दस में एक व्यक्ति कष्ट के लिए जन्मा है। अंक से बचने में पैसे लगते हैं, मिलता कुछ नहीं। 8 आपका है तो उसे अच्छे पुराने कोट की तरह पहनिए: गरम है, और टिकता है।`,
  },
};

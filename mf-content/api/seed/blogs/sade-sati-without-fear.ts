import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'sade-sati-without-fear',
  cover: 'blogs/sade-sati-without-fear.svg',
  category: 'kundli',
  tags: ['sade-sati', 'saturn', 'transits'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:57:00+05:30',
  details: {},
  en: {
    title: 'Sade Sati without fear',
    summary:
      'What the seven and a half years of Saturn are, whose Moon they touch until 2028, how the three parts differ, and habits that suit a slow season.',
    coverAlt:
      'Saturn with its ring over dark hills, and a traveller on a winding path that leads up to a lit lamp.',
    body: `Somebody says the words *sade sati* at a wedding lunch and the table goes quiet. It deserves a calmer tone. It is a piece of astronomy with an old layer of meaning on top, and it comes to everybody who lives long enough, two or three times.

## The astronomy

Saturn takes about twenty-nine and a half years to go round the zodiac, so it spends roughly two and a half years in each sign. When it passes the sign before your Moon sign, your Moon sign itself, and the sign after it, that is three signs, or about seven and a half years. *Sade sati* means exactly that: seven and a half.

Two consequences follow at once. At any moment three of the twelve Moon signs are in it, a quarter of all people. And it covers about a quarter of everyone's life. Anything that touches a quarter of humanity at a time cannot be a private curse.

## Where Saturn stands now

In the Lahiri zodiac Saturn has been in Meena (Pisces) since 29 March 2025. The dates below are in Indian time.

| Saturn | From | Moon signs in sade sati |
| - | - | - |
| in Meena | 29 March 2025 | Kumbha (last part), Meena (middle), Mesha (first) |
| in Mesha | 3 June 2027 | Meena (last), Mesha (middle), Vrishabha (first) |
| back in Meena, retrograde | 20 October 2027 | Kumbha, Meena, Mesha again |
| in Mesha | 23 February 2028 | Meena, Mesha, Vrishabha |

For Kumbha, then, sade sati pauses in June 2027, returns for four winter months, and closes in February 2028. Such a return is ordinary: Saturn moves backwards for about four and a half months each year, and sometimes a sign border lies on its way.

Another convention counts from the exact degree of the Moon, 45° on either side. It gives other dates. Both are in use; ask which one a report follows.

## The three parts

Tradition reads them like this.

**The first part**, Saturn in the twelfth from the Moon: sleep, expenses and things ending quietly. People describe a feeling of packing without knowing for where.

**The middle part**, Saturn over the Moon: responsibility comes close. Moods are heavier, decisions slower. Those who look after ageing parents or a small business know this weight.

**The last part**, Saturn in the second: family, food, savings and speech. Accounts are put in order, of money and of words.

These are themes, not events. Which of them a person meets depends on the Moon's own strength, on the dasha that is running, on Saturn's role in the chart, and on plain circumstance. For someone with Makara or Kumbha as Moon sign or lagna, Saturn is the lord of the house and is often read as a strict uncle, not as a stranger.

## Dhaiya, the smaller passage

While Saturn is in the fourth or eighth sign from the Moon, two and a half years each, people speak of dhaiya. With Saturn in Meena that means Dhanu (the fourth) and Simha (the eighth). Tradition treats it as a milder lesson of the same teacher.

## What people actually do

Most of the customs are small and useful whether or not one believes in Saturn:

- A sesame-oil lamp on Saturday evening, in many homes under a peepal tree, in others simply at the household altar.
- The Hanuman Chalisa, aloud, about ten minutes.
- Giving: black sesame, urad, a blanket, footwear. Better still, wages paid on the day they are due.
- A fixed hour for the work one avoids.

The longer list is on our [sade sati page](/remedies/sadesati) and on the page for [Saturn](/remedies/saturn). Nothing on them needs to be bought. Fasting is a choice; leave it out if you are unwell, expecting, or on regular medicine, unless your doctor agrees.

## What nobody needs

You do not need a costly ritual to "cancel" sade sati. A planet's passage cannot be cancelled, any more than a monsoon can. Be careful with anyone who opens with fear, names a disaster, and then a price. A blue sapphire bought in a fright is the commonest regret we hear about.

And if these years bring low mood that does not lift, trouble sleeping for weeks, or a debt that grows, go to a doctor, a counsellor, or someone who understands accounts. Those are not failures of faith. Saturn, in the old stories, has great respect for people who do the practical thing.

## Looking back instead of ahead

If you are over forty, you have probably been through one sade sati already. Find it: take the years when Saturn passed your three signs, and write down what you built in them. Many people find the start of a first job, a move, a marriage, an illness survived, a house slowly paid for. Hard years, often, and seldom empty ones. That list says more about the next passage than any forecast can.`,
  },
  hi: {
    title: 'साढ़ेसाती, बिना डर के',
    summary:
      'शनि के साढ़े सात वर्ष क्या हैं, 2028 तक किन राशियों पर हैं, तीनों चरण कैसे अलग हैं, और धीमे समय में कौन-सी आदतें साथ देती हैं।',
    coverAlt: 'अँधेरी पहाड़ियों के ऊपर वलय वाला शनि, घुमावदार पगडंडी पर जलते दीये की ओर बढ़ता एक यात्री।',
    body: `शादी की दावत में कोई “साढ़ेसाती” कह दे तो मेज़ पर चुप्पी छा जाती है। इस शब्द को थोड़ी शांति से लेना चाहिए। यह खगोल की एक घटना है जिस पर अर्थ की एक पुरानी परत चढ़ी है, और जो भी लंबा जीता है उसके जीवन में दो-तीन बार आती है।

## खगोल की बात

शनि राशिचक्र का चक्कर लगभग साढ़े उनतीस वर्ष में लगाता है, यानी हर राशि में क़रीब ढाई वर्ष। वह जब आपकी चंद्र राशि से पहले वाली राशि, फिर चंद्र राशि और फिर उसके बाद वाली राशि से गुज़रे तो तीन राशियाँ, लगभग साढ़े सात वर्ष हुए। नाम का अर्थ भी बस इतना ही है।

इससे दो बातें तुरंत निकलती हैं। किसी भी समय बारह में से तीन राशियाँ, यानी चौथाई लोग, साढ़ेसाती में होते हैं। और हर किसी के जीवन का लगभग चौथाई भाग इसमें बीतता है। जो बात एक साथ चौथाई मानवता को छूती हो, वह किसी का निजी अभिशाप नहीं हो सकती।

## शनि अभी कहाँ है

लाहिरी गणना से शनि 29 मार्च 2025 से मीन में है। नीचे की तारीख़ें भारतीय समय से हैं।

| शनि | कब से | किन चंद्र राशियों को साढ़ेसाती |
| - | - | - |
| मीन में | 29 मार्च 2025 | कुंभ (अंतिम), मीन (मध्य), मेष (पहला चरण) |
| मेष में | 3 जून 2027 | मीन (अंतिम), मेष (मध्य), वृषभ (पहला) |
| वक्री होकर फिर मीन में | 20 अक्टूबर 2027 | फिर कुंभ, मीन, मेष |
| मेष में | 23 फ़रवरी 2028 | मीन, मेष, वृषभ |

यानी कुंभ वालों की साढ़ेसाती जून 2027 में ठहरती है, जाड़े के चार महीनों के लिए लौटती है और फ़रवरी 2028 में पूरी होती है। ऐसा लौटना सामान्य है: शनि हर वर्ष लगभग साढ़े चार महीने पीछे की ओर चलता दिखता है, और कभी-कभी राशि की सीमा उसी रास्ते में पड़ जाती है।

एक दूसरी रीति चंद्रमा के ठीक अंश से दोनों ओर 45° गिनती है। उससे तारीख़ें अलग आती हैं। चलन में दोनों हैं; रिपोर्ट किस रीति की है, यह पूछ लीजिए।

## तीन चरण

परंपरा इन्हें इस तरह पढ़ती है।

**पहला चरण**, शनि चंद्रमा से बारहवें: नींद, ख़र्च, और चुपचाप ख़त्म होती चीज़ें। लोग कहते हैं, मानो सामान बाँध रहे हों और पता न हो कि जाना कहाँ है।

**मध्य चरण**, शनि चंद्रमा पर: ज़िम्मेदारी पास आ जाती है। मन भारी रहता है, निर्णय धीमे होते हैं। बूढ़े माता-पिता या छोटा कारोबार सँभालने वाले इस वज़न को पहचानते हैं।

**अंतिम चरण**, शनि दूसरे: परिवार, भोजन, बचत और वाणी। हिसाब साफ़ होते हैं, पैसे के भी और शब्दों के भी।

ये विषय हैं, घटनाएँ नहीं। किसे इनमें से क्या मिलेगा, यह चंद्रमा के अपने बल, चल रही दशा, कुंडली में शनि की भूमिका और सीधी-सादी परिस्थितियों पर निर्भर है। जिनकी चंद्र राशि या लग्न मकर या कुंभ है, उनके लिए शनि घर का स्वामी है; उसे अक्सर सख़्त मामा की तरह पढ़ा जाता है, अजनबी की तरह नहीं।

## ढैया, छोटा पड़ाव

शनि चंद्रमा से चौथी या आठवीं राशि में हो तो उन ढाई-ढाई वर्षों को ढैया कहते हैं। शनि मीन में है, तो यह धनु (चौथा) और सिंह (आठवाँ) की बात हुई। परंपरा इसे उसी गुरु का हल्का पाठ मानती है।

## लोग सचमुच क्या करते हैं

ज़्यादातर रीतियाँ छोटी हैं और शनि को मानें या न मानें, काम की हैं:

- शनिवार की शाम तिल के तेल का दीया; कहीं पीपल के नीचे, कहीं घर के मंदिर में।
- हनुमान चालीसा, बोलकर, लगभग दस मिनट।
- दान: काले तिल, उड़द, कंबल, जूते-चप्पल। इससे भी अच्छा, मज़दूरी उसी दिन देना जिस दिन देनी हो।
- जिस काम से कतराते हैं उसके लिए एक तय घंटा।

पूरी सूची हमारे [साढ़ेसाती](/remedies/sadesati) और [शनि](/remedies/saturn) वाले पन्नों पर है। उनमें से किसी के लिए कुछ ख़रीदना नहीं पड़ता। उपवास मन की बात है; बीमारी, गर्भावस्था या नियमित दवा में डॉक्टर की सहमति के बिना न करें।

## किसकी ज़रूरत नहीं

साढ़ेसाती “कटवाने” के महँगे अनुष्ठान की ज़रूरत नहीं। ग्रह का गुज़रना काटा नहीं जा सकता, जैसे बरसात नहीं काटी जा सकती। जो पहले डराए, फिर अनिष्ट का नाम ले और फिर दाम बताए, उससे सावधान रहिए। घबराहट में ख़रीदा गया नीलम वह पछतावा है जो हम सबसे अधिक सुनते हैं।

और अगर इन वर्षों में उदासी हटे ही नहीं, हफ़्तों नींद न आए, या उधार बढ़ता जाए, तो डॉक्टर, परामर्शदाता या हिसाब समझने वाले किसी व्यक्ति के पास जाइए। यह श्रद्धा की कमी नहीं है। पुरानी कथाओं में शनि उन्हीं का आदर करते हैं जो समय पर सही काम करते हैं।

## आगे नहीं, पीछे देखिए

आपकी उम्र चालीस से ऊपर है तो एक साढ़ेसाती शायद बीत चुकी है। उसे ढूँढ़िए: वे वर्ष लीजिए जब शनि आपकी तीन राशियों से गुज़रा, और लिखिए कि उनमें आपने क्या बनाया। बहुतों को वहाँ पहली नौकरी, शहर बदलना, विवाह, किसी बीमारी से उबरना या धीरे-धीरे चुकाया गया मकान मिलता है। वर्ष अक्सर कठिन थे, पर ख़ाली शायद ही कभी। अगले पड़ाव के बारे में यह सूची किसी भी भविष्यवाणी से अधिक बताती है।`,
  },
};

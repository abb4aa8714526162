import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'questions-for-an-astrologer',
  cover: 'blogs/questions-for-an-astrologer.svg',
  category: 'practice',
  tags: ['consultation', 'astrologer', 'cost'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:33:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {},
  en: {
    title: 'How to talk to an astrologer: questions, red flags, costs',
    seoTitle: 'Talking to an astrologer: questions and red flags',
    summary:
      'Prepare three questions, set a limit of time and money, and know the signs that tell you to end the call. A short guide to a useful consultation.',
    coverAlt:
      'Two people seated on a mat across a low table with an open notebook, a cup of tea and a lamp.',
    body: `Most people call an astrologer on a bad evening. They are tired, somebody has hurt them, a result is late. That is a very human moment, and a poor one for spending money by the minute. Ten minutes of preparation change the talk completely.

## Before you call

**Write the birth data down.** Date, time, place, and how sure you are of the time. If you have a printed chart, note the ayanamsa under it. Make one with the [free kundli](/astrology-services/free-kundli) if you have none.

**Write three questions, then strike one.** Two good ones fill twenty minutes.

**Set a limit.** Decide how much you will spend and set a timer on another phone. Where the price is by the minute, multiply before you dial: twenty minutes at twenty rupees are four hundred rupees.

**Ask whether it can wait till morning.** If the answer is yes, it is often better in the morning.

## Questions that help

A chart answers questions of *how* and *when to pay attention* better than questions of *whether*.

| Instead of | Try |
| - | - |
| Will I get the job? | What sort of work does my chart speak for, and what is my present dasha good for? |
| Will he come back? | What pattern do you see in my relationships, and what can I do about my part? |
| Is she the right one? | What should the two of us talk over before deciding? |
| When will my bad time end? | Which transit is this, from when to when, and what have people found useful in it? |
| Which stone should I wear? | What can I do that costs nothing? |

Then ask how they got there: "Which planet are you looking at?" A serious astrologer likes the question and answers in one or two sentences. Ask also: "What speaks against it?" Every chart holds something on the other side.

## What a good consultation sounds like

They check the time and place again. They tell you which zodiac and which ayanamsa they use. They say "I don't know" at least once. They ask about your life before they speak about it, or they say plainly that they will first describe and then ask. They give periods instead of days. They stay within their subject and send you elsewhere for health, law and money. At the end you know one thing you can do on Monday.

## Red flags

End the conversation, politely or not, when you hear these:

- A curse, black magic or a dosha that nobody else can see, found in the first minutes.
- A disaster with a date: a death, an accident, a divorce.
- "Only I can remove it", and then a price that climbs.
- A demand for secrecy from your family.
- Pressure to stay on the line, to recharge, to pay outside the platform, or to share an OTP.
- A promise: a visa, a child, a cure, a number, a share to buy.
- Any instruction to stop a medicine or to refuse a doctor.
- Comments on your body, caste or religion, or a private photograph asked for.

You owe no explanation for hanging up. Keep the name, the time and a screenshot, and report it. For Tarapath, write to us through the [contact page](/contact-us).

## What it costs, and what it should not

Fair costs are known in advance: a rate per minute shown before the call, a fixed price for a session, taxes included, a receipt afterwards. Read how a dropped call is charged and how unused balance is returned; ours is on the [refund page](/refund-policy). A longer session is not a deeper one. Twenty to thirty minutes are enough for a full chart, and a second talk some months later often says more than an hour at once.

Remedies should be cheap by nature. A lamp, a mantra, a fast for the healthy, a gift of sesame or rice, an apology: this is what the old books list most. Where a stone or a big ceremony is suggested, let a week pass and ask a second opinion from somebody who sells neither.

## After the call

Write down what was said, in your own words, the same day. Make two columns: *statements about me* and *things to do*. Put the sheet away for three months. When you take it out, mark what fits, what does not, and what would fit anyone. People who do this twice become good judges of astrologers.

Do not call three others to have the answer changed. If the first talk left you more frightened than before, talk to a friend first.

## When astrology is not the right door

If you are thinking of harming yourself, if someone at home hurts you, if you cannot sleep or eat for days, please go to a person trained for it. In India, Tele-MANAS answers free of charge at 14416, day and night; the women's helpline is 181, and the emergency number is 112. An astrologer worth the name will tell you the same.

For everything smaller, two honest questions and a timer will do. Talks on this site are not open yet; the page [talk to an astrologer](/astrology-services/talk-to-astrologer) says how they will work.`,
  },
  hi: {
    title: 'ज्योतिषी से कैसे बात करें: सवाल, चेतावनियाँ, ख़र्च',
    summary:
      'दो-तीन सवाल तैयार रखें, समय और पैसे की सीमा बाँधें, और वे संकेत जानें जिन पर बात ख़त्म कर देनी चाहिए। काम की सलाह के लिए छोटी मार्गदर्शिका।',
    coverAlt: 'चटाई पर आमने-सामने बैठे दो लोग, बीच की नीची मेज़ पर खुली कॉपी, चाय का प्याला और दीया।',
    body: `ज़्यादातर लोग ज्योतिषी को किसी ख़राब शाम फ़ोन करते हैं। थके हुए हैं, किसी ने दिल दुखाया है, कोई नतीजा अटका है। यह बहुत इंसानी घड़ी है, पर मिनट के हिसाब से पैसे ख़र्च करने के लिए अच्छी नहीं। दस मिनट की तैयारी पूरी बातचीत बदल देती है।

## फ़ोन करने से पहले

**जन्म का विवरण लिख लीजिए।** तारीख़, समय, स्थान, और समय कितना पक्का है। छपी कुंडली हो तो उसके नीचे लिखा अयनांश भी। न हो तो [निःशुल्क कुंडली](/astrology-services/free-kundli) बना लीजिए।

**तीन सवाल लिखिए, फिर एक काट दीजिए।** दो अच्छे सवाल बीस मिनट के लिए काफ़ी हैं।

**सीमा बाँधिए।** कितना ख़र्च करेंगे, तय कीजिए और दूसरे फ़ोन पर अलार्म लगा दीजिए। दर मिनट की हो तो पहले गुणा कर लीजिए: बीस रुपये मिनट पर बीस मिनट, यानी चार सौ रुपये।

**पूछिए कि क्या यह सुबह तक रुक सकता है।** उत्तर हाँ हो, तो प्रायः सुबह ही बेहतर है।

## काम के सवाल

कुंडली “होगा या नहीं” से बेहतर उत्तर “कैसे” और “किस समय ध्यान दें” का देती है।

| इसके बजाय | यह पूछकर देखिए |
| - | - |
| नौकरी मिलेगी? | मेरी कुंडली किस तरह के काम की बात करती है, और अभी की दशा किसके लिए अच्छी है? |
| वह लौट आएगा? | मेरे संबंधों में आपको कौन-सा ढर्रा दिखता है, और अपने हिस्से का मैं क्या करूँ? |
| क्या वही सही है? | फ़ैसले से पहले हम दोनों को किन बातों पर बैठना चाहिए? |
| बुरा समय कब जाएगा? | यह कौन-सा गोचर है, कब से कब तक, और लोगों को इसमें क्या काम आया? |
| कौन-सा रत्न पहनूँ? | ऐसा क्या करूँ जिसमें पैसे न लगें? |

फिर पूछिए कि वे इस नतीजे तक पहुँचे कैसे: “आप कौन-सा ग्रह देखकर कह रहे हैं?” गंभीर ज्योतिषी को यह सवाल अच्छा लगता है और वह एक-दो वाक्यों में बता देता है। यह भी पूछिए: “इसके विपरीत क्या दिखता है?” हर कुंडली में दूसरी ओर भी कुछ होता है।

## अच्छी सलाह कैसी लगती है

वे समय और स्थान दोबारा जाँचते हैं। बताते हैं कि कौन-सा राशिचक्र और अयनांश लेते हैं। कम से कम एक बार कहते हैं, “यह मैं नहीं जानता।” आपके जीवन पर बोलने से पहले उसके बारे में पूछते हैं, या साफ़ कहते हैं कि पहले बताएँगे, फिर पूछेंगे। दिन नहीं, अवधि बताते हैं। अपने विषय में रहते हैं और सेहत, क़ानून तथा पैसे के लिए सही जगह भेजते हैं। अंत में आपके पास एक ऐसा काम होता है जो सोमवार को किया जा सके।

## चेतावनी के संकेत

ये बातें सुनें तो बात वहीं ख़त्म कर दीजिए, नरमी से या बिना नरमी के:

- पहले ही मिनटों में कोई श्राप, टोना या ऐसा दोष जो किसी और को नहीं दिखता।
- तारीख़ के साथ अनिष्ट: मृत्यु, दुर्घटना, तलाक़।
- “इसे केवल मैं हटा सकता हूँ”, और फिर बढ़ता हुआ दाम।
- परिवार से छिपाने की शर्त।
- लाइन पर बने रहने, रिचार्ज करने, मंच के बाहर पैसे देने या ओटीपी बताने का दबाव।
- वादा: वीज़ा, संतान, इलाज, कोई अंक, कोई शेयर।
- दवा बंद करने या डॉक्टर को मना करने की बात।
- शरीर, जाति या धर्म पर टिप्पणी, या निजी तस्वीर की माँग।

फ़ोन काटने की सफ़ाई देना आपका काम नहीं। नाम, समय और स्क्रीनशॉट रखिए और शिकायत कीजिए। तारापथ के लिए [संपर्क](/contact-us) पन्ने से हमें लिखिए।

## कितना ख़र्च ठीक है, कितना नहीं

उचित ख़र्च पहले से पता होता है: बात शुरू होने से पहले दिखी मिनट की दर, या सत्र का तय दाम, कर मिलाकर, और बाद में रसीद। यह पढ़ लीजिए कि कटे हुए फ़ोन का पैसा कैसे लगता है और बचा हुआ बैलेंस कैसे लौटता है; हमारा नियम [रिफ़ंड](/refund-policy) पन्ने पर है। लंबी बात गहरी बात नहीं होती। पूरी कुंडली के लिए बीस-तीस मिनट बहुत हैं, और कुछ महीने बाद की दूसरी बातचीत एक साथ के घंटे से अधिक बताती है।

उपाय स्वभाव से सस्ते होने चाहिए। दीया, मंत्र, स्वस्थ व्यक्ति का व्रत, तिल या चावल का दान, किसी से क्षमा: पुराने ग्रंथों में सबसे अधिक यही है। रत्न या बड़ा अनुष्ठान सुझाया जाए तो एक हफ़्ता जाने दीजिए और किसी ऐसे से दूसरी राय लीजिए जो दोनों में से कुछ न बेचता हो।

## बात के बाद

उसी दिन अपने शब्दों में लिखिए कि क्या कहा गया। दो ख़ाने बनाइए: *मेरे बारे में बातें* और *करने के काम*। पन्ना तीन महीने के लिए रख दीजिए। फिर निकालकर निशान लगाइए कि क्या मेल खाया, क्या नहीं, और क्या ऐसा था जो किसी पर भी बैठ जाए। दो बार ऐसा करने वाले ज्योतिषियों के अच्छे पारखी बन जाते हैं।

उत्तर बदलवाने के लिए तीन और लोगों को फ़ोन मत कीजिए। पहली बात से डर बढ़ा हो, तो पहले किसी मित्र से बात कीजिए।

## जब दरवाज़ा ज्योतिष का नहीं है

मन में ख़ुद को चोट पहुँचाने का विचार हो, घर में कोई मारता हो, कई दिनों से नींद या भूख न हो, तो कृपया उनके पास जाइए जो इसी के लिए प्रशिक्षित हैं। भारत में टेली-मानस 14416 पर दिन-रात निःशुल्क सुनता है; महिला हेल्पलाइन 181 है और आपात नंबर 112। जो ज्योतिषी इस नाम के योग्य है, वह भी आपसे यही कहेगा।

इससे छोटी हर बात के लिए दो सच्चे सवाल और एक अलार्म बहुत हैं। इस साइट पर बातचीत अभी नहीं खुली है; [ज्योतिषी से बात](/astrology-services/talk-to-astrologer) वाला पन्ना बताता है कि खुलने पर यह कैसे होगी।`,
  },
};

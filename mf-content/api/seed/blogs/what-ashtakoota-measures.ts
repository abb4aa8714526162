import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'what-ashtakoota-measures',
  cover: 'blogs/what-ashtakoota-measures.svg',
  category: 'relationships',
  tags: ['matching', 'ashtakoota', 'marriage'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:36:00+05:30',
  details: {},
  en: {
    title: 'What Ashtakoota measures, and what it cannot',
    summary:
      'Thirty-six points compare two Moons and nothing else. What each koota looks at, what a typical score is, and which questions to ask each other.',
    coverAlt:
      'Two garlands of marigold and jasmine crossing each other above two small lamps on a low table.',
    body: `Twenty-five out of thirty-six. In many homes that number travels faster than the names. Before it decides anything, it is fair to ask what was counted.

## Only the two Moons

Ashtakoota, the eightfold matching of the north, looks at one thing in each chart: the nakshatra, quarter and sign of the Moon at birth. Not the lagna, not the seventh house, not Venus, not the dasha. Two people with entirely different charts but the same Moon get the same score with you.

| Koota | Points | What is compared |
| - | - | - |
| Varna | 1 | a class given to the Moon sign, read as attitude to work |
| Vashya | 2 | which sign's kind tends to follow which |
| Tara | 3 | the count from one birth star to the other |
| Yoni | 4 | an animal for each nakshatra, read as physical ease |
| Graha maitri | 5 | friendship of the lords of the Moon signs |
| Gana | 6 | temperament: deva, manushya, rakshasa |
| Bhakoot | 7 | the distance between the two Moon signs |
| Nadi | 8 | three groups of nakshatras, which should differ |

## One pair, counted

A groom with the Moon in Rohini, second quarter, and a bride with the Moon in Hasta, third quarter. His sign is Vrishabha, hers Kanya.

Varna: both signs are of the vaishya class, 1 of 1. Vashya: 1 of 2. Tara: 3 of 3. Yoni: serpent and buffalo, neutral, 2 of 4. Maitri: Venus and Mercury are friends, 5 of 5. Gana: manushya and deva, 5 of 6. Bhakoot: the signs stand fifth and ninth from each other, which the strict rule scores 0 of 7. Nadi: antya and adi, different, 8 of 8. Sum: 25.

Some almanacs treat the five-nine relation more kindly, or lift bhakoot when the lords are friends, as they are here. They would write 32. Nothing about the couple has changed between 25 and 32; one rule has.

## What is a usual score?

We let our engine score every possible pair of Moon quarters, 108 by 108, which is 11,664 pairs, without any exceptions applied. The average is 21 points. The lowest pair gets 2 and the highest 36. Seventy-one pairs in a hundred reach 18, the customary pass mark. Thirty-seven in a hundred reach 24.

One third of all pairs lose the 8 points of nadi, simply because there are three nadis. Exactly one half lose the 7 points of bhakoot. So a score below 18 usually means that one of these two large items is zero. It is a fact of arithmetic more than of two persons.

## What it was made for

The system comes from a time when the families chose, the couple hardly met, and what could be compared was what the priest had: two birth stars. As a first sieve for temperament and habit it was modest and quick. Tradition also tied nadi to children and health. Please do not read it so today: it is not genetics, and no score says anything about fertility or illness. If there is a hereditary condition in a family, a doctor or genetic counsellor is the person to ask.

## What it cannot see

It cannot see how he speaks to waiters. It cannot see whether she wants to keep working in Pune, or what either of them owes. It does not know about kindness after a quarrel, about drinking, about a promise to look after a younger brother. It says nothing on consent, and there is no score that replaces it.

Astrologers who take matching seriously go on to the full charts: the seventh house and its lord, Venus and Jupiter, Mars, and the dashas of the next years. Even that is a conversation and no verdict. The same holds for Manglik: it is one position of one planet, with many exceptions in the texts themselves, and common enough to be found in a large part of all charts.

## Questions that fill the gap

Print the table if the elders ask for it. Then, at the same table or on a walk, ask each other:

1. Where do we want to live in three years, and near whom?
2. What do you earn, owe and save, and who decides?
3. How did people quarrel in your home? What did they do afterwards?
4. Children: yes, no, when? What if it turns out otherwise?
5. Which fasts, foods and rituals matter to you, and which are for show?
6. What will you not give up?

A pair that can answer these without flinching has done a matching of its own.

## If the score is low

First have the arithmetic checked: a wrong birth hour can put a Moon into the next quarter or sign. Then look which koota is missing and ask what exceptions the texts allow; our [kundli matching](/astrology-services/kundli-matching) lists them beside the points without changing the points. If the families are anxious, a calm elder or an astrologer who will say "this is one view" helps more than a second website.

And if the score is high, ask the six questions anyway.`,
  },
  hi: {
    title: 'अष्टकूट क्या नापता है और क्या नहीं नाप सकता',
    summary:
      'छत्तीस गुण केवल दो चंद्रमाओं की तुलना हैं। हर कूट क्या देखता है, आम तौर पर कितने गुण मिलते हैं, और एक-दूसरे से कौन-से सवाल पूछें।',
    coverAlt: 'नीची चौकी पर दो छोटे दीये, उनके ऊपर एक-दूसरे को छूती गेंदे और चमेली की दो मालाएँ।',
    body: `छत्तीस में से पच्चीस। बहुत-से घरों में यह अंक नामों से पहले पहुँच जाता है। वह कुछ तय करे, इससे पहले पूछना ठीक है कि गिना क्या गया।

## केवल दो चंद्रमा

अष्टकूट, उत्तर भारत का आठ अंगों वाला मिलान, हर कुंडली में एक ही चीज़ देखता है: जन्म के चंद्रमा का नक्षत्र, चरण और राशि। न लग्न, न सातवाँ भाव, न शुक्र, न दशा। दो लोगों की कुंडलियाँ पूरी तरह अलग हों पर चंद्रमा एक जगह हो, तो आपके साथ दोनों के गुण बराबर आएँगे।

| कूट | अंक | किसकी तुलना |
| - | - | - |
| वर्ण | 1 | चंद्र राशि का वर्ग, काम के प्रति भाव के रूप में |
| वश्य | 2 | किस वर्ग की राशि किसके पीछे चलती है |
| तारा | 3 | एक के जन्म नक्षत्र से दूसरे तक की गिनती |
| योनि | 4 | हर नक्षत्र का एक पशु; शारीरिक सहजता |
| ग्रह मैत्री | 5 | चंद्र राशियों के स्वामियों की मित्रता |
| गण | 6 | स्वभाव: देव, मनुष्य, राक्षस |
| भकूट | 7 | दोनों चंद्र राशियों की आपसी दूरी |
| नाड़ी | 8 | नक्षत्रों के तीन समूह, जो अलग होने चाहिए |

## एक जोड़ी का हिसाब

वर का चंद्रमा रोहिणी के दूसरे चरण में, वधू का हस्त के तीसरे चरण में। वर की राशि वृषभ, वधू की कन्या।

वर्ण: दोनों वैश्य वर्ग, 1 में से 1। वश्य: 2 में से 1। तारा: 3 में से 3। योनि: सर्प और महिष, सम भाव, 4 में से 2। मैत्री: शुक्र और बुध मित्र, 5 में से 5। गण: मनुष्य और देव, 6 में से 5। भकूट: राशियाँ एक-दूसरे से पाँचवीं और नौवीं, कड़े नियम से 7 में से 0। नाड़ी: अंत्य और आदि, अलग, 8 में से 8। जोड़ 25।

कुछ पंचांग नव-पंचम संबंध को नरमी से देखते हैं, या राशि-स्वामी मित्र हों तो भकूट दोष हटा देते हैं; यहाँ वे मित्र हैं। वे 32 लिखेंगे। 25 और 32 के बीच इस जोड़ी में कुछ नहीं बदला, बस एक नियम बदला।

## आम तौर पर कितने गुण मिलते हैं?

हमने अपने इंजन से चंद्रमा के चरणों की हर संभव जोड़ी गिनवाई: 108 गुणा 108, यानी 11,664 जोड़ियाँ, बिना किसी छूट के। औसत 21 आया। सबसे कम 2, सबसे अधिक 36। सौ में 71 जोड़ियाँ 18 तक पहुँचती हैं, जिसे चलन में पास माना जाता है। सौ में 37 जोड़ियाँ 24 तक।

एक तिहाई जोड़ियाँ नाड़ी के 8 अंक केवल इसलिए खोती हैं कि नाड़ियाँ तीन हैं। ठीक आधी जोड़ियाँ भकूट के 7 अंक खोती हैं। इसलिए 18 से कम का अर्थ ज़्यादातर यही होता है कि इन दो बड़े कूटों में से एक शून्य है। यह दो लोगों से अधिक गणित की बात है।

## यह बना किसलिए था

यह पद्धति उस समय की है जब चुनाव परिवार करते थे, वर-वधू मुश्किल से मिलते थे, और तुलना उसी की हो सकती थी जो पुरोहित के पास था: दो जन्म नक्षत्र। स्वभाव और आदतों की पहली छलनी के रूप में यह सरल और तेज़ थी। परंपरा ने नाड़ी को संतान और स्वास्थ्य से भी जोड़ा। आज इसे ऐसे न पढ़ें: यह आनुवंशिकी नहीं है, और कोई गुण-संख्या संतान या रोग के बारे में कुछ नहीं कहती। परिवार में कोई आनुवंशिक रोग हो तो डॉक्टर या आनुवंशिक परामर्शदाता से पूछिए।

## यह क्या नहीं देख सकता

यह नहीं देखता कि वह होटल में बैरे से कैसे बोलता है। यह नहीं जानता कि वह पुणे में नौकरी करते रहना चाहती है या नहीं, और किस पर कितना उधार है। झगड़े के बाद की नरमी, शराब, छोटे भाई को सँभालने का वचन, इसकी पहुँच में नहीं हैं। यह सहमति के बारे में कुछ नहीं कहता, और उसकी जगह कोई अंक नहीं ले सकता।

जो ज्योतिषी मिलान को गंभीरता से लेते हैं, वे आगे पूरी कुंडलियाँ देखते हैं: सातवाँ भाव और उसका स्वामी, शुक्र और गुरु, मंगल, आने वाले वर्षों की दशाएँ। वह भी बातचीत है, फ़ैसला नहीं। मांगलिक पर भी यही लागू है: वह एक ग्रह की एक स्थिति है, ग्रंथों में ही उसकी बहुत-सी छूटें हैं, और वह इतनी आम है कि कुंडलियों के बड़े हिस्से में मिलती है।

## ख़ाली जगह भरने वाले सवाल

बड़े कहें तो तालिका छाप लीजिए। फिर उसी मेज़ पर या टहलते हुए एक-दूसरे से पूछिए:

1. तीन साल बाद कहाँ रहना चाहते हैं, और किसके पास?
2. कमाई, उधार और बचत कितनी है, और निर्णय कौन लेता है?
3. आपके घर में झगड़ा कैसे होता था? उसके बाद क्या होता था?
4. बच्चे: हाँ, नहीं, कब? और अगर वैसा न हो पाए तो?
5. कौन-से व्रत, खान-पान और रीतियाँ मन से हैं, कौन-सी दिखाने की?
6. आप क्या नहीं छोड़ेंगे?

जो जोड़ी बिना कतराए इनके उत्तर दे सके, उसने अपना मिलान कर लिया।

## गुण कम आएँ तो

पहले हिसाब जँचवाइए: जन्म समय ग़लत हो तो चंद्रमा अगले चरण या राशि में चला जाता है। फिर देखिए कौन-सा कूट छूटा और ग्रंथ उसमें क्या छूट देते हैं; हमारा [कुंडली मिलान](/astrology-services/kundli-matching) उन्हें अंकों के साथ लिखता है, अंक बदलता नहीं। परिवार चिंतित हों तो कोई शांत बुज़ुर्ग, या ऐसा ज्योतिषी जो कहे “यह एक दृष्टि है”, दूसरी वेबसाइट से अधिक काम आता है।

और गुण अधिक आएँ, तब भी वे छह सवाल पूछिए।`,
  },
};

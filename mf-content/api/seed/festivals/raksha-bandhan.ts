import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'raksha-bandhan',
  cover: 'festivals/raksha-bandhan.svg',
  category: '',
  tags: ['family', 'purnima', 'shravana'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:08:00+05:30',
  details: {
    festivalIds: ['raksha-bandhan'],
    deity: { en: 'Vishnu, Lakshmi', hi: 'विष्णु, लक्ष्मी' },
    regions: {
      en: ['North India', 'Rajasthan', 'Gujarat', 'Maharashtra', 'Madhya Pradesh', 'Odisha'],
      hi: ['उत्तर भारत', 'राजस्थान', 'गुजरात', 'महाराष्ट्र', 'मध्य प्रदेश', 'ओडिशा'],
    },
    en: {
      samagri: [
        'A rakhi or a plain red and yellow thread',
        'A thali with roli, unbroken rice and a lamp',
        'A sweet',
        'A handkerchief or cap for the head',
        'A small present',
      ],
      vidhi: [
        'Bathe, and look up the time when Bhadra ends.',
        'Offer the rakhi and the sweet at the home shrine first.',
        'The one who receives sits facing east, head covered.',
        'Put a tilak with roli and rice, tie the thread on the right wrist and say the verse Yena baddho Bali raja, or a wish of your own.',
        'Circle the lamp once, and feed each other a piece of the sweet.',
        'Give the present; then change places, if in your home both tie.',
      ],
      katha:
        'Bali, the generous king of the asuras, had given Vishnu in the form of a dwarf all that three steps could measure. For that Vishnu granted him a wish. “Then stay with me,” said Bali, “so that I see you whenever I lift my eyes.” So the Lord of Vaikuntha stood as a doorkeeper in the lower world and could not leave.\n\nLakshmi waited, then came down herself in the dress of a poor woman. Bali gave her a room without asking who she was. On the full Moon of Shravana she came before him with a thread. “I have no brother here,” she said. “May I tie this for you?” He held out his hand, moved, and told her to name a gift, as a brother does.\n\n“The man who keeps your door,” said Lakshmi, “is my husband. Let him come home.”\n\nBali looked from her to the doorkeeper and understood. He could have refused; it would have cost him all he had won. Instead he laughed and gave his word. Vishnu, they say, promised to spend the four months of the rains with him every year.\n\nThe verse said while tying names Bali, and it means: with the thread that bound the mighty king, I bind you. Hold firm.',
      foods: [
        'Ghevar',
        'Sevaiyan',
        'Besan barfi',
        'Narali bhaat, coconut rice, in Maharashtra',
        'Puri, chhole and kheer',
      ],
    },
    hi: {
      samagri: [
        'राखी या लाल-पीला सादा धागा',
        'रोली, अक्षत और दीये वाली थाली',
        'मिठाई',
        'सिर के लिए रूमाल या टोपी',
        'छोटा-सा उपहार',
      ],
      vidhi: [
        'स्नान करें और देख लें कि भद्रा कब समाप्त होती है।',
        'पहले घर के पूजा-स्थान पर राखी और मिठाई अर्पित करें।',
        'जिसे राखी बँधे वह सिर ढककर पूर्व की ओर मुँह करके बैठे।',
        'रोली-अक्षत का तिलक करें, दाहिनी कलाई पर धागा बाँधें और “येन बद्धो बली राजा” श्लोक या अपने मन की शुभकामना कहें।',
        'एक बार आरती उतारें और एक-दूसरे को मिठाई खिलाएँ।',
        'उपहार दें; आपके घर में दोनों बाँधते हों तो अब जगह बदलें।',
      ],
      katha:
        'असुरों के दानी राजा बलि ने वामन बने विष्णु को तीन पग में सब कुछ दे दिया। विष्णु ने प्रसन्न होकर वर माँगने को कहा। बलि बोले, “मेरे पास रहिए, ताकि जब आँख उठाऊँ, आप दिखें।” और वैकुंठ के स्वामी पाताल में द्वारपाल बनकर खड़े हो गए।\n\nलक्ष्मी ने बाट देखी, फिर साधारण स्त्री के वेश में स्वयं वहाँ आईं। बलि ने बिना परिचय पूछे उन्हें रहने का स्थान दिया। श्रावण पूर्णिमा को वे धागा लेकर सामने आईं। “यहाँ मेरा कोई भाई नहीं। आपको बाँध दूँ?” बलि का मन भर आया। हाथ बढ़ाया और भाई की तरह कहा, जो चाहो माँग लो।\n\nलक्ष्मी बोलीं, “आपके द्वार पर जो पहरा देते हैं, वे मेरे पति हैं। उन्हें घर आने दीजिए।”\n\nबलि ने उन्हें देखा, फिर द्वारपाल को, और समझ गए। मना कर सकते थे; मानने में उनका सबसे बड़ा धन जा रहा था। पर वे हँसे और वचन निभाया। कहते हैं, विष्णु ने हर वर्ष वर्षा के चार महीने उनके साथ रहने का वचन दिया।\n\nधागा बाँधते समय का श्लोक बलि का ही नाम लेता है: जिस सूत्र से महाबली राजा बँधे, उसी से तुम्हें बाँधती हूँ। अडिग रहना।',
      foods: ['घेवर', 'सेवइयाँ', 'बेसन की बर्फ़ी', 'महाराष्ट्र का नारळी भात', 'पूरी, छोले और खीर'],
    },
  },
  en: {
    title: 'Raksha Bandhan: a thread and a promise',
    summary:
      'When to tie the rakhi and why Bhadra matters, who ties it to whom in different regions, and ways to keep the thread kind to hands and trees.',
    coverAlt: 'A rakhi with a flower centre on a thali beside a small lamp, rice and sweets.',
    body: `Post offices sell special envelopes for it. Somewhere a sister is writing an address with a ballpoint that skips, because the thread must arrive before the full Moon.

## The afternoon without Bhadra

The festival is Shravana Purnima. By rule the rakhi is tied in *aparahna*, the fourth of the five parts of the day, roughly between half past one and four. It should be free of Bhadra, another name of Vishti karana, which covers the first half of every Purnima, some twelve hours. If Bhadra fills the afternoon, one waits until it has ended, or takes the second day if Purnima lasts long enough into its morning. This is the reason for the yearly question “from what time?” Our date page gives the minute when Bhadra ends at your place.

Tradition asks one to avoid it; those who must catch a train tie it with a good heart anyway.

## Not only brothers

In **Rajasthan** a second thread, the lumba, goes on the bangle of the brother’s wife. In **Gujarat and Mumbai** the coast keeps Narali Purnima: fishermen offer a coconut to the sea, since the worst of the monsoon is over. In the **south** it is Avani Avittam, when the sacred thread is changed. **Odisha** honours cattle on Gamha Purnima. In **Uttarakhand** priests tie the thread on all who come, and in many villages on the trunk of a tree.

In 1905 Rabindranath Tagore asked the people of Bengal to tie rakhis across religions when their province was cut in two. Sisters tie it to sisters, a soldier gets one from a class of schoolgirls, an old neighbour from the child upstairs. Protecting is a work for two.

## For small fingers

Plait three colours of wool, put a mustard seed or a marigold petal in the centre, knot. A thread made by a five-year-old falls apart by dinner and is kept for twenty years.

## The thread afterwards

Cotton, wool and seed rakhis can go into the garden. Plastic and glitter end in a drain or a cow. Tie loosely enough for one finger to pass, so that a child’s hand keeps its colour, and no metal thread for those working at machines. Do not bind wire or nylon round a tree, it cuts in as the trunk grows. As for presents: a promise to call every Sunday costs little and holds well.`,
  },
  hi: {
    title: 'रक्षाबंधन: एक धागा, एक वचन',
    summary:
      'राखी किस समय बाँधें और भद्रा का क्या अर्थ है, अलग-अलग प्रदेशों में कौन किसे बाँधता है, और धागा जो हाथ और पेड़ दोनों पर नरम हो।',
    coverAlt: 'छोटे दीये, अक्षत और मिठाई के साथ थाली में रखी फूल वाली राखी।',
    body: `डाकघर इसके लिए अलग लिफ़ाफ़े बेचते हैं। कहीं कोई बहन अटकते हुए पेन से पता लिख रही होती है, क्योंकि धागा पूर्णिमा से पहले पहुँचना चाहिए।

## भद्रा रहित अपराह्न

पर्व श्रावण पूर्णिमा का है। नियम से राखी अपराह्न में बँधती है, यानी दिन के पाँच भागों में चौथे में, मोटे तौर पर डेढ़ से चार बजे के बीच। उस समय भद्रा न हो। भद्रा विष्टि करण का नाम है, जो हर पूर्णिमा के पहले आधे भाग, लगभग बारह घंटे रहता है। अपराह्न भद्रा में हो तो उसके बीतने तक रुकते हैं, या पूर्णिमा अगली सुबह काफ़ी देर चले तो अगला दिन लेते हैं। हर साल का सवाल “कितने बजे से?” यहीं से आता है। हमारी तारीख़ों में आपके शहर की भद्रा समाप्ति का मिनट लिखा रहता है।

परंपरा भद्रा टालने को कहती है; जिन्हें गाड़ी पकड़नी हो, वे शुद्ध मन से बाँध लेते हैं।

## केवल भाई नहीं

**राजस्थान** में भाभी की चूड़ी पर भी लूंबा बँधता है। **गुजरात और मुंबई** के तट पर आज नारळी पूर्णिमा है: मछुआरे समुद्र को नारियल चढ़ाते हैं, क्योंकि मानसून का ज़ोर टूट चुका। **दक्षिण** में अवनि अवित्तम है, जिसमें यज्ञोपवीत बदला जाता है। **ओडिशा** गम्हा पूर्णिमा पर गाय-बैल पूजता है। **उत्तराखंड** में पुरोहित सबको रक्षा-सूत्र बाँधते हैं, और कई गाँवों में पेड़ों को भी।

1905 में बंगाल बाँटा गया तो रवींद्रनाथ ठाकुर ने लोगों से कहा कि धर्म की दीवार लाँघकर एक-दूसरे को राखी बाँधें। आज बहनें बहनों को बाँधती हैं, सैनिक को किसी स्कूल की बच्चियाँ, बूढ़े पड़ोसी को ऊपर वाले घर की बच्ची। रक्षा दोनों ओर का काम है।

## नन्ही उँगलियों के लिए

ऊन के तीन रंग गूँथिए, बीच में गेंदे की पंखुड़ी, एक गाँठ। पाँच साल के बच्चे की बनाई राखी रात तक खुल जाती है और बीस साल सँभालकर रखी जाती है।

## धागे का क्या हो

सूत, ऊन और बीज की राखी बग़ीचे की मिट्टी में जा सकती है। प्लास्टिक और चमकी नाली में या गाय के पेट में पहुँचती है। बाँधें इतनी ढीली कि एक उँगली जा सके; मशीन पर काम करने वालों को धातु का धागा नहीं। पेड़ पर तार या नायलॉन न कसें, तना बढ़ता है तो वह भीतर धँसता है। उपहार की बात: हर रविवार फ़ोन करने का वचन सस्ता है और टिकता है।`,
  },
};

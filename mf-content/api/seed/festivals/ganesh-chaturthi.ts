import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'ganesh-chaturthi',
  cover: 'festivals/ganesh-chaturthi.svg',
  category: '',
  tags: ['ganesha', 'bhadrapada', 'maharashtra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:20:00+05:30',
  details: {
    festivalIds: ['ganesh-chaturthi', 'anant-chaturdashi'],
    deity: { en: 'Ganesha', hi: 'गणेश' },
    regions: {
      en: [
        'Maharashtra',
        'Goa',
        'Karnataka',
        'Telangana',
        'Andhra Pradesh',
        'Tamil Nadu',
        'Gujarat',
      ],
      hi: ['महाराष्ट्र', 'गोवा', 'कर्नाटक', 'तेलंगाना', 'आंध्र प्रदेश', 'तमिलनाडु', 'गुजरात'],
    },
    en: {
      samagri: [
        'An image of unbaked clay, a hand high or smaller',
        'A low stool with red or yellow cloth',
        'Durva grass in bundles of twenty-one blades, red hibiscus',
        'Modak, twenty-one if you can',
        'Sandal, roli, rice, janeu, betel leaf and nut',
        'Lamp, incense and a kalash with water',
      ],
      vidhi: [
        'Bring the image home covered and set it on the stool facing the room.',
        'Around midday invite Ganesha into it with a prayer and a few grains of rice.',
        'Offer water, sandal, flowers and durva, one bundle at a time with one of his names.',
        'Offer modak and sing the aarti, Sukhkarta Dukhharta or your own.',
        'Repeat a short puja morning and evening for as many days as you keep him: one and a half, three, five, seven or ten.',
        'At farewell ask his leave, give him curd and rice for the road and dissolve the clay in a tub.',
      ],
      katha:
        'The sages asked Vyasa for the story of the Bharatas, and Vyasa had all of it in his mind, a hundred thousand verses, but no one could write so fast. Brahma advised him to ask Ganesha.\n\nGanesha agreed, on one condition. “My pen must not stop. If you pause, I put it down.” Vyasa thought, and made a condition in return: “Write nothing that you have not understood.” They sat down in a cave near Mana, high in the Himalaya, and began.\n\nVerses came like rain. Whenever Vyasa needed time, he spoke a knotty one. Ganesha tilted his head, thought about it for a moment, and Vyasa composed the next hundred. So they went on, day and night.\n\nIn the middle of a battle the reed pen broke. There was no time to look for another. Without taking his eyes off the page Ganesha snapped off the end of one tusk, dipped it in ink, and the line went on without a gap.\n\nThat is why he is called Ekadanta, the one with a single tusk. It is told to children as a tale about finishing what one has begun, and to writers as one about reading before one writes.',
      foods: [
        'Ukadiche modak, steamed',
        'Fried modak and puran poli',
        'Kadubu and kosambari in Karnataka',
        'Undrallu in Andhra',
        'Kozhukattai and sundal in Tamil Nadu',
      ],
    },
    hi: {
      samagri: [
        'कच्ची मिट्टी की मूर्ति, हथेली जितनी या छोटी',
        'लाल या पीले वस्त्र वाली चौकी',
        'इक्कीस-इक्कीस दूर्वा के गुच्छे, लाल गुड़हल',
        'मोदक, हो सके तो इक्कीस',
        'चंदन, रोली, अक्षत, जनेऊ, पान-सुपारी',
        'दीया, धूप और जल भरा कलश',
      ],
      vidhi: [
        'मूर्ति ढककर घर लाएँ और कमरे की ओर मुख करके चौकी पर रखें।',
        'मध्याह्न के आसपास प्रार्थना और अक्षत से गणेश का आवाहन करें।',
        'जल, चंदन और फूल चढ़ाएँ; एक-एक नाम के साथ दूर्वा अर्पित करें।',
        'मोदक का भोग लगाएँ और “सुखकर्ता दुखहर्ता” या अपनी आरती गाएँ।',
        'जितने दिन रखें, डेढ़, तीन, पाँच, सात या दस, सुबह-शाम छोटी पूजा करें।',
        'विदा के समय आज्ञा लें, राह के लिए दही-भात दें और मिट्टी को टब में घुलने दें।',
      ],
      katha:
        'ऋषियों ने व्यास से भरतवंश की कथा माँगी। पूरी कथा, एक लाख श्लोक, उनके मन में थी, पर उतनी तेज़ लिखने वाला कोई न था। ब्रह्मा ने कहा, गणेश से कहिए।\n\nगणेश मान गए, एक शर्त पर: “मेरी क़लम रुके नहीं। आप रुके तो मैं रख दूँगा।” व्यास ने सोचकर अपनी शर्त रखी: “जो समझ में न आए, वह मत लिखना।” हिमालय में माणा के पास एक गुफा में दोनों बैठे और काम शुरू हुआ।\n\nश्लोक वर्षा की तरह आने लगे। जब व्यास को समय चाहिए होता, वे कोई गूढ़ श्लोक कह देते। गणेश सिर टेढ़ा करके पल भर सोचते, और इतने में व्यास अगले सौ रच लेते। यह क्रम दिन-रात चला।\n\nएक युद्ध के बीच सरकंडे की क़लम टूट गई। दूसरी खोजने का समय न था। गणेश ने पन्ने से आँख हटाए बिना अपने एक दाँत की नोक तोड़ी, स्याही में डुबोई, और पंक्ति बिना टूटे आगे बढ़ गई।\n\nइसी से वे एकदंत कहलाए। बच्चों को यह कथा इसलिए सुनाते हैं कि जो शुरू किया उसे पूरा करो, और लिखने वालों को इसलिए कि समझे बिना मत लिखो।',
      foods: [
        'उकडीचे मोदक, भाप में पके',
        'तले मोदक और पूरन पोली',
        'कर्नाटक के कडुबु और कोसंबरी',
        'आंध्र के उंड्राल्लु',
        'तमिल घरों की कोळुक्कट्टै और सुंडल',
      ],
    },
  },
  en: {
    title: 'Ganesh Chaturthi: a guest of clay',
    summary:
      'Ganesha arrives at midday and leaves as water and earth. The date rule, household customs from Pune to Chennai, and a farewell without harm.',
    coverAlt: 'A small clay Ganesha with durva grass and hibiscus, a plate of modak in front.',
    body: `Everybody in the building knows which flat he is going to. The lift is held, someone rings a little bell, and a lump of river clay with an elephant’s head rides up to the fourth floor to stay for a while.

## Midday on the fourth

Bhadrapada Shukla Chaturthi, in August or September. Ganesha is held to have been born at noon, so the day is the one with Chaturthi in *madhyahna*, the middle fifth of daylight, around eleven to half past one. When two days have it there, the one with more of it is taken. The farewell of the tenth day is Anant Chaturdashi.

On this evening one is told not to look at the Moon, who once laughed at Ganesha’s fall from his mouse. The crescent sets about two hours after the Sun. Those who glance up by accident tell the story of the Syamantaka jewel, and that, tradition says, mends it.

## Homes and streets

In **Maharashtra** families keep him for a day and a half or longer, and sisters called Gauri arrive in between. In 1893 Lokmanya Tilak made public celebrations into a meeting place when meetings were forbidden. **Goa** hangs a canopy of wild fruits and leaves, the matoli, above him. **Karnataka** worships Gauri the day before. In **Andhra and Telangana** the puja uses twenty-one kinds of leaves, a whole lesson in botany. **Tamil homes** buy a clay Pillaiyar with a paper umbrella and return him to a well.

## Make him yourselves

Two handfuls of garden clay, an afternoon, newspaper on the floor. Body, belly, trunk to the left, ears last. Press a seed into the base. When the clay has melted in a pot of earth, the seed comes up, and the child waters Ganesha all winter.

## A farewell that leaves nothing behind

Plaster of Paris does not dissolve, and its paints kill fish. Choose clay no taller than a forearm, with turmeric and geru for colour, and immerse it in a bucket or an artificial tank. Take flowers off first and compost them. Small children watch rivers from the bank, not from the water. Speakers off at ten, no laser lights, a clear lane for ambulances. And one modak for the night guard, who also keeps watch at a door.`,
  },
  hi: {
    title: 'गणेश चतुर्थी: मिट्टी का एक मेहमान',
    summary:
      'गणेश मध्याह्न में आते हैं और जल-मिट्टी बनकर लौटते हैं। तारीख़ का नियम, पुणे से चेन्नई तक घरों की रीति, और हानि रहित विसर्जन।',
    coverAlt: 'दूर्वा और गुड़हल के साथ मिट्टी के छोटे गणेश, आगे मोदक की थाली।',
    body: `पूरी इमारत जानती है कि वे किस घर जा रहे हैं। कोई लिफ़्ट रोककर खड़ा है, कोई छोटी घंटी बजा रहा है, और हाथी के सिर वाला नदी की मिट्टी का एक मेहमान कुछ दिन रहने चौथी मंज़िल पर जा रहा है।

## चतुर्थी का मध्याह्न

भाद्रपद शुक्ल चतुर्थी, अगस्त या सितंबर में। मान्यता है कि गणेश का जन्म दोपहर में हुआ, इसलिए वह दिन लिया जाता है जिसके मध्याह्न में चतुर्थी हो: दिन के पाँच भागों में बीच वाला, लगभग ग्यारह से डेढ़। दोनों दिन हो तो जिस दिन अधिक हो। दसवें दिन की विदाई अनंत चतुर्दशी है।

इस शाम चाँद न देखने की बात कही जाती है, जो कभी गणेश के मूषक से गिरने पर हँसा था। पतला चाँद सूर्यास्त के लगभग दो घंटे बाद डूब जाता है। भूल से दिख जाए तो लोग स्यमंतक मणि की कथा कहते-सुनते हैं, और परंपरा मानती है कि इतना बहुत है।

## घर और मंडप

**महाराष्ट्र** में परिवार डेढ़ दिन या अधिक रखते हैं और बीच में गौरी आती हैं। 1893 में जब सभाओं पर पाबंदी थी, लोकमान्य तिलक ने सार्वजनिक उत्सव को मिलने की जगह बनाया। **गोवा** में ऊपर जंगली फल-पत्तों की माटोळी टँगती है। **कर्नाटक** एक दिन पहले गौरी पूजता है। **आंध्र और तेलंगाना** में इक्कीस तरह के पत्ते चढ़ते हैं, यानी वनस्पति-शास्त्र का पूरा पाठ। **तमिल घर** काग़ज़ की छतरी वाले मिट्टी के पिळ्ळैयार लाते हैं और कुएँ को लौटा देते हैं।

## अपने हाथ से गढ़िए

दो मुट्ठी बग़ीचे की मिट्टी, एक दोपहर, फ़र्श पर अख़बार। पहले धड़, फिर पेट, बाईं ओर मुड़ी सूँड़, कान सबसे बाद में। नीचे एक बीज दबा दीजिए। विसर्जन के बाद गमले में वही बीज उगेगा और बच्चा जाड़े भर गणेश को सींचेगा।

## विदाई, जो पीछे कुछ न छोड़े

प्लास्टर ऑफ़ पेरिस घुलता नहीं और उसके रंग मछलियों को मारते हैं। मिट्टी की मूर्ति लें, हाथ भर से ऊँची नहीं, रंग हल्दी और गेरू के, और विसर्जन बाल्टी या बने हुए कुंड में करें। फूल पहले उतारकर खाद में डालें। छोटे बच्चे नदी को किनारे से देखें, पानी में उतरकर नहीं। दस बजे लाउडस्पीकर बंद, लेज़र नहीं, एंबुलेंस के लिए रास्ता खुला। और एक मोदक रात के चौकीदार को, वह भी द्वार पर पहरा देता है।`,
  },
};

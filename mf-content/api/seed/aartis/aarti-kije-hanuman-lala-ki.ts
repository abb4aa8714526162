import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'aarti-kije-hanuman-lala-ki',
  cover: 'aartis/aarti-kije-hanuman-lala-ki.svg',
  category: '',
  tags: ['hanuman', 'tuesday', 'saturday'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:50:00+05:30',
  details: {
    deity: { en: 'Hanuman', hi: 'हनुमान' },
    tradition: { en: 'Traditional Awadhi; signed "Tulsidas"', hi: 'पारंपरिक अवधी; छाप “तुलसीदास”' },
    stanzas: [
      {
        devanagari: ['आरती कीजै हनुमान लला की', 'दुष्ट दलन रघुनाथ कला की'],
        roman: ['Aarti keejai hanumaan lala ki', 'Dusht dalan raghunaath kala ki'],
      },
      {
        devanagari: ['जाके बल से गिरिवर काँपे', 'रोग दोष जाके निकट न झाँके'],
        roman: ['Jaake bal se girivar kaampe', 'Rog dosh jaake nikat na jhaanke'],
      },
      {
        devanagari: ['अंजनि पुत्र महा बलदाई', 'संतन के प्रभु सदा सहाई'],
        roman: ['Anjani putra maha baldaai', 'Santan ke prabhu sada sahaai'],
      },
      {
        devanagari: ['दे बीरा रघुनाथ पठाए', 'लंका जारि सिया सुधि लाए'],
        roman: ['De beera raghunaath pathaae', 'Lanka jaari siya sudhi laae'],
      },
      {
        devanagari: ['लंका सो कोट समुद्र सी खाई', 'जात पवनसुत बार न लाई'],
        roman: ['Lanka so kot samudra si khaai', 'Jaat pavansut baar na laai'],
      },
      {
        devanagari: ['लंका जारि असुर संहारे', 'सियाराम जी के काज सँवारे'],
        roman: ['Lanka jaari asur sanhaare', 'Siyaaraam ji ke kaaj sanvaare'],
      },
      {
        devanagari: ['लक्ष्मण मूर्छित पड़े सकारे', 'आनि सजीवन प्राण उबारे'],
        roman: ['Lakshman moorchhit pare sakaare', 'Aani sajeevan praan ubaare'],
      },
      {
        devanagari: ['पैठि पाताल तोरि जमकारे', 'अहिरावण की भुजा उखारे'],
        roman: ['Paithi paataal tori jamkaare', 'Ahiraavan ki bhuja ukhaare'],
      },
      {
        devanagari: ['बाएँ भुजा असुर दल मारे', 'दाहिने भुजा संतजन तारे'],
        roman: ['Baaen bhuja asur dal maare', 'Daahine bhuja santjan taare'],
      },
      {
        devanagari: ['सुर नर मुनि जन आरती उतारें', 'जय जय जय हनुमान उचारें'],
        roman: ['Sur nar muni jan aarti utaaren', 'Jai jai jai hanumaan uchaaren'],
      },
      {
        devanagari: ['कंचन थार कपूर लौ छाई', 'आरति करत अंजना माई'],
        roman: ['Kanchan thaar kapoor lau chhaai', 'Aarti karat anjana maai'],
      },
      {
        devanagari: ['जो हनुमान जी की आरती गावे', 'बसि वैकुंठ परम पद पावे'],
        roman: ['Jo hanumaan ji ki aarti gaave', 'Basi vaikunth param pad paave'],
      },
      {
        devanagari: ['लंक विध्वंस कीन्ह रघुराई', 'तुलसीदास प्रभु कीरति गाई'],
        roman: ['Lank vidhwans keenh raghuraai', 'Tulsidas prabhu keerti gaai'],
      },
    ],
    en: {
      meaning: `1. Let us sing the aarti of the dear Hanuman, who crushes the wicked and belongs to the play of Rama.
2. Mountains shake at his strength; sickness and faults do not come near.
3. Great son of Anjani, giver of strength, always a helper of good people.
4. Raghunatha gave him the charge and sent him; he burned Lanka and brought news of Sita.
5. Lanka was a fort and the sea its moat, yet the son of the Wind lost no time.
6. He burned Lanka, beat the demons and finished the work of Sita and Rama.
7. Lakshmana lay senseless; he brought the life-giving herb and saved him.
8. He broke into the underworld, threw down its guard and tore off the arm of Ahiravana.
9. With the left arm he struck down demons; with the right he carried the good across.
10. Gods, people and sages wave the lamp and cry: victory, victory, Hanuman.
11. Camphor burns in the golden plate; mother Anjana waves the lamp.
12. Who sings the aarti of Hanuman goes to live in Vaikuntha and finds the highest state.
13. Raghurai overcame Lanka; Tulsidas sings the praise of his Lord.`,
    },
    hi: {
      meaning: `1. हनुमान लला की आरती करें, जो दुष्टों का दलन करते हैं और रघुनाथ की लीला के अंग हैं।
2. जिनके बल से पर्वत काँपते हैं, रोग-दोष जिनके पास नहीं आते।
3. अंजनी के पुत्र महाबलदायी हैं और सदा संतों के सहायक।
4. रघुनाथ ने बीड़ा देकर भेजा; लंका जलाकर सीता की सुधि लाए।
5. लंका-सा कोट था और समुद्र-सी खाई, पर पवनपुत्र को देर न लगी।
6. लंका जलाई, असुरों को मारा और सीता-राम का काम सँवारा।
7. लक्ष्मण मूर्छित पड़े थे; संजीवनी लाकर उनके प्राण बचाए।
8. पाताल में घुसकर यम-से पहरेदार को हराया और अहिरावण की भुजा उखाड़ दी।
9. बाईं भुजा से असुर मारे, दाहिनी से संतजन तारे।
10. देवता, मनुष्य और मुनि आरती उतारते हैं और हनुमान की जय-जयकार करते हैं।
11. कंचन थाल में कपूर की लौ है; माता अंजना आरती करती हैं।
12. जो हनुमान जी की आरती गाता है, वह वैकुंठ में बसता और परम पद पाता है।
13. रघुराई ने लंका जीती; तुलसीदास अपने प्रभु की कीर्ति गाते हैं।`,
    },
  },
  en: {
    title: 'Aarti Kije Hanuman Lala Ki: strength and service',
    summary:
      "The Awadhi aarti that tells Hanuman's story from the search for Sita to the homecoming, with both scripts and the meaning.",
    coverAlt:
      'A carved mace rests on a hill at sunrise with a mountain of herbs glowing in the sky behind.',
    body: `In a handful of couplets this aarti tells half of the Sundarkanda. The ocean is crossed, Lanka burns, Lakshmana lies faint and the herb is brought, and at the end the lamp is waved in Ayodhya. The last couplet carries the name of Tulsidas, though scholars do not find it in his books; custom counts it as his.

## When it is sung

On Tuesdays and Saturdays after the Hanuman Chalisa, on Hanuman Jayanti, and in akharas before practice begins. Many people in a Saturn period or in [sade sati](/remedies/sadesati) keep it as their weekly song because it is short and brisk.

## Singing it at home

It goes to a lively walking beat; let the hands clap on "lala". Light a lamp with jasmine or sesame oil, as your house does. Offer boondi, a banana or roasted gram with jaggery. Sindoor is for the image in the temple; at home a red flower will do. If you sing for one person who needs courage, say the name once before you begin. Afterwards do one useful thing for someone: tradition holds that Hanuman is pleased by service first of all.`,
  },
  hi: {
    title: 'आरती कीजै हनुमान लला की: बल और सेवा',
    summary:
      'सीता की खोज से संजीवनी तक हनुमान जी की कथा कहने वाली अवधी आरती: पूरे बोल, रोमन लिपि, अर्थ और गाने का ढंग।',
    coverAlt: 'सूर्योदय में टीले पर टिकी नक़्क़ाशीदार गदा, पीछे आकाश में जड़ी-बूटियों से दमकता पर्वत।',
    body: `थोड़ी-सी चौपाइयों में यह आरती आधा सुंदरकांड कह जाती है। समुद्र लाँघा जाता है, लंका जलती है, लक्ष्मण मूर्छित होते हैं और बूटी आती है; अंत में आरती का थाल सजता है। अंतिम पंक्तियों में तुलसीदास का नाम लिया जाता है; विद्वानों को यह उनके ग्रंथों में नहीं मिलती, पर लोक इसे उन्हीं की मानता है।

## कब गाई जाती है

मंगलवार और शनिवार को हनुमान चालीसा के बाद, हनुमान जयंती पर और अखाड़ों में अभ्यास से पहले। शनि की दशा या [साढ़ेसाती](/remedies/sadesati) में बहुत-से लोग इसे सप्ताह का अपना गीत बना लेते हैं, क्योंकि यह छोटी और फुर्तीली है।

## घर में कैसे गाएँ

चाल तेज़ क़दमों जैसी है; “लला” पर ताली पड़े। चमेली या तिल के तेल का दीया जलाएँ, जैसी आपके घर की रीति हो। बूँदी, केला या गुड़-चना चढ़ाएँ। सिंदूर मंदिर की मूर्ति के लिए है; घर में एक लाल फूल काफ़ी है। किसी को हिम्मत की ज़रूरत हो तो आरंभ में एक बार उसका नाम ले लें। फिर किसी का एक काम कर दें; परंपरा कहती है कि हनुमान जी सबसे पहले सेवा से प्रसन्न होते हैं।`,
  },
};

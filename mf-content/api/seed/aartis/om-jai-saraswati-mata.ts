import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'om-jai-saraswati-mata',
  cover: 'aartis/om-jai-saraswati-mata.svg',
  category: '',
  tags: ['saraswati', 'learning', 'vasant-panchami'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:56:00+05:30',
  details: {
    deity: { en: 'Saraswati', hi: 'सरस्वती' },
    tradition: { en: 'Traditional, author unknown', hi: 'पारंपरिक, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['ॐ जय सरस्वती माता, मैया जय सरस्वती माता', 'सद्गुण वैभव शालिनि, त्रिभुवन विख्याता'],
        roman: [
          'Om jai saraswati maata, maiya jai saraswati maata',
          'Sadgun vaibhav shaalini, tribhuvan vikhyaata',
        ],
      },
      {
        devanagari: ['चंद्रवदनि पद्मासिनि, द्युति मंगलकारी', 'सोहे शुभ हंस सवारी, अतुल तेजधारी'],
        roman: [
          'Chandravadani padmaasini, dyuti mangalkaari',
          'Sohe shubh hans savaari, atul tejdhaari',
        ],
      },
      {
        devanagari: ['बाएँ कर में वीणा, दाएँ कर माला', 'शीश मुकुट मणि सोहे, गल मोतियन माला'],
        roman: [
          'Baaen kar mein veena, daaen kar maala',
          'Sheesh mukut mani sohe, gal motiyan maala',
        ],
      },
      {
        devanagari: ['देवि शरण जो आए, उनका उद्धार किया', 'पैठि मंथरा दासी, रावण संहार किया'],
        roman: [
          'Devi sharan jo aae, unka uddhaar kiya',
          'Paithi manthara daasi, raavan sanhaar kiya',
        ],
      },
      {
        devanagari: ['विद्या ज्ञान प्रदायिनि, ज्ञान प्रकाश भरो', 'मोह अज्ञान और तिमिर का, जग से नाश करो'],
        roman: [
          'Vidya gyaan pradaayini, gyaan prakaash bharo',
          'Moh agyaan aur timir ka, jag se naash karo',
        ],
      },
      {
        devanagari: ['धूप दीप फल मेवा, माँ स्वीकार करो', 'ज्ञानचक्षु दे माता, जग निस्तार करो'],
        roman: [
          'Dhoop deep phal meva, maan sweekaar karo',
          'Gyaanchakshu de maata, jag nistaar karo',
        ],
      },
      {
        devanagari: ['माँ सरस्वती की आरती, जो कोई जन गावे', 'हितकारी सुखकारी, ज्ञान भक्ति पावे'],
        roman: [
          'Maan saraswati ki aarti, jo koi jan gaave',
          'Hitkaari sukhkaari, gyaan bhakti paave',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to you, mother Saraswati, full of goodness and grace, known in the three worlds.
2. Your face is like the moon, you sit on a lotus, your brightness brings what is good. A white swan carries you and your light has no equal.
3. In the left hand is the veena, in the right a rosary. A jewelled crown is on your head and pearls at your neck.
4. Whoever came to you for shelter was raised up. You entered the servant Manthara, and so Ravana met his end.
5. Giver of learning, fill us with light; drive delusion, ignorance and darkness from the world.
6. Accept incense, lamp, fruit and dry fruits. Give us the eye of knowledge, mother, and carry the world across.
7. Whoever sings this aarti of Saraswati finds what is kind and joyful, knowledge and devotion.`,
    },
    hi: {
      meaning: `1. हे सरस्वती माता, आपकी जय हो। आप सद्गुणों के वैभव से भरी और तीनों लोकों में विख्यात हैं।
2. चंद्रमा-सा मुख, कमल का आसन, मंगल करने वाली आभा; उजले हंस पर आप सवार हैं और आपका तेज अतुल है।
3. बाएँ हाथ में वीणा, दाएँ में माला; सिर पर मणियों का मुकुट और गले में मोतियों की माला।
4. जो आपकी शरण आया, उसका उद्धार हुआ। मंथरा की बुद्धि में बैठकर आपने रावण के अंत का कारण रचा।
5. हे विद्या देने वाली, ज्ञान का प्रकाश भरिए; मोह, अज्ञान और अंधकार को जग से मिटाइए।
6. धूप, दीप, फल और मेवा स्वीकार कीजिए। ज्ञान की आँख दीजिए और जग को पार लगाइए।
7. जो यह आरती गाता है, वह हित, सुख, ज्ञान और भक्ति पाता है।`,
    },
  },
  en: {
    title: 'Om Jai Saraswati Mata: an aarti for learning',
    summary:
      'The aarti of Saraswati for Vasant Panchami, first lessons and new instruments, with both scripts, the sense and a gentle practice.',
    coverAlt:
      'A veena leans against a stack of palm-leaf books with yellow flowers and a white swan on water.',
    body: `Before a child writes the first letter, before a tabla is played in a new house, somebody lights a lamp for Saraswati. This aarti is short and mild. It names what she holds: a veena in the left hand, a rosary in the right, a swan to carry her, a lotus for a seat.

## When it is sung

On Vasant Panchami, the fifth day of the bright half of Magha, when yellow is worn and yellow rice is cooked. On the last days of Navratri, when South Indian homes place books and tools before her. In music schools on Thursdays, and on the morning of a first day at school.

## A small practice for students

Put the book you find hardest beside the lamp. Sing the aarti once. Then sit for ten minutes and read one page of that book aloud. The song asks for light to end the darkness of not knowing; the reading is our part of it. Offer a yellow flower and something sweet, boondi or a banana. In many Bengali and Odia homes no one studies on the puja day itself; they begin the morning after.`,
  },
  hi: {
    title: 'ॐ जय सरस्वती माता: विद्या की आरती',
    summary:
      'वसंत पंचमी, पहले अक्षर और नए वाद्य के लिए सरस्वती माता की आरती: पूरे बोल, रोमन लिपि, भाव और एक सरल अभ्यास।',
    coverAlt: 'ताड़पत्र की पोथियों से टिकी वीणा, पीले फूल और जल पर एक श्वेत हंस।',
    body: `बच्चा पहला अक्षर लिखे या नए घर में तबला पहली बार बजे, उससे पहले कोई सरस्वती के आगे दीया जला देता है। यह आरती छोटी और कोमल है। इसमें वही बताया गया है जो माता धारण करती हैं: बाएँ हाथ में वीणा, दाएँ में माला, सवारी के लिए हंस और आसन के लिए कमल।

## कब गाई जाती है

माघ शुक्ल पंचमी यानी वसंत पंचमी पर, जब पीले वस्त्र पहने जाते हैं और पीले चावल बनते हैं। नवरात्रि के अंतिम दिनों में, जब दक्षिण भारत के घर पुस्तकें और औज़ार माता के आगे रखते हैं। संगीत विद्यालयों में गुरुवार को, और स्कूल के पहले दिन की सुबह।

## विद्यार्थियों के लिए छोटा अभ्यास

जो पुस्तक सबसे कठिन लगे, उसे दीये के पास रखें। एक बार आरती गाएँ। फिर दस मिनट बैठकर उसका एक पन्ना बोलकर पढ़ें। आरती अज्ञान का अँधेरा मिटाने की प्रार्थना है; पढ़ना हमारे हिस्से का काम है। एक पीला फूल और बूँदी या केला चढ़ाएँ। बंगाल और ओडिशा के बहुत-से घरों में पूजा के दिन पढ़ाई नहीं होती; वे अगली सुबह से आरंभ करते हैं।`,
  },
};

import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'om-jai-shiv-omkara',
  cover: 'aartis/om-jai-shiv-omkara.svg',
  category: '',
  tags: ['shiva', 'monday', 'shivaratri'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:00:00+05:30',
  details: {
    deity: { en: 'Shiva', hi: 'शिव' },
    tradition: { en: 'Traditional; signed "Shivananda Swami"', hi: 'पारंपरिक; छाप “शिवानंद स्वामी”' },
    stanzas: [
      {
        devanagari: ['ॐ जय शिव ओंकारा, स्वामी जय शिव ओंकारा', 'ब्रह्मा विष्णु सदाशिव, अर्धांगी धारा'],
        roman: [
          'Om jai shiv omkaara, swaami jai shiv omkaara',
          'Brahma vishnu sadaashiv, ardhaangi dhaara',
        ],
      },
      {
        devanagari: ['एकानन चतुरानन, पंचानन राजे', 'हंसासन गरुड़ासन, वृषवाहन साजे'],
        roman: [
          'Ekaanan chaturaanan, panchaanan raaje',
          'Hansaasan garuraasan, vrishavaahan saaje',
        ],
      },
      {
        devanagari: ['दो भुज चार चतुर्भुज, दसभुज अति सोहे', 'त्रिगुण रूप निरखते, त्रिभुवन जन मोहे'],
        roman: [
          'Do bhuj chaar chaturbhuj, dasbhuj ati sohe',
          'Trigun roop nirakhate, tribhuvan jan mohe',
        ],
      },
      {
        devanagari: ['अक्षमाला वनमाला, मुंडमाला धारी', 'चंदन मृगमद सोहे, भाले शशिधारी'],
        roman: [
          'Akshamaala vanmaala, mundamaala dhaari',
          'Chandan mrigamad sohe, bhaale shashidhaari',
        ],
      },
      {
        devanagari: ['श्वेतांबर पीतांबर, बाघंबर अंगे', 'सनकादिक गरुड़ादिक, भूतादिक संगे'],
        roman: [
          'Shwetaambar peetaambar, baaghambar ange',
          'Sankaadik garuraadik, bhootaadik sange',
        ],
      },
      {
        devanagari: ['कर के मध्य कमंडलु, चक्र त्रिशूलधारी', 'सुखकारी दुखहारी, जगपालनकारी'],
        roman: [
          'Kar ke madhya kamandalu, chakra trishooldhaari',
          'Sukhkaari dukhhaari, jagpaalankaari',
        ],
      },
      {
        devanagari: ['ब्रह्मा विष्णु सदाशिव, जानत अविवेका', 'प्रणवाक्षर के मध्ये, ये तीनों एका'],
        roman: [
          'Brahma vishnu sadaashiv, jaanat aviveka',
          'Pranavaakshar ke madhye, ye teenon eka',
        ],
      },
      {
        devanagari: ['त्रिगुण स्वामी जी की आरती, जो कोई नर गावे', 'कहत शिवानंद स्वामी, मनवांछित फल पावे'],
        roman: [
          'Trigun swaami ji ki aarti, jo koi nar gaave',
          'Kahat shivaanand swaami, manvaanchhit phal paave',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to Shiva, who is Om itself. Brahma, Vishnu, Sadashiva and the Goddess who is half of you: all are you.
2. With one face, with four, with five you shine; seated on the swan, on Garuda, on the bull.
3. Two arms, four arms, ten arms: all are beautiful. The three worlds are charmed by these three forms.
4. You wear a garland of rudraksha, of forest flowers, of skulls; marked with sandal and musk, with the moon on your brow.
5. Your body is dressed in white, in yellow, in tiger skin. Sanaka and the sages, Garuda and the hosts of spirits are with you.
6. In your hands are the water pot, the discus and the trident. You give joy, take away sorrow and keep the world.
7. The undiscerning think Brahma, Vishnu and Shiva are different. In the syllable Om the three are one.
8. Whoever sings this aarti of the Lord of the three qualities, says Shivananda Swami, comes to what the heart desires.`,
    },
    hi: {
      meaning: `1. ओंकार रूप शिव की जय। ब्रह्मा, विष्णु, सदाशिव और अर्धांगिनी देवी सब आप ही हैं।
2. एक मुख, चार मुख और पाँच मुख से आप शोभते हैं; हंस, गरुड़ और वृषभ पर विराजते हैं।
3. दो, चार और दस भुजाएँ, सब सुंदर हैं। ये तीनों रूप देखकर तीनों लोकों के जन मोहित होते हैं।
4. आप अक्षमाला, वनमाला और मुंडमाला धारण करते हैं; चंदन और कस्तूरी का तिलक है, भाल पर चंद्रमा शोभता है।
5. श्वेत वस्त्र, पीतांबर और बाघंबर आपके अंग पर हैं। सनकादि ऋषि, गरुड़ और भूतगण साथ हैं।
6. हाथों में कमंडल, चक्र और त्रिशूल हैं। आप सुख देते, दुख हरते और जगत को पालते हैं।
7. अविवेकी लोग ब्रह्मा, विष्णु और शिव को अलग जानते हैं; प्रणव अक्षर में तीनों एक हैं।
8. शिवानंद स्वामी कहते हैं, त्रिगुण स्वामी की यह आरती जो गाता है, वह मनचाहा फल पाता है।`,
    },
  },
  en: {
    title: "Om Jai Shiv Omkara: Shiva's aarti in full",
    summary:
      'The aarti of Shiva that sees Brahma, Vishnu and Shiva as one, with both scripts, a verse by verse meaning and notes for Mondays.',
    coverAlt:
      'Snowy Mount Kailash under a crescent moon with a trident and small drum in the foreground.',
    body: `This aarti has one thought and turns it round like a lamp: Brahma, Vishnu and Sadashiva are three names of one sound, Om. Each verse sets three pictures side by side, swan, eagle and bull, or garlands of seeds, forest flowers and skulls, and the listener works out who is who.

## When it is sung

Mondays, Pradosh evenings, Masik Shivaratri and the four watches of Maha Shivaratri are its times. In Shravan, temples of North India sing it at dawn and again at dusk. At home it follows the pouring of water on the linga.

## A simple way

Set a bowl under the linga so the water can go to a plant later. Offer water, a few bel leaves with the smooth side down, and a white flower. Shiva's puja needs no tulsi and no kumkum in most houses. Sing slowly; the long words, "ekanan chaturanan panchanan", want a breath before them. A damru or a bell marks only the refrain. Afterwards sit for a minute without singing. For the dates of Pradosh see the [panchang](/astrology-services/panchang).`,
  },
  hi: {
    title: 'ॐ जय शिव ओंकारा: शिव जी की पूरी आरती',
    summary:
      'ब्रह्मा, विष्णु और शिव को एक ही ओंकार में देखने वाली आरती: पूरे बोल, रोमन लिपि, अर्थ और सोमवार की सरल विधि।',
    coverAlt: 'अर्धचंद्र के नीचे हिम से ढका कैलास, आगे त्रिशूल और छोटा डमरू।',
    body: `इस आरती में एक ही बात दीये की तरह घुमाई गई है: ब्रह्मा, विष्णु और सदाशिव एक ही ओंकार के तीन नाम हैं। हर पद में तीन चित्र साथ-साथ आते हैं, जैसे हंस, गरुड़ और वृषभ, या अक्षमाला, वनमाला और मुंडमाला, और सुनने वाला पहचानता चलता है कि कौन किसका है।

## कब गाई जाती है

सोमवार, प्रदोष की साँझ, मासिक शिवरात्रि और महाशिवरात्रि के चारों पहर इसके समय हैं। सावन में उत्तर भारत के मंदिरों में यह भोर और साँझ दोनों समय होती है। घर में शिवलिंग पर जल चढ़ाने के बाद इसे गाते हैं।

## सरल विधि

शिवलिंग के नीचे कटोरा रखें ताकि जल बाद में किसी पौधे को दिया जा सके। जल, चिकनी ओर नीचे करके दो-तीन बेलपत्र और एक सफ़ेद फूल चढ़ाएँ। अधिकतर घरों में शिव पूजा में तुलसी और कुमकुम नहीं रखते। धीरे गाएँ; “एकानन चतुरानन पंचानन” जैसे लंबे शब्दों से पहले साँस भर लें। डमरू या घंटी केवल टेक पर बजे। अंत में एक मिनट चुप बैठें। प्रदोष की तिथियाँ [पंचांग](/astrology-services/panchang) में हैं।`,
  },
};

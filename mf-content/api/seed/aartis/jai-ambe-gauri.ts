import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'jai-ambe-gauri',
  cover: 'aartis/jai-ambe-gauri.svg',
  category: '',
  tags: ['durga', 'navratri', 'friday'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:16:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Durga', hi: 'दुर्गा' },
    tradition: { en: 'Traditional; signed "Shivananda Swami"', hi: 'पारंपरिक; छाप “शिवानंद स्वामी”' },
    stanzas: [
      {
        devanagari: ['जय अम्बे गौरी, मैया जय श्यामा गौरी', 'तुमको निशदिन ध्यावत, हरि ब्रह्मा शिवरी'],
        roman: [
          'Jai ambe gauri, maiya jai shyaama gauri',
          'Tumko nishdin dhyaavat, hari brahma shivari',
        ],
      },
      {
        devanagari: ['माँग सिंदूर विराजत, टीको मृगमद को', 'उज्ज्वल से दोउ नैना, चंद्रवदन नीको'],
        roman: [
          'Maang sindoor viraajat, teeko mrigamad ko',
          'Ujjwal se dou naina, chandravdan neeko',
        ],
      },
      {
        devanagari: ['कनक समान कलेवर, रक्तांबर राजे', 'रक्तपुष्प गल माला, कंठन पर साजे'],
        roman: [
          'Kanak samaan kalevar, raktaambar raaje',
          'Raktapushp gal maala, kanthan par saaje',
        ],
      },
      {
        devanagari: ['केहरि वाहन राजत, खड्ग खप्पर धारी', 'सुर नर मुनिजन सेवत, तिनके दुखहारी'],
        roman: [
          'Kehari vaahan raajat, khadg khappar dhaari',
          'Sur nar munijan sevat, tinke dukhhaari',
        ],
      },
      {
        devanagari: ['कानन कुंडल शोभित, नासाग्रे मोती', 'कोटिक चंद्र दिवाकर, राजत सम ज्योती'],
        roman: [
          'Kaanan kundal shobhit, naasaagre moti',
          'Kotik chandra divaakar, raajat sam jyoti',
        ],
      },
      {
        devanagari: ['शुंभ निशुंभ बिदारे, महिषासुर घाती', 'धूम्र विलोचन नैना, निशदिन मदमाती'],
        roman: [
          'Shumbh nishumbh bidaare, mahishaasur ghaati',
          'Dhoomra vilochan naina, nishdin madmaati',
        ],
      },
      {
        devanagari: ['चंड मुंड संहारे, शोणित बीज हरे', 'मधु कैटभ दोउ मारे, सुर भयहीन करे'],
        roman: [
          'Chand mund sanhaare, shonit beej hare',
          'Madhu kaitabh dou maare, sur bhayheen kare',
        ],
      },
      {
        devanagari: ['ब्रह्माणी रुद्राणी, तुम कमला रानी', 'आगम निगम बखानी, तुम शिव पटरानी'],
        roman: ['Brahmaani rudraani, tum kamala raani', 'Aagam nigam bakhaani, tum shiv patraani'],
      },
      {
        devanagari: ['चौंसठ योगिनी मंगल गावत, नृत्य करत भैरों', 'बाजत ताल मृदंगा, अरु बाजत डमरू'],
        roman: [
          'Chaunsath yogini mangal gaavat, nritya karat bhairon',
          'Baajat taal mridanga, aru baajat damru',
        ],
      },
      {
        devanagari: ['तुम ही जग की माता, तुम ही हो भरता', 'भक्तन की दुख हरता, सुख संपति करता'],
        roman: [
          'Tum hi jag ki maata, tum hi ho bharata',
          'Bhaktan ki dukh harata, sukh sampati karata',
        ],
      },
      {
        devanagari: ['भुजा चार अति शोभित, वर मुद्रा धारी', 'मनवांछित फल पावत, सेवत नर नारी'],
        roman: [
          'Bhuja chaar ati shobhit, var mudra dhaari',
          'Manvaanchhit phal paavat, sevat nar naari',
        ],
      },
      {
        devanagari: ['कंचन थाल विराजत, अगर कपूर बाती', 'श्री मालकेतु में राजत, कोटि रतन ज्योती'],
        roman: [
          'Kanchan thaal viraajat, agar kapoor baati',
          'Shri maalketu mein raajat, koti ratan jyoti',
        ],
      },
      {
        devanagari: ['श्री अम्बे जी की आरती, जो कोई नर गावे', 'कहत शिवानंद स्वामी, सुख संपति पावे'],
        roman: [
          'Shri ambe ji ki aarti, jo koi nar gaave',
          'Kahat shivaanand swaami, sukh sampati paave',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to you, mother Amba, Gauri, dark and lovely one. Vishnu, Brahma and Shiva think of you day and night.
2. Vermilion shines in your parting with a mark of musk. Two bright eyes light a face fair as the moon.
3. Your body glows like gold in red cloth; a garland of red flowers lies at your throat.
4. You ride the lion and bear sword and bowl. Gods, people and sages serve you, and you remove their pain.
5. Rings adorn your ears and a pearl the tip of your nose; ten million moons and suns have such a light.
6. You broke Shumbha and Nishumbha, you slew Mahishasura; Dhumralochana's pride fell before your eyes.
7. You put an end to Chanda, Munda and Raktabija; you slew Madhu and Kaitabha and freed the gods from fear.
8. You are Brahmani, Rudrani, and Kamala the queen. The Agamas and the Vedas speak of you as Shiva's own.
9. The sixty-four yoginis sing songs of blessing, Bhairava dances, and mridanga and damru sound.
10. You are the mother of the world and the one who keeps it, who takes away sorrow and gives joy.
11. Your four arms are beautiful, one hand blesses; those who serve you find what they hope for.
12. In the golden plate are aloe wood, camphor and wicks; on Malketu hill a light like ten million jewels shines.
13. Whoever sings this aarti of Amba, says Shivananda Swami, finds joy and plenty.`,
    },
    hi: {
      meaning: `1. हे अम्बे, हे गौरी, हे श्यामा, आपकी जय हो। विष्णु, ब्रह्मा और शिव दिन-रात आपका ध्यान करते हैं।
2. माँग में सिंदूर है, माथे पर कस्तूरी का टीका। दो उजले नेत्र हैं और चंद्रमा-सा मुख।
3. सोने-सी देह पर लाल वस्त्र है और गले में लाल फूलों की माला।
4. आप सिंह पर सवार हैं, खड्ग और खप्पर लिए हैं। देवता, मनुष्य और मुनि सेवा करते हैं और आप उनका दुख हरती हैं।
5. कानों में कुंडल, नासिका में मोती; करोड़ों चंद्र-सूर्य जैसी आपकी ज्योति है।
6. आपने शुंभ-निशुंभ को मारा, महिषासुर का वध किया; धूम्रलोचन का मद चूर किया।
7. चंड-मुंड और रक्तबीज का अंत किया, मधु-कैटभ को मारकर देवताओं को निर्भय किया।
8. ब्रह्माणी, रुद्राणी और कमला रानी आप ही हैं। वेद-शास्त्र आपको शिव की पटरानी कहते हैं।
9. चौंसठ योगिनियाँ मंगल गाती हैं, भैरव नाचते हैं, मृदंग और डमरू बजते हैं।
10. आप जगत की माता और पालनहार हैं; भक्तों का दुख हरती और सुख देती हैं।
11. चार भुजाएँ शोभित हैं, एक हाथ वर देता है; सेवा करने वाले मनचाहा फल पाते हैं।
12. कंचन थाल में अगर, कपूर और बाती है; मालकेतु पर करोड़ों रत्नों-सी ज्योति जगमगाती है।
13. शिवानंद स्वामी कहते हैं, जो अम्बे जी की आरती गाता है, वह सुख-संपत्ति पाता है।`,
    },
  },
  en: {
    title: 'Jai Ambe Gauri: the aarti of the Mother',
    summary:
      'The Hindi aarti of Durga sung through the nine nights of Navratri: complete words in two scripts and the sense of each verse.',
    coverAlt:
      'A red chunari with gold edge draped over a kalash with coconut and mango leaves, nine small lamps below.',
    body: `For nine nights twice a year, this is the song that ends the day. It looks at the Goddess from head to foot: the vermilion, the clear eyes, the red garland, the earrings like suns. Then it recalls her battles with Shumbha, Nishumbha, Madhu and Kaitabha, told in the Devi Mahatmya. It ends with camphor in a golden plate.

## When it is sung

Morning and evening in Chaitra and Sharad Navratri, on Durga Ashtami before the young girls are fed, and on Fridays. In Gujarat the garba circle stops for it, with lamps in everyone's hands. Bengal has aartis of its own, with the dhunuchi and the dhak.

## Singing it with children

The poem is long. Give one verse to each person and let all join "Om jai Ambe Gauri". The names of the demons are fun to say; a child can ring the bell at each one. Use camphor on a steel spoon with a handle, held by an adult. After it, share halwa, chana or a slice of coconut, whatever the fast in your house allows.`,
  },
  hi: {
    title: 'जय अम्बे गौरी: माँ दुर्गा की आरती',
    summary:
      'नवरात्रि की नौ रातों में गाई जाने वाली दुर्गा जी की पूरी आरती, देवनागरी और रोमन में, हर पद के भाव के साथ।',
    coverAlt: 'सुनहरे किनारे की लाल चुनरी ओढ़े कलश पर नारियल और आम के पत्ते, नीचे नौ छोटे दीये।',
    body: `साल में दो बार, नौ-नौ रातों तक, दिन इसी गीत पर पूरा होता है। आरती माँ को सिर से चरण तक निहारती है: माँग का सिंदूर, उजले नेत्र, लाल माला, सूर्य-से कुंडल। फिर शुंभ-निशुंभ और मधु-कैटभ के युद्ध याद करती है, जिनकी कथा देवी माहात्म्य में है। अंत में सोने की थाली में कपूर जलता है।

## कब गाई जाती है

चैत्र और शारदीय नवरात्रि में सुबह-शाम, दुर्गाष्टमी पर कन्याओं को भोजन कराने से पहले और शुक्रवार को। गुजरात में गरबा इसके लिए थम जाता है और सबके हाथों में दीये होते हैं। बंगाल में ढाक और धुनुची के साथ अपनी अलग आरतियाँ हैं।

## बच्चों के साथ

आरती लंबी है। एक-एक पद एक-एक जन को दे दें और टेक “ॐ जय अम्बे गौरी” सब मिलकर गाएँ। असुरों के नाम बोलने में बच्चों को मज़ा आता है; हर नाम पर वे घंटी बजा सकते हैं। कपूर हत्थे वाली चम्मच में जलाएँ और उसे कोई बड़ा पकड़े। बाद में हलवा, चना या नारियल का टुकड़ा बाँटें, जो आपके घर के व्रत में चलता हो।`,
  },
};

import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'aarti-kunj-bihari-ki',
  cover: 'aartis/aarti-kunj-bihari-ki.svg',
  category: '',
  tags: ['krishna', 'janmashtami', 'braj'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:34:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    tradition: { en: 'Traditional Braj, author unknown', hi: 'पारंपरिक ब्रज, रचयिता अज्ञात' },
    stanzas: [
      {
        devanagari: ['आरती कुंजबिहारी की', 'श्री गिरिधर कृष्णमुरारी की'],
        roman: ['Aarti kunjbihaari ki', 'Shri giridhar krishnamuraari ki'],
      },
      {
        devanagari: [
          'गले में बैजंती माला, बजावै मुरली मधुर बाला',
          'श्रवन में कुंडल झलकाला, नंद के आनंद नंदलाला',
          'गगन सम अंग कांति काली, राधिका चमक रही आली',
          'लतन में ठाढ़े बनमाली',
          'भ्रमर सी अलक, कस्तूरी तिलक',
          'चंद्र सी झलक, ललित छवि श्यामा प्यारी की',
          'श्री गिरिधर कृष्णमुरारी की',
        ],
        roman: [
          'Gale mein baijanti maala, bajaavai murli madhur baala',
          'Shravan mein kundal jhalkaala, nand ke aanand nandlaala',
          'Gagan sam ang kaanti kaali, raadhika chamak rahi aali',
          'Latan mein thaadhe banmaali',
          'Bhramar si alak, kastoori tilak',
          'Chandra si jhalak, lalit chhavi shyaama pyaari ki',
          'Shri giridhar krishnamuraari ki',
        ],
      },
      {
        devanagari: [
          'कनकमय मोर मुकुट बिलसै, देवता दरसन को तरसैं',
          'गगन सों सुमन रासि बरसै',
          'बजे मुरचंग, मधुर मिरदंग',
          'ग्वालिन संग, अतुल रति गोप कुमारी की',
          'श्री गिरिधर कृष्णमुरारी की',
        ],
        roman: [
          'Kanakmay mor mukut bilsai, devata darsan ko tarsain',
          'Gagan son suman raasi barsai',
          'Baje murchang, madhur mirdang',
          'Gwaalin sang, atul rati gop kumaari ki',
          'Shri giridhar krishnamuraari ki',
        ],
      },
      {
        devanagari: [
          'जहाँ ते प्रकट भई गंगा, कलुष कलि हारिणि श्री गंगा',
          'स्मरन ते होत मोह भंगा',
          'बसी सिव सीस, जटा के बीच',
          'हरै अघ कीच, चरन छवि श्री बनवारी की',
          'श्री गिरिधर कृष्णमुरारी की',
        ],
        roman: [
          'Jahaan te prakat bhai ganga, kalush kali haarini shri ganga',
          'Smaran te hot moh bhanga',
          'Basi siv sees, jata ke beech',
          'Harai agh keech, charan chhavi shri banavaari ki',
          'Shri giridhar krishnamuraari ki',
        ],
      },
      {
        devanagari: [
          'चमकती उज्ज्वल तट रेनू, बज रही वृंदावन बेनू',
          'चहुँ दिसि गोपि ग्वाल धेनू',
          'हँसत मृदु मंद, चाँदनी चंद',
          'कटत भव फंद, टेर सुनु दीन भिखारी की',
          'श्री गिरिधर कृष्णमुरारी की',
        ],
        roman: [
          'Chamakti ujjwal tat renu, baj rahi vrindaavan benu',
          'Chahun disi gopi gwaal dhenu',
          'Hansat mridu mand, chaandani chand',
          'Katat bhav phand, ter sunu deen bhikhaari ki',
          'Shri giridhar krishnamuraari ki',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** This is the aarti of the wanderer in the groves, Giridhar, Krishna Murari.

1. A garland of forest flowers is at his neck and he plays a sweet flute. Earrings shimmer at his ears; he is the joy of Nanda. His body has the darkness of a rain sky beside the brightness of Radha. Under the creepers he stands, hair like bees, a mark of musk, a glimpse of the moon: such is the grace beside his dark beloved.
2. A golden crown of peacock feathers rests on him and the gods long for the sight. Flowers rain from the sky; the jaw harp and the sweet drum sound, the cowherd girls are near, and their love has no equal.
3. From him came Ganga, who washes the mind clean and steals the heart; Shiva holds her in his hair. To remember her is to lose delusion and the stain of this age, at the feet of him who lifted the hill.
4. The bright sands of the river gleam and in Vrindavan the flute is heard. On four sides are cowherds and cows; he smiles softly like moonlight and cuts the knot of the world. Hear the cry of this poor beggar.`,
    },
    hi: {
      meaning: `**टेक:** कुंजों में विहार करने वाले, गिरि उठाने वाले कृष्णमुरारी की आरती।

1. गले में वैजयंती माला है, मधुर मुरली बज रही है। कानों में कुंडल झलकते हैं; ये नंद के आनंद हैं। देह मेघ-सी साँवली है और पास में राधिका चमक रही हैं। लताओं में वनमाली खड़े हैं: भौंरों-सी अलकें, कस्तूरी का तिलक, चंद्रमा-सी झलक; प्रिया के साथ यह छवि मनोहर है।
2. सिर पर सोने का मोर-मुकुट है, देवता दर्शन को तरसते हैं। आकाश से फूल बरसते हैं, मुरचंग और मीठा मृदंग बजता है, ग्वालिनें संग हैं और गोपियों का प्रेम अतुल है।
3. जिनसे मन का मैल धोने वाली मनोहर गंगा प्रकट हुईं, जिन्हें शिव ने जटा में धारण किया। उनका स्मरण मोह और कलि का दोष मिटाता है; वे इन्हीं चरणों से निकली हैं।
4. तट की उजली रेत चमकती है, वृंदावन में बाँसुरी बजती है। चारों ओर गोपियाँ, ग्वाले और गायें हैं। चाँदनी-सी मंद हँसी भव का फंदा काट देती है। इस दीन की पुकार सुनिए।`,
    },
  },
  en: {
    title: 'Aarti Kunj Bihari Ki: Krishna in the groves',
    summary:
      'The Braj aarti sung at midnight on Janmashtami, with the quick inner lines written out, both scripts and a plain meaning.',
    coverAlt: 'A peacock feather and a bamboo flute cross before a flowering grove beside a river.',
    body: `"Kunj Bihari" is the one who wanders in the groves of Vrindavan. The poem is in Braj Bhasha and nobody knows its author. What makes it different is its rhythm: after long lines come very short ones, "bhramar si alak, kasturi tilak, chandra si jhalak", that patter like feet in a dance.

## When it is sung

At midnight on Janmashtami, when the cradle is first rocked. Every evening in Krishna temples of Mathura and Vrindavan. At home on Ekadashi, on Annakut, and at the end of a reading of the Gita.

## Getting the rhythm right

Sing the long lines at walking pace and let the three short lines run without a breath, then land together on "shri Giridhar Krishna Murari ki". Clap twice there. A pair of small cymbals is enough. Offer tulsi leaves, butter with mishri, or simply milk. One verse speaks of Ganga, another of the sands of Vrindavan and the flute: pause before each so that listeners can see the change of scene. The day's tithi is in the [panchang](/astrology-services/panchang).`,
  },
  hi: {
    title: 'आरती कुंजबिहारी की: वृंदावन के कृष्ण',
    summary:
      'जन्माष्टमी की आधी रात को गाई जाने वाली ब्रज की आरती: छोटी पंक्तियों सहित पूरे बोल, रोमन लिपि और सीधा-सरल अर्थ।',
    coverAlt: 'नदी किनारे फूलों भरे कुंज के आगे मोरपंख और बाँस की बाँसुरी।',
    body: `कुंजबिहारी यानी वृंदावन के कुंजों में विहार करने वाले। रचना ब्रजभाषा की है और रचयिता का नाम ज्ञात नहीं। इसकी पहचान इसकी लय है: लंबी पंक्तियों के बाद “भ्रमर सी अलक, कस्तूरी तिलक, चंद्र सी झलक” जैसी नन्ही पंक्तियाँ आती हैं, मानो नाचते पाँवों की थाप हों।

## कब गाई जाती है

जन्माष्टमी की आधी रात को, जब पालना पहली बार झुलाया जाता है। मथुरा-वृंदावन के कृष्ण मंदिरों में हर साँझ। घर में एकादशी पर, अन्नकूट पर और गीता पाठ के अंत में।

## लय कैसे पकड़ें

लंबी पंक्तियाँ टहलने की चाल से गाएँ, तीनों छोटी पंक्तियाँ एक साँस में दौड़ने दें और “श्री गिरिधर कृष्णमुरारी की” पर सब साथ ठहरें। वहीं दो ताली दें। एक जोड़ी मँजीरा काफ़ी है। तुलसीदल, माखन-मिश्री या थोड़ा दूध चढ़ाएँ। एक पद में गंगा हैं, दूसरे में वृंदावन की रेत और बाँसुरी; हर पद से पहले पल भर रुकें ताकि सुनने वाले दृश्य बदलता देख सकें। आज की तिथि [पंचांग](/astrology-services/panchang) में देखें।`,
  },
};

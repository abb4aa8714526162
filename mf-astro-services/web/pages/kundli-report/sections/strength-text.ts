/** The words of the strengths. */
export const strengthText = {
  en: {
    graha: 'Graha',
    lagna: 'Lagna',
    shadbala: 'Shadbala',
    shadbalaLead:
      'Six strengths of each graha, in virupas (60 make a rupa), after Brihat Parashara Hora Shastra, ch. 27. A graha that reaches its required rupas can give what it promises; below that it asks for patience.',
    shadbalaColumns: [
      'Graha',
      'Sthana',
      'Dig',
      'Kala',
      'Cheshta',
      'Naisargika',
      'Drik',
      'Total',
      'Rupas',
      'Required',
      'Of required',
      'Ishta / kashta',
    ],
    noSun:
      'Shadbala counts the hours from sunrise. On that day the sun did not rise and set there, so it cannot be told.',
    ashtakavarga: 'Ashtakavarga',
    ashtakavargaLead:
      'Bindus from 0 to 8 that each graha has in each rashi, and their sum (sarva). The average of the sum is 28: rashis with more carry transits well, those with fewer ask for care.',
    ashtakavargaNote:
      'Brihat Parashara Hora Shastra, ch. 66 to 72. The lagna’s own bindus are not part of the sum of 337. Pinda is what remains after both reductions, weighed.',
    pinda: 'Pinda',
    sarva: 'Sarva',
    vimshopaka: 'Vimshopaka bala',
    vimshopakaLead:
      'How well a graha stands through the sixteen vargas, of 20 points. Above 15 is strong, below 10 weak.',
    points: 'Points of 20',
  },
  hi: {
    graha: 'ग्रह',
    lagna: 'लग्न',
    shadbala: 'षड्बल',
    shadbalaLead:
      'हर ग्रह के छह बल, विरूपा में (60 का एक रूप), बृहत् पाराशर होरा शास्त्र, अध्याय 27 के अनुसार। जो ग्रह आवश्यक रूप तक पहुँचे, वह अपना फल दे सकता है; कम हो तो धैर्य चाहिए।',
    shadbalaColumns: [
      'ग्रह',
      'स्थान',
      'दिक्',
      'काल',
      'चेष्टा',
      'नैसर्गिक',
      'दृक्',
      'योग',
      'रूप',
      'आवश्यक',
      'आवश्यक से अनुपात',
      'इष्ट / कष्ट',
    ],
    noSun:
      'षड्बल में समय सूर्योदय से गिना जाता है। उस दिन वहाँ सूर्य उदय और अस्त नहीं हुआ, इसलिए यह नहीं बताया जा सकता।',
    ashtakavarga: 'अष्टकवर्ग',
    ashtakavargaLead:
      'हर राशि में हर ग्रह के 0 से 8 बिंदु, और उनका योग (सर्व)। योग का औसत 28 है: अधिक बिंदु वाली राशियों में गोचर सहज रहता है, कम में सावधानी चाहिए।',
    ashtakavargaNote:
      'बृहत् पाराशर होरा शास्त्र, अध्याय 66 से 72। लग्न के अपने बिंदु 337 के योग में नहीं गिने जाते। पिंड दोनों शोधनों के बाद बचे बिंदुओं का भारित योग है।',
    pinda: 'पिंड',
    sarva: 'सर्व',
    vimshopaka: 'विंशोपक बल',
    vimshopakaLead: 'सोलह वर्गों में ग्रह कितना अच्छा बैठा है, 20 में से। 15 से ऊपर बलवान, 10 से नीचे निर्बल।',
    points: '20 में से अंक',
  },
};

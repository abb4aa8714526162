import type { Lang } from 'shared/remote-kit/page';

interface PoruthamText {
  /** The name of each porutham and what it looks at. */
  poruthams: Readonly<Record<string, readonly [name: string, looksAt: string]>>;
  grades: Readonly<Record<'good' | 'fair' | 'poor', string>>;
}

/** The poruthams of the south in both languages. */
export const poruthamText: Record<Lang, PoruthamText> = {
  en: {
    poruthams: {
      dina: ['Dina', 'The count from her nakshatra to his in rounds of nine: daily well-being.'],
      gana: ['Gana', 'The tempers of the two nakshatras.'],
      mahendra: ['Mahendra', 'His star as the 4th, 7th, 10th … from hers: family and prosperity.'],
      streeDeergha: ['Stree deergha', 'His star well beyond hers: her well-being.'],
      yoni: ['Yoni', 'The animals of the nakshatras: closeness.'],
      rasi: ['Rasi', 'The count from her Moon sign to his.'],
      rasyadhipati: ['Rasyadhipati', 'The friendship of the lords of the Moon signs.'],
      vasya: ['Vasya', 'Whether one sign is amenable to the other: affection.'],
      rajju: ['Rajju', 'Five groups of nakshatras; two different ones are wished for.'],
      vedha: ['Vedha', 'Pairs of nakshatras that are said to stand in each other’s way.'],
      nadi: ['Nadi', 'Three streams of constitution; many families ask for it as an eleventh.'],
    },
    grades: { good: 'Agrees', fair: 'Agrees in part', poor: 'Does not agree' },
  },
  hi: {
    poruthams: {
      dina: ['दिन', 'कन्या के नक्षत्र से वर के नक्षत्र तक की गिनती: रोज़ का सुख।'],
      gana: ['गण', 'दोनों नक्षत्रों का स्वभाव।'],
      mahendra: ['महेंद्र', 'वर का नक्षत्र कन्या से 4, 7, 10… पर: परिवार और समृद्धि।'],
      streeDeergha: ['स्त्री दीर्घ', 'वर का नक्षत्र कन्या से दूर हो: कन्या का सुख।'],
      yoni: ['योनि', 'नक्षत्रों के पशु: निकटता।'],
      rasi: ['राशि', 'कन्या की चंद्र राशि से वर की राशि तक की गिनती।'],
      rasyadhipati: ['राश्यधिपति', 'चंद्र राशियों के स्वामियों की मैत्री।'],
      vasya: ['वश्य', 'एक राशि दूसरी के अनुकूल है या नहीं: स्नेह।'],
      rajju: ['रज्जु', 'नक्षत्रों के पाँच समूह; अलग-अलग समूह अच्छे माने जाते हैं।'],
      vedha: ['वेध', 'नक्षत्रों के ऐसे जोड़े जो एक-दूसरे के आड़े आते माने जाते हैं।'],
      nadi: ['नाड़ी', 'प्रकृति की तीन धाराएँ; कई परिवार इसे ग्यारहवाँ मानकर देखते हैं।'],
    },
    grades: { good: 'मेल है', fair: 'कुछ मेल है', poor: 'मेल नहीं है' },
  },
};

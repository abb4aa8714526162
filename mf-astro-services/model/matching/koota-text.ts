import type { Lang } from 'shared/remote-kit/page';

type Words<Key extends string> = Readonly<Record<Key, string>>;
type Koota = 'varna' | 'vashya' | 'tara' | 'yoni' | 'maitri' | 'gana' | 'bhakoot' | 'nadi';

interface KootaText {
  names: Words<Koota>;
  /** What each koota compares, in one sentence. */
  compares: Words<Koota>;
  /** The classes of varna, vashya, yoni, gana and nadi. */
  classes: Readonly<Record<string, string>>;
  /** 1 janma to 9 ati-mitra. */
  taras: readonly string[];
}

/** The kootas and their classes in both languages. */
export const kootaText: Record<Lang, KootaText> = {
  en: {
    names: {
      varna: 'Varna',
      vashya: 'Vashya',
      tara: 'Tara',
      yoni: 'Yoni',
      maitri: 'Graha maitri',
      gana: 'Gana',
      bhakoot: 'Bhakoot',
      nadi: 'Nadi',
    },
    compares: {
      varna:
        'The element of the Moon sign as one of four tempers. It says nothing of birth or family.',
      vashya: 'The kind of creature the Moon sign stands for, and who gives way to whom.',
      tara: 'The count from one nakshatra to the other in rounds of nine; the 3rd, 5th and 7th get nothing.',
      yoni: 'The animal of the nakshatra: ease and closeness.',
      maitri: 'Whether the lords of the two Moon signs are friends by nature.',
      gana: 'The temper of the nakshatra: gentle, human or fierce.',
      bhakoot:
        'The Moon signs, and the count of each from the other; 2/12, 5/9 and 6/8 get nothing.',
      nadi: 'Three streams of constitution; the tradition prefers two different ones.',
    },
    classes: {
      shudra: 'Shudra (air)',
      vaishya: 'Vaishya (earth)',
      kshatriya: 'Kshatriya (fire)',
      brahmin: 'Brahmin (water)',
      chatushpada: 'Chatushpada (four-footed)',
      manava: 'Manava (human)',
      jalachara: 'Jalachara (of water)',
      vanachara: 'Vanachara (of the forest)',
      keeta: 'Keeta (insect)',
      ashwa: 'Horse',
      gaja: 'Elephant',
      mesha: 'Ram',
      sarpa: 'Serpent',
      shwana: 'Dog',
      marjara: 'Cat',
      mushaka: 'Rat',
      gau: 'Cow',
      mahisha: 'Buffalo',
      vyaghra: 'Tiger',
      mriga: 'Deer',
      vanara: 'Monkey',
      nakula: 'Mongoose',
      simha: 'Lion',
      deva: 'Deva',
      manushya: 'Manushya',
      rakshasa: 'Rakshasa',
      adi: 'Adi',
      madhya: 'Madhya',
      antya: 'Antya',
    },
    taras: [
      'Janma',
      'Sampat',
      'Vipat',
      'Kshema',
      'Pratyari',
      'Sadhaka',
      'Vadha',
      'Mitra',
      'Ati-mitra',
    ],
  },
  hi: {
    names: {
      varna: 'वर्ण',
      vashya: 'वश्य',
      tara: 'तारा',
      yoni: 'योनि',
      maitri: 'ग्रह मैत्री',
      gana: 'गण',
      bhakoot: 'भकूट',
      nadi: 'नाड़ी',
    },
    compares: {
      varna: 'चंद्र राशि के तत्व से चार स्वभाव। इसका कुल या जन्म से कोई संबंध नहीं।',
      vashya: 'राशि किस प्राणी-वर्ग की है और कौन किसकी बात मानता है।',
      tara: 'एक नक्षत्र से दूसरे तक की गिनती, नौ-नौ के फेरों में; तीसरी, पाँचवीं और सातवीं पर गुण नहीं मिलते।',
      yoni: 'नक्षत्र का पशु: सहजता और निकटता।',
      maitri: 'दोनों चंद्र राशियों के स्वामी स्वभाव से मित्र हैं या नहीं।',
      gana: 'नक्षत्र का स्वभाव: सौम्य, मानवीय या तेज़।',
      bhakoot: 'चंद्र राशियाँ और एक से दूसरी तक की गिनती; 2/12, 5/9 और 6/8 पर गुण नहीं मिलते।',
      nadi: 'शरीर की प्रकृति की तीन धाराएँ; परंपरा में अलग-अलग नाड़ी अच्छी मानी जाती है।',
    },
    classes: {
      shudra: 'शूद्र (वायु)',
      vaishya: 'वैश्य (पृथ्वी)',
      kshatriya: 'क्षत्रिय (अग्नि)',
      brahmin: 'ब्राह्मण (जल)',
      chatushpada: 'चतुष्पद',
      manava: 'मानव',
      jalachara: 'जलचर',
      vanachara: 'वनचर',
      keeta: 'कीट',
      ashwa: 'अश्व',
      gaja: 'गज',
      mesha: 'मेष (मेढ़ा)',
      sarpa: 'सर्प',
      shwana: 'श्वान',
      marjara: 'मार्जार',
      mushaka: 'मूषक',
      gau: 'गौ',
      mahisha: 'महिष',
      vyaghra: 'व्याघ्र',
      mriga: 'मृग',
      vanara: 'वानर',
      nakula: 'नकुल',
      simha: 'सिंह',
      deva: 'देव',
      manushya: 'मनुष्य',
      rakshasa: 'राक्षस',
      adi: 'आदि',
      madhya: 'मध्य',
      antya: 'अंत्य',
    },
    taras: ['जन्म', 'संपत्', 'विपत्', 'क्षेम', 'प्रत्यरि', 'साधक', 'वध', 'मित्र', 'अतिमित्र'],
  },
};

import type { YogaWords } from './yoga-words';

/** Words for the nabhasa yogas of number; they count only where no other nabhasa yoga forms. */
export const sankhyaWords = {
  gola: {
    en: [
      'Gola',
      'All seven grahas stand in one rashi.',
      'Tradition sees all forces on one point; balance comes from widening one’s interests.',
    ],
    hi: [
      'गोल योग',
      'सातों ग्रह एक ही राशि में हों।',
      'परंपरा में सारी शक्ति एक बिंदु पर रहती है; रुचियाँ बढ़ाने से संतुलन आता है।',
    ],
  },
  yuga: {
    en: [
      'Yuga',
      'The seven grahas stand in two rashis, in no other figure.',
      'Tradition sees a way of one’s own, sometimes apart from others.',
    ],
    hi: [
      'युग योग',
      'सातों ग्रह दो राशियों में हों और कोई दूसरी आकृति न बने।',
      'परंपरा इसे अपनी अलग राह चलने से जोड़ती है।',
    ],
  },
  shula: {
    en: [
      'Shula',
      'The seven grahas stand in three rashis, in no other figure.',
      'Tradition connects it with sharpness and courage; it advises mildness.',
    ],
    hi: [
      'शूल योग',
      'सातों ग्रह तीन राशियों में हों और कोई दूसरी आकृति न बने।',
      'परंपरा इसे तीक्ष्णता और साहस से जोड़ती है और मृदुता की सलाह देती है।',
    ],
  },
  kedara: {
    en: [
      'Kedara',
      'The seven grahas stand in four rashis, in no other figure.',
      'Tradition connects it with land, honesty and usefulness to many.',
    ],
    hi: [
      'केदार योग',
      'सातों ग्रह चार राशियों में हों और कोई दूसरी आकृति न बने।',
      'परंपरा इसे भूमि, सत्यनिष्ठा और बहुतों के काम आने से जोड़ती है।',
    ],
  },
  pasha: {
    en: [
      'Pasha',
      'The seven grahas stand in five rashis, in no other figure. It is one of the most common.',
      'Tradition connects it with skill in work and many ties.',
    ],
    hi: [
      'पाश योग',
      'सातों ग्रह पाँच राशियों में हों और कोई दूसरी आकृति न बने। यह बहुत सामान्य है।',
      'परंपरा इसे कार्यकुशलता और अनेक संबंधों से जोड़ती है।',
    ],
  },
  dama: {
    en: [
      'Dama',
      'The seven grahas stand in six rashis, in no other figure.',
      'Tradition connects it with helpfulness and honest earning.',
    ],
    hi: [
      'दाम योग',
      'सातों ग्रह छह राशियों में हों और कोई दूसरी आकृति न बने।',
      'परंपरा इसे परोपकार और ईमानदार कमाई से जोड़ती है।',
    ],
  },
  veena: {
    en: [
      'Veena',
      'The seven grahas stand in seven rashis, in no other figure.',
      'Tradition connects it with music, dance and many talents.',
    ],
    hi: [
      'वीणा योग',
      'सातों ग्रह सात राशियों में हों और कोई दूसरी आकृति न बने।',
      'परंपरा इसे संगीत, नृत्य और अनेक प्रतिभाओं से जोड़ती है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;

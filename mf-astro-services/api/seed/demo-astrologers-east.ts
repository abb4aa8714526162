import type { DemoProfile } from './demo-profile';

/** The second half of the demonstration profiles. */
export const demoAstrologersEast: DemoProfile[] = [
  {
    slug: 'ananya-mukherjee',
    name: { en: 'Ananya Mukherjee', hi: 'अनन्या मुखर्जी' },
    languages: { en: ['Bengali', 'Hindi', 'English'], hi: ['बांग्ला', 'हिंदी', 'अंग्रेज़ी'] },
    skills: { en: ['Tarot', 'Relationships'], hi: ['टैरो', 'संबंध'] },
    experienceYears: 8,
    pricePerMinute: 1500n,
    about: {
      en: 'Reads tarot as a set of pictures to think with, not as a verdict. Good company when a question keeps circling and needs to be said aloud once.',
      hi: 'टैरो को फ़ैसले की तरह नहीं, सोचने में मदद करने वाले चित्रों की तरह पढ़ती हैं। जब कोई सवाल मन में घूमता रहे और उसे एक बार कह देना ज़रूरी हो, तब उनसे बात करना अच्छा लगता है।',
    },
  },
  {
    slug: 'gurpreet-kaur',
    name: { en: 'Gurpreet Kaur', hi: 'गुरप्रीत कौर' },
    languages: { en: ['Punjabi', 'Hindi'], hi: ['पंजाबी', 'हिंदी'] },
    skills: { en: ['Vastu', 'Home and family'], hi: ['वास्तु', 'घर और परिवार'] },
    experienceYears: 16,
    pricePerMinute: 2200n,
    about: {
      en: 'Looks at a floor plan for light, air and movement first and for vastu second. Suggests changes you can make with what is already in the house, and never asks anyone to break a wall.',
      hi: 'नक़्शे में पहले रोशनी, हवा और आने-जाने का रास्ता देखती हैं, फिर वास्तु। घर में जो पहले से है उसी से होने वाले बदलाव बताती हैं और दीवार तोड़ने को कभी नहीं कहतीं।',
    },
  },
  {
    slug: 'devendra-pathak',
    name: { en: 'Devendra Pathak', hi: 'देवेंद्र पाठक' },
    languages: { en: ['Hindi', 'Maithili', 'English'], hi: ['हिंदी', 'मैथिली', 'अंग्रेज़ी'] },
    skills: { en: ['Vedic', 'Dasha', 'Transits'], hi: ['वैदिक', 'दशा', 'गोचर'] },
    experienceYears: 21,
    pricePerMinute: 2800n,
    about: {
      en: 'A patient teacher of the Vimshottari dasha. Lays the periods of your life beside the years you remember, so that you can judge for yourself how far the pattern holds.',
      hi: 'विंशोत्तरी दशा को धैर्य से समझाते हैं। जीवन की दशाओं को आपके याद किए हुए वर्षों के साथ रखकर दिखाते हैं, ताकि आप स्वयं परखें कि मेल कितना बैठता है।',
    },
  },
  {
    slug: 'sunita-deshpande',
    name: { en: 'Sunita Deshpande', hi: 'सुनीता देशपांडे' },
    languages: { en: ['Marathi', 'Hindi', 'Gujarati'], hi: ['मराठी', 'हिंदी', 'गुजराती'] },
    skills: { en: ['KP system', 'Education', 'Career'], hi: ['केपी पद्धति', 'शिक्षा', 'करियर'] },
    experienceYears: 12,
    pricePerMinute: 2000n,
    about: {
      en: 'Works with the KP system and likes precise questions. Students and parents come to her before choosing a subject; she always adds what a counsellor or teacher can tell them better.',
      hi: 'केपी पद्धति से काम करती हैं और सटीक प्रश्न पसंद करती हैं। विषय चुनने से पहले विद्यार्थी और अभिभावक उनसे मिलते हैं; वे यह भी बताती हैं कि कौन-सी बात परामर्शदाता या शिक्षक बेहतर बता सकते हैं।',
    },
  },
];

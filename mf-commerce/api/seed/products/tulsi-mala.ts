import type { ProductSeed } from '../seed-types';

export const tulsiMala: ProductSeed = {
  slug: 'tulsi-mala',
  category: 'malas',
  originCountry: 'IN',
  hsn: '4421',
  maker: 'vrindavan',
  returnRule: 'standard',
  variants: [{ sku: 'TP-TULSI-6', priceRupees: 349, openingQuantity: 80, weightGrams: 30 }],
  en: {
    name: 'Tulsi japa mala, 108 beads',
    pictureAlt: 'A mala of pale tulsi wood beads with a yellow tassel',
    summary: 'Light wooden beads turned from dried tulsi stems, for the japa of Vaishnava homes.',
    description: [
      'When a tulsi plant has lived its years, its woody stem is dried and cut into beads. The work belongs to Vrindavan and Mathura, where families turn each bead on a small hand lathe. The wood is pale at first and grows honey-brown with the touch of fingers.',
      'Vaishnava tradition counts the names of Vishnu, Rama and Krishna on tulsi. Those who keep the custom hold the mala in the right hand, let the beads pass over the middle finger, and turn back at the meru bead instead of crossing it.',
      'The beads are left without varnish, so small differences of grain and shade are part of the wood. The mala weighs little and makes no sound, which suits quiet practice and travel. A bag is included so the mala can be used without being seen, as many prefer.',
    ],
    materials: 'Dried tulsi wood (Ocimum tenuiflorum), cotton thread',
    dimensions: 'Bead 7 mm; loop about 90 cm; tassel 6 cm',
    netQuantity: '1 mala',
    details: [
      { label: 'Beads', value: '108 + 1 meru' },
      { label: 'Finish', value: 'Plain wood, no dye or varnish' },
      { label: 'Made in', value: 'Vrindavan, Uttar Pradesh' },
    ],
    box: ['One mala', 'Gomukhi japa bag of cotton', 'Card on counting and care'],
    care: [
      'Keep it dry; wood swells and cracks when soaked.',
      'Wipe with a soft cloth, no soap and no perfume.',
      'Store in the bag, away from direct sun.',
    ],
  },
  hi: {
    name: 'तुलसी जप माला, 108 मनके',
    pictureAlt: 'पीले फुँदने वाली हल्के रंग की तुलसी की माला',
    summary: 'सूखी तुलसी की टहनियों से खरादे हल्के मनके, वैष्णव घरों के जप के लिए।',
    description: [
      'तुलसी का पौधा जब अपनी आयु पूरी कर लेता है, तब उसकी सूखी लकड़ी से मनके बनते हैं। यह काम वृंदावन और मथुरा का है, जहाँ परिवार छोटे हाथ-खराद पर एक-एक मनका गढ़ते हैं। लकड़ी का रंग पहले हल्का होता है, फिर उँगलियों के स्पर्श से शहद-सा भूरा हो जाता है।',
      'वैष्णव परंपरा में तुलसी की माला पर विष्णु, राम और कृष्ण के नाम जपे जाते हैं। परंपरा मानने वाले माला दाहिने हाथ में रखते हैं, मनके मध्यमा पर से सरकाते हैं और सुमेरु को लाँघने के बजाय वहीं से लौट जाते हैं।',
      'मनकों पर वार्निश नहीं है, इसलिए रेशे और रंग का थोड़ा अंतर लकड़ी का अपना स्वभाव है। माला हल्की है और आवाज़ नहीं करती, इसलिए शांत साधना और यात्रा दोनों में सहज है। साथ में गोमुखी है, ताकि चाहें तो माला ढककर जप कर सकें।',
    ],
    materials: 'सूखी तुलसी की लकड़ी, सूती धागा',
    dimensions: 'मनका 7 मिमी; घेरा लगभग 90 सेमी; फुँदना 6 सेमी',
    netQuantity: '1 माला',
    details: [
      { label: 'मनके', value: '108 और 1 सुमेरु' },
      { label: 'सतह', value: 'सादी लकड़ी, बिना रंग और वार्निश' },
      { label: 'बनी', value: 'वृंदावन, उत्तर प्रदेश' },
    ],
    box: ['एक माला', 'सूती गोमुखी', 'जप और देखभाल का पत्रक'],
    care: [
      'सूखा रखें; भीगने पर लकड़ी फूलती और चटकती है।',
      'मुलायम कपड़े से पोंछें, साबुन और इत्र न लगाएँ।',
      'गोमुखी में, तेज़ धूप से दूर रखें।',
    ],
  },
};

import type { ProductSeed } from '../seed-types';

export const rudrakshaMala: ProductSeed = {
  slug: 'five-mukhi-rudraksha-mala',
  category: 'malas',
  originCountry: 'NP',
  hsn: '1404',
  maker: 'haridwar',
  returnRule: 'standard',
  variants: [{ sku: 'TP-RUDRAKSHA-8', priceRupees: 899, openingQuantity: 60, weightGrams: 85 }],
  en: {
    name: 'Five-mukhi rudraksha mala, 108 beads',
    pictureAlt: 'A looped mala of brown rudraksha beads with a red tassel',
    summary:
      'One hundred and eight five-faced rudraksha seeds and a meru bead, knotted one by one on red cotton.',
    description: [
      'Rudraksha is the seed of the tree Elaeocarpus ganitrus. The grooves that run from end to end are called mukhi, faces, and five of them is the most common and the most widely worn form. Because five-faced seeds are plentiful, a good mala of them needs no grand price.',
      'Tradition links the five-faced bead with Shiva as Kalagni Rudra and uses it for japa of “Om Namah Shivaya”. Many people wear it simply as a reminder to return to their practice. We make no claim beyond that custom.',
      'Every seed is checked for cracks and insect holes, washed, oiled once and left to dry before stringing. The beads are not dyed. A knot between neighbours keeps them from rubbing, so you can count without looking.',
    ],
    materials: 'Natural rudraksha seeds, cotton thread, cotton tassel',
    dimensions: 'Bead 8 mm; loop about 100 cm; tassel 7 cm',
    netQuantity: '1 mala',
    details: [
      { label: 'Beads', value: '108 + 1 meru' },
      { label: 'Faces', value: 'Five, counted on every bead' },
      { label: 'Strung in', value: 'Haridwar, Uttarakhand' },
    ],
    box: ['One mala', 'Cotton drawstring pouch', 'Card on counting and care'],
    care: [
      'Take it off for bathing, swimming and sleep.',
      'Brush the grooves with a soft dry brush once a month.',
      'A drop of sesame oil twice a year keeps the seeds from drying out.',
    ],
  },
  hi: {
    name: 'पंचमुखी रुद्राक्ष माला, 108 मनके',
    pictureAlt: 'लाल फुँदने वाली भूरे रुद्राक्ष की घुमावदार माला',
    summary: 'एक सौ आठ पंचमुखी रुद्राक्ष और एक सुमेरु, लाल सूती धागे में एक-एक कर गाँठे हुए।',
    description: [
      'रुद्राक्ष एलियोकार्पस गैनिट्रस नाम के पेड़ का बीज है। बीज पर ऊपर से नीचे तक जाने वाली धारियों को मुख कहते हैं। पाँच मुख वाला रुद्राक्ष सबसे अधिक मिलता और सबसे अधिक पहना जाता है। यह आसानी से उपलब्ध है, इसलिए इसकी अच्छी माला का दाम भी सहज होना चाहिए।',
      'परंपरा पंचमुखी रुद्राक्ष को कालाग्नि रुद्र से जोड़ती है और इससे “ॐ नमः शिवाय” का जप किया जाता है। बहुत लोग इसे केवल इसलिए पहनते हैं कि साधना की याद बनी रहे। हम इस परंपरा से आगे कोई दावा नहीं करते।',
      'हर बीज में दरार और कीड़े का छेद जाँचा जाता है, फिर उसे धोकर, एक बार तेल लगाकर सुखाया जाता है। मनके रँगे नहीं जाते। हर दो मनकों के बीच गाँठ है, ताकि वे घिसें नहीं और बिना देखे गिनती हो सके।',
    ],
    materials: 'प्राकृतिक रुद्राक्ष, सूती धागा, सूती फुँदना',
    dimensions: 'मनका 8 मिमी; माला का घेरा लगभग 100 सेमी; फुँदना 7 सेमी',
    netQuantity: '1 माला',
    details: [
      { label: 'मनके', value: '108 और 1 सुमेरु' },
      { label: 'मुख', value: 'पाँच, हर मनके पर गिने हुए' },
      { label: 'गूँथी गई', value: 'हरिद्वार, उत्तराखंड' },
    ],
    box: ['एक माला', 'डोरी वाली सूती थैली', 'जप और देखभाल का पत्रक'],
    care: [
      'नहाते, तैरते और सोते समय उतार दें।',
      'महीने में एक बार सूखे मुलायम ब्रश से धारियाँ साफ़ करें।',
      'साल में दो बार तिल के तेल की एक बूँद बीजों को सूखने से बचाती है।',
    ],
  },
};

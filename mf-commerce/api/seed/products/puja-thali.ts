import type { ProductSeed } from '../seed-types';

export const pujaThali: ProductSeed = {
  slug: 'brass-puja-thali',
  category: 'puja-vessels',
  originCountry: 'IN',
  hsn: '7418',
  maker: 'moradabad',
  returnRule: 'standard',
  variants: [{ sku: 'TP-THALI-7', priceRupees: 1690, openingQuantity: 35, weightGrams: 940 }],
  en: {
    name: 'Brass puja thali, seven pieces',
    pictureAlt:
      'A round brass thali with a lamp, bowls of kumkum, turmeric and rice, and marigolds',
    summary: 'A broad engraved plate with everything an aarti needs, each piece in its place.',
    description: [
      'The thali is the small stage of a puja: what is offered, what is lit and what is rung come together on it. This one is twenty-eight centimetres across, so two hands can lift it and turn it without the lamp coming close to the fingers.',
      'Around the rim runs an engraved vine, drawn with a chisel rather than pressed by a machine. The set adds a small diya, two bowls for kumkum and turmeric, a bowl for rice, an incense holder and a hand bell. Each piece has a foot ring, so it stays where you set it.',
      'It suits the daily aarti as well as Diwali, Raksha Bandhan or Karva Chauth. The pieces stack for storage, and any of them can be bought again from the same maker when one is lost; write to support.',
    ],
    materials: 'Solid brass, uncoated',
    dimensions: 'Plate 28 cm across, rim 2 cm; bowls 5 cm; bell 9 cm',
    netQuantity: '1 set of 7 pieces',
    details: [
      { label: 'Decoration', value: 'Hand-engraved vine on the rim' },
      { label: 'Stacked height', value: '11 cm with the bell laid flat' },
      { label: 'Made in', value: 'Moradabad, Uttar Pradesh' },
    ],
    box: [
      'Thali plate',
      'Diya',
      'Two bowls for kumkum and turmeric',
      'Bowl for rice',
      'Incense holder',
      'Hand bell',
    ],
    care: [
      'Wipe off kumkum and oil the same day; both stain brass.',
      'Wash warm, dry fully, then store wrapped in cloth.',
      'Polish the plain parts with pitambari or tamarind, the vine with a soft brush.',
    ],
  },
  hi: {
    name: 'पीतल की पूजा थाली, सात नग',
    pictureAlt: 'पीतल की गोल थाली में दीया, कुमकुम, हल्दी और अक्षत की कटोरियाँ और गेंदे के फूल',
    summary: 'नक़्क़ाशी वाली चौड़ी थाली, जिसमें आरती की हर चीज़ अपनी जगह पर है।',
    description: [
      'थाली पूजा का छोटा-सा मंच है: जो चढ़ाया जाए, जो जलाया जाए और जो बजाया जाए, सब इसी पर जुटता है। यह थाली अट्ठाईस सेंटीमीटर चौड़ी है, इसलिए दोनों हाथों से उठाकर घुमाते समय दीया उँगलियों के पास नहीं आता।',
      'किनारे पर बेल की नक़्क़ाशी है, जो मशीन से दबाई नहीं, छेनी से उकेरी गई है। साथ में एक छोटा दीया, कुमकुम और हल्दी की दो कटोरियाँ, अक्षत की कटोरी, अगरबत्ती-दान और हाथ-घंटी है। हर नग के नीचे घेरा है, जिससे वह जहाँ रखें वहीं टिके।',
      'यह रोज़ की आरती के लिए भी है और दीपावली, रक्षाबंधन या करवा चौथ के लिए भी। सब नग एक-दूसरे पर रखकर सहेजे जा सकते हैं। कोई नग खो जाए तो उसी कारीगर से दोबारा मिल सकता है; सहायता टीम को लिखें।',
    ],
    materials: 'ठोस पीतल, बिना परत',
    dimensions: 'थाली 28 सेमी, किनारा 2 सेमी; कटोरियाँ 5 सेमी; घंटी 9 सेमी',
    netQuantity: '7 नग का 1 सेट',
    details: [
      { label: 'सजावट', value: 'किनारे पर हाथ से उकेरी बेल' },
      { label: 'सहेजने पर ऊँचाई', value: '11 सेमी, घंटी लिटाकर' },
      { label: 'बनी', value: 'मुरादाबाद, उत्तर प्रदेश' },
    ],
    box: ['थाली', 'दीया', 'कुमकुम और हल्दी की दो कटोरियाँ', 'अक्षत की कटोरी', 'अगरबत्ती-दान', 'हाथ-घंटी'],
    care: [
      'कुमकुम और तेल उसी दिन पोंछ दें; दोनों पीतल पर दाग़ छोड़ते हैं।',
      'गुनगुने पानी से धोएँ, पूरा सुखाएँ, कपड़े में लपेटकर रखें।',
      'सादे भाग पीतांबरी या इमली से, बेल को मुलायम ब्रश से चमकाएँ।',
    ],
  },
};

import type { ProductSeed } from '../seed-types';

export const camphorLobanSet: ProductSeed = {
  slug: 'camphor-loban-set',
  category: 'incense-and-dhoop',
  originCountry: 'IN',
  hsn: '2914',
  maker: 'mysuru',
  returnRule: 'sealed',
  variants: [{ sku: 'TP-CAMPHOR-LOBAN', priceRupees: 399, openingQuantity: 70, weightGrams: 340 }],
  en: {
    name: 'Camphor and loban set',
    pictureAlt: 'A brass censer with glowing resin, a bowl of white camphor and golden loban tears',
    summary: 'Camphor tablets for aarti, loban resin for dhoop, and a small iron burner for both.',
    description: [
      'Two scents close an Indian evening of worship. Camphor burns to nothing and leaves no ash, which is why aarti is offered with it: the flame is the offering, and nothing remains. Loban, the resin of the benzoin tree, is laid on embers and carried through the house as a thick, sweet smoke.',
      'The camphor here is refined for burning, pressed without wax, so it lights at once and doesn’t spit. It is not the edible kind and must not be eaten. The loban is sold as whole tears and not as dust; you see what you light. The iron burner has a wooden handle and a lip deep enough for charcoal.',
      'By tradition dhoop is given at dusk and on the day of ancestors. Use it as your home does, and open a window: good custom and good air belong together.',
    ],
    materials: 'Refined camphor, benzoin resin, cast iron, mango wood handle',
    dimensions: 'Burner 9 cm wide with 10 cm handle; tins 7 cm',
    netQuantity: 'Camphor 50 g, loban 100 g, 1 burner',
    details: [
      { label: 'Tablets', value: 'About 60, wrapped singly' },
      { label: 'Best within', value: '18 months of packing, date on the tins' },
      { label: 'Packed in', value: 'Kannauj, Uttar Pradesh' },
    ],
    box: ['Tin of camphor', 'Tin of loban', 'Iron burner', 'Steel tongs'],
    care: [
      'Keep camphor out of reach of children; it is poisonous if swallowed.',
      'Light one tablet at a time, on metal or clay, never on plastic.',
      'Close the tins well: camphor slowly turns to air.',
    ],
  },
  hi: {
    name: 'कपूर और लोबान सेट',
    pictureAlt: 'दहकती राल वाला धूपदान, सफ़ेद कपूर और सुनहरे लोबान की कटोरी',
    summary: 'आरती के लिए कपूर, धूप के लिए लोबान, और दोनों के लिए लोहे का छोटा धूपदान।',
    description: [
      'साँझ की पूजा दो सुगंधों से पूरी होती है। कपूर जलकर कुछ भी नहीं छोड़ता, राख तक नहीं; इसीलिए आरती उससे होती है: लौ ही अर्पण है, पीछे कुछ नहीं बचता। लोबान एक पेड़ की राल है, जिसे अंगारों पर रखकर उसका मीठा, घना धुआँ घर भर में घुमाया जाता है।',
      'यह कपूर जलाने के लिए शोधित है और बिना मोम के दबाया गया है, इसलिए तुरंत जलता है और छिटकता नहीं। यह खाने वाला कपूर नहीं है, इसे मुँह में न डालें। लोबान साबुत डलियों में है, चूरे में नहीं; आप देख सकते हैं कि क्या जला रहे हैं। लोहे के धूपदान में लकड़ी का हत्था है और कोयले के लिए पर्याप्त गहराई।',
      'परंपरा में धूप साँझ को और पितरों के दिन दी जाती है। अपने घर की रीति से जलाएँ, और एक खिड़की खोल दें: अच्छी रीति और अच्छी हवा साथ-साथ चलती हैं।',
    ],
    materials: 'शोधित कपूर, लोबान राल, ढलवाँ लोहा, आम की लकड़ी का हत्था',
    dimensions: 'धूपदान 9 सेमी चौड़ा, 10 सेमी हत्था; डिब्बियाँ 7 सेमी',
    netQuantity: 'कपूर 50 ग्राम, लोबान 100 ग्राम, 1 धूपदान',
    details: [
      { label: 'टिकियाँ', value: 'लगभग 60, अलग-अलग लिपटी' },
      { label: 'उपयोग अवधि', value: 'पैक होने से 18 महीने, तारीख़ डिब्बी पर' },
      { label: 'पैक हुआ', value: 'कन्नौज, उत्तर प्रदेश' },
    ],
    box: ['कपूर की डिब्बी', 'लोबान की डिब्बी', 'लोहे का धूपदान', 'इस्पात की चिमटी'],
    care: [
      'कपूर बच्चों की पहुँच से दूर रखें; निगलने पर विषैला है।',
      'एक बार में एक टिकिया, धातु या मिट्टी पर जलाएँ, प्लास्टिक पर कभी नहीं।',
      'डिब्बियाँ कसकर बंद रखें, कपूर धीरे-धीरे हवा में उड़ जाता है।',
    ],
  },
};

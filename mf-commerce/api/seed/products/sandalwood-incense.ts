import type { ProductSeed } from '../seed-types';

export const sandalwoodIncense: ProductSeed = {
  slug: 'sandalwood-incense',
  category: 'incense-and-dhoop',
  originCountry: 'IN',
  hsn: '3307',
  maker: 'mysuru',
  returnRule: 'sealed',
  variants: [{ sku: 'TP-AGARBATTI-40', priceRupees: 249, openingQuantity: 150, weightGrams: 120 }],
  en: {
    name: 'Sandalwood incense, hand-rolled',
    pictureAlt: 'Incense sticks in a holder with a curl of smoke beside a block of sandalwood',
    summary:
      'Forty masala sticks of sandalwood powder and resin, with no charcoal and no synthetic scent.',
    description: [
      'Most incense is a charcoal stick dipped in perfume. Masala incense is made the slower way: powdered wood, bark and resin are kneaded into a dough with honey and rolled on to bamboo by hand. The scent comes from the ingredients themselves, softer and closer to the wood.',
      'Sandalwood from legal Karnataka auctions gives the warm, milky note; halmaddi resin and a little vetiver root hold it together. The sticks dry in shade for a week before they are packed in Mysuru.',
      'Chandan is used by tradition for Vishnu, Shiva and Devi alike, as paste and as smoke, and many people light a stick before sitting to read or meditate. One stick burns for about forty minutes and leaves a fine grey ash that falls straight.',
    ],
    materials: 'Sandalwood powder, halmaddi resin, vetiver root, jigat bark, honey, bamboo',
    dimensions: 'Stick 22 cm; box 25 × 6 × 3 cm',
    netQuantity: '40 sticks (80 g)',
    details: [
      { label: 'Burning time', value: 'About 40 minutes a stick' },
      { label: 'Best within', value: '24 months of packing, date on the box' },
      { label: 'Made in', value: 'Mysuru, Karnataka' },
    ],
    box: ['Forty sticks in a paper sleeve', 'Small clay holder'],
    care: [
      'Burn on a surface that heat can’t harm, with a window open.',
      'Smoke can trouble asthma and small lungs; leave it out of the room then.',
      'Keep the sleeve closed, dry and away from spices.',
    ],
  },
  hi: {
    name: 'चंदन अगरबत्ती, हाथ से बनी',
    pictureAlt: 'अगरबत्ती-दान में जलती अगरबत्तियाँ, पास में चंदन की लकड़ी',
    summary: 'चंदन चूर्ण और राल की चालीस मसाला अगरबत्तियाँ, न कोयला, न कृत्रिम सुगंध।',
    description: [
      'ज़्यादातर अगरबत्तियाँ कोयले की सींक होती हैं जिन्हें इत्र में डुबोया जाता है। मसाला अगरबत्ती का ढंग धीमा है: लकड़ी, छाल और राल के चूर्ण को शहद के साथ गूँधकर बाँस की सींक पर हाथ से बेला जाता है। सुगंध इन्हीं चीज़ों से आती है, इसलिए कोमल और लकड़ी के क़रीब होती है।',
      'कर्नाटक की वैध नीलामी से लिया चंदन उसे गरम, दूधिया महक देता है; हलमद्दी राल और थोड़ा-सा खस उसे बाँधे रखते हैं। अगरबत्तियाँ एक सप्ताह छाया में सूखकर मैसूरु में पैक होती हैं।',
      'परंपरा में चंदन विष्णु, शिव और देवी, सभी को अर्पित होता है, लेप के रूप में भी और धूप के रूप में भी। बहुत लोग पढ़ने या ध्यान में बैठने से पहले एक अगरबत्ती जलाते हैं। एक अगरबत्ती लगभग चालीस मिनट चलती है और महीन राख छोड़ती है।',
    ],
    materials: 'चंदन चूर्ण, हलमद्दी राल, खस की जड़, जिगत छाल, शहद, बाँस',
    dimensions: 'अगरबत्ती 22 सेमी; डिब्बा 25 × 6 × 3 सेमी',
    netQuantity: '40 अगरबत्तियाँ (80 ग्राम)',
    details: [
      { label: 'जलने का समय', value: 'लगभग 40 मिनट प्रति अगरबत्ती' },
      { label: 'उपयोग अवधि', value: 'पैक होने से 24 महीने, तारीख़ डिब्बे पर' },
      { label: 'बनी', value: 'मैसूरु, कर्नाटक' },
    ],
    box: ['काग़ज़ की थैली में चालीस अगरबत्तियाँ', 'मिट्टी का छोटा अगरबत्ती-दान'],
    care: [
      'ऐसी सतह पर जलाएँ जिसे आँच से हानि न हो, और खिड़की खुली रखें।',
      'धुएँ से दमे के रोगियों और छोटे बच्चों को तकलीफ़ हो सकती है; तब उस कमरे में न जलाएँ।',
      'थैली बंद, सूखी और मसालों से दूर रखें।',
    ],
  },
};

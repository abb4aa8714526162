import type { ProductSeed } from '../seed-types';

export const brassBell: ProductSeed = {
  slug: 'brass-hand-bell',
  category: 'puja-vessels',
  originCountry: 'IN',
  hsn: '8306',
  maker: 'balakati',
  returnRule: 'standard',
  variants: [{ sku: 'TP-BELL-15', priceRupees: 599, openingQuantity: 0, weightGrams: 310 }],
  en: {
    name: 'Brass hand bell',
    pictureAlt: 'A brass hand bell with a turned handle',
    summary: 'A ghanti with a clear, long note, cast in bell metal and turned by hand.',
    description: [
      'The bell is rung at the start of a puja, to greet the deity and to gather the mind from wherever it was. A good ghanti is judged by one thing, its voice: a clear strike followed by a hum that fades slowly.',
      'Ours is cast at Balakati in Odisha in bell metal, an alloy of copper and tin that rings longer than ordinary brass, and joined to a turned brass handle. The wall is left a little thick near the lip, where the clapper strikes. Each bell is rung beside a reference bell before it is packed, and dull ones are melted again.',
      'The handle fits a grown hand. For those who live with thin walls, a felt ring for the clapper is included; it softens the strike and leaves the hum.',
    ],
    materials: 'Bell metal (copper and tin), brass handle, steel clapper pin',
    dimensions: '15 cm high, mouth 7 cm',
    netQuantity: '1 bell',
    details: [
      { label: 'Handle', value: 'Turned brass, screwed in' },
      { label: 'Sound', value: 'Hum of about 8 seconds in a quiet room' },
      { label: 'Made in', value: 'Balakati, Odisha' },
    ],
    box: ['One hand bell', 'Felt ring for the clapper'],
    care: [
      'Hold it by the handle: fingers on the wall stop the note.',
      'Dust with a dry cloth; wash rarely, and dry the inside as well.',
      'Tighten the handle a quarter turn if it ever rattles.',
    ],
  },
  hi: {
    name: 'पीतल की पूजा घंटी',
    pictureAlt: 'खरादे हुए हत्थे वाली पीतल की घंटी',
    summary: 'साफ़ और लंबे स्वर वाली घंटी, काँसे में ढली और हाथ से खरादी हुई।',
    description: [
      'पूजा के आरंभ में घंटी बजाई जाती है: देवता के स्वागत के लिए, और इसलिए भी कि मन जहाँ भी हो, लौट आए। अच्छी घंटी की पहचान एक ही है, उसका स्वर: साफ़ चोट, और उसके बाद धीरे-धीरे मिटती गूँज।',
      'यह घंटी ओडिशा के बालकाटी में काँसे की ढाली जाती है। काँसा ताँबे और राँगे की मिश्रधातु है, जो साधारण पीतल से अधिक देर गूँजता है। हत्था खरादे हुए पीतल का है। किनारे के पास, जहाँ लोलक लगता है, दीवार थोड़ी मोटी रखी गई है। हर घंटी को पैक करने से पहले एक मानक घंटी के साथ बजाकर परखा जाता है; जिनका स्वर दबा हो, वे फिर गला दी जाती हैं।',
      'हत्था बड़े हाथ के लिए ठीक बैठता है। जिनके घर की दीवारें पतली हैं, उनके लिए लोलक पर चढ़ाने का नमदे का छल्ला साथ है; वह चोट को नरम करता है और गूँज रहने देता है।',
    ],
    materials: 'काँसा (ताँबा और राँगा), पीतल का हत्था, इस्पात की पिन',
    dimensions: '15 सेमी ऊँची, मुँह 7 सेमी',
    netQuantity: '1 घंटी',
    details: [
      { label: 'हत्था', value: 'खरादा पीतल, पेंच से कसा' },
      { label: 'स्वर', value: 'शांत कमरे में लगभग 8 सेकंड की गूँज' },
      { label: 'बनी', value: 'बालकाटी, ओडिशा' },
    ],
    box: ['एक हाथ-घंटी', 'लोलक के लिए नमदे का छल्ला'],
    care: [
      'हत्थे से पकड़ें; घंटी की दीवार पर उँगली रखने से स्वर रुक जाता है।',
      'सूखे कपड़े से पोंछें; कभी-कभार धोएँ और भीतर से भी सुखाएँ।',
      'हत्था खड़खड़ाए तो चौथाई घुमाव कस दें।',
    ],
  },
};

import type { ProductSeed } from '../seed-types';

export const brassGanesha: ProductSeed = {
  slug: 'brass-ganesha-murti',
  category: 'murtis',
  originCountry: 'IN',
  hsn: '8306',
  maker: 'swamimalai',
  returnRule: 'standard',
  variants: [{ sku: 'TP-GANESHA-12', priceRupees: 2490, openingQuantity: 18, weightGrams: 1150 }],
  en: {
    name: 'Ganesha murti in brass, 12 cm',
    pictureAlt: 'A seated brass figure of Ganesha on a lotus base',
    summary: 'A seated Ganesha on a lotus, cast by the lost-wax method and chased by hand.',
    description: [
      'Ganesha is greeted first: before a journey, a wedding, a page of accounts. This small murti shows him seated at ease on a double lotus, modak in the left hand, the right raised in blessing, with Mushaka at his feet.',
      'It is made in Swamimalai near Kumbakonam. The figure is modelled in wax, wrapped in river clay, fired so the wax runs out, and filled with molten brass. The mould is broken each time, so every casting is single. The face, the jewels and the folds of the dhoti are then cut in cold metal with fine chisels, work that takes the better part of two days.',
      'The trunk turns to the left, the form usually kept in homes. The murti is offered as a crafted figure; the rite of welcoming it into your shrine belongs to your family and its custom.',
    ],
    materials: 'Solid cast brass, uncoated',
    dimensions: '12 cm high, 9 cm wide, 7 cm deep',
    netQuantity: '1 murti',
    details: [
      { label: 'Method', value: 'Lost wax, solid casting, hand-chased' },
      { label: 'Trunk', value: 'Turned to the left (vamavarti)' },
      { label: 'Made in', value: 'Swamimalai, Tamil Nadu' },
    ],
    box: ['One murti', 'Unbleached cotton cloth', 'Note on the casting'],
    care: [
      'Dust with a soft dry brush; hard bristles dull the fine lines.',
      'After abhisheka, rinse with clean water and dry every fold.',
      'The golden tone deepens to brown with years. You may polish it or let it be.',
    ],
  },
  hi: {
    name: 'पीतल की गणेश मूर्ति, 12 सेमी',
    pictureAlt: 'कमल पर विराजमान पीतल के गणेश',
    summary: 'कमल पर विराजे गणेश, मोम-साँचे की ढलाई और हाथ की बारीक छेनी।',
    description: [
      'सबसे पहले गणेश को प्रणाम होता है: यात्रा से पहले, विवाह से पहले, बही के पहले पन्ने पर। इस छोटी मूर्ति में वे दोहरे कमल पर सहज बैठे हैं, बाएँ हाथ में मोदक, दाहिना आशीर्वाद में उठा हुआ, और चरणों के पास मूषक।',
      'यह कुंभकोणम के पास स्वामीमलै में बनती है। पहले मोम की आकृति गढ़ी जाती है, उस पर नदी की मिट्टी चढ़ती है, आँच में मोम बह जाता है और उसकी जगह पिघला पीतल भरता है। साँचा हर बार टूटता है, इसलिए हर मूर्ति अपने-आप में एक ही होती है। फिर मुख, आभूषण और धोती की सलवटें ठंडी धातु पर महीन छेनी से उकेरी जाती हैं, जिसमें लगभग दो दिन लगते हैं।',
      'सूँड बाईं ओर है, जो रूप प्रायः घरों में रखा जाता है। हम इसे शिल्प के रूप में देते हैं; इसे अपने मंदिर में विराजमान करने की विधि आपके घर की अपनी है।',
    ],
    materials: 'ठोस ढला पीतल, बिना परत',
    dimensions: '12 सेमी ऊँची, 9 सेमी चौड़ी, 7 सेमी गहरी',
    netQuantity: '1 मूर्ति',
    details: [
      { label: 'विधि', value: 'मोम-साँचा, ठोस ढलाई, हाथ की छेनी' },
      { label: 'सूँड', value: 'बाईं ओर (वामावर्ती)' },
      { label: 'बनी', value: 'स्वामीमलै, तमिलनाडु' },
    ],
    box: ['एक मूर्ति', 'कोरा सूती वस्त्र', 'ढलाई के बारे में पत्रक'],
    care: [
      'मुलायम सूखे ब्रश से धूल हटाएँ; कड़े बाल महीन रेखाएँ घिसते हैं।',
      'अभिषेक के बाद साफ़ पानी से धोकर हर सलवट सुखाएँ।',
      'बरसों में सुनहरा रंग भूरा होता है। चाहें तो चमकाएँ, चाहें तो रहने दें।',
    ],
  },
};

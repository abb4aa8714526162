import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'puja-corner',
  cover: 'vastu/puja-corner.svg',
  category: '',
  tags: ['puja', 'shrine', 'small homes'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:58:00+05:30',
  details: {},
  en: {
    title: 'The puja corner: a small place that stays calm',
    summary:
      'Where a home shrine goes by the texts, what to do when that spot is taken, and how to keep lamp, pictures and water clean, safe and simple.',
    coverAlt:
      'A shrine niche with an arch, bells, a kalash with leaves, two lamps and lotus flowers on a deep red wall.',
    body: `A shrine need not be large. A shelf the width of two hands, a picture, a lamp and a small vessel of water are enough for most families. What makes it a place of prayer is that somebody comes back to it every day.

## Where it goes

The texts give the north-east corner, ishanya, to worship: the morning light comes from there, and the rest of the house lies behind one’s back. East and north are named next. The person who prays faces east or north; the images face west or south, towards the person. Where a family has prayed the other way for three generations, that is its tradition, and nothing needs turning.

If the north-east is a bathroom or a lift shaft, choose a quiet wall in the east or north of the living room. A kitchen shelf away from the stove serves well in many southern and Gujarati homes. A bedroom is used in one-room flats; a curtain drawn at night gives the place its rest.

## What stands there

Few things, well kept. One main image and those the family loves, none cracked, none stacked behind another. A bell, a lamp on a plate with a rim, incense in a holder that catches the ash, a small pot of water changed each morning. Books of prayer on the shelf, not under the images. Old pictures and dried flowers are not thrown with the rubbish: flowers go to the plants, pictures to a temple that collects them.

Keep the space above free of storage and the place below free of shoes and dustbins. A drawer for matches and wicks saves a search in the dark.

## Safe with fire

A diya stands on metal or stone, an arm’s length from curtains, and never burns in an empty room. With small children or pets, light it while you sit there, or use an electric lamp and no bad conscience. Open a window when incense burns; asthma is a good reason to leave it out.

## A day that holds

Wipe the shelf, change the water, light the lamp, sit for one quiet minute. Ten minutes done daily are worth more to a house than a marble mandir used on two festivals. For a first installation choose a calm morning from the [panchang](/astrology-services/panchang), bring a sweet, and call the children.`,
  },
  hi: {
    title: 'पूजा का कोना: छोटी जगह जो शांत रहे',
    summary:
      'ग्रंथ घर का पूजास्थान कहाँ बताते हैं, वह कोना न मिले तो क्या करें, और दीया, चित्र और जल को साफ़, सुरक्षित और सादा कैसे रखें।',
    coverAlt: 'गहरे लाल रंग की दीवार पर मेहराब वाला पूजास्थान, घंटियाँ, पत्तों वाला कलश, दो दीये और कमल।',
    body: `पूजास्थान बड़ा होना ज़रूरी नहीं। दो हाथ चौड़ी एक शेल्फ़, एक चित्र, एक दीया और जल का छोटा पात्र अधिकतर परिवारों के लिए पर्याप्त हैं। उसे पूजा की जगह यह बात बनाती है कि कोई रोज़ वहाँ लौटता है।

## कहाँ रखें

ग्रंथ पूजा के लिए ईशान, यानी उत्तर-पूर्व का कोना कहते हैं: सुबह की रोशनी उधर से आती है और बाक़ी घर पीठ के पीछे रहता है। उसके बाद पूर्व और उत्तर का नाम आता है। पूजा करने वाला पूर्व या उत्तर की ओर मुँह करता है; मूर्तियाँ पश्चिम या दक्षिण की ओर, यानी उसकी ओर देखती हैं। जिस परिवार में तीन पीढ़ियों से दूसरी तरह पूजा होती आई है, वही उसकी परंपरा है; कुछ घुमाने की ज़रूरत नहीं।

उत्तर-पूर्व में स्नानघर या लिफ़्ट हो तो बैठक की पूर्वी या उत्तरी दीवार पर शांत जगह चुनिए। दक्षिण और गुजरात के बहुत-से घरों में चूल्हे से दूर रसोई की एक शेल्फ़ यही काम करती है। एक कमरे के घर में शयनकक्ष भी चलता है; रात को खींचा गया परदा उस जगह को विश्राम देता है।

## वहाँ क्या रहे

थोड़ी चीज़ें, अच्छी हालत में। एक मुख्य मूर्ति और वे जिनसे परिवार को लगाव है; कोई टूटी हुई नहीं, कोई दूसरी के पीछे दबी हुई नहीं। एक घंटी, किनारे वाली थाली पर दीया, राख सँभालने वाला अगरबत्तीदान, और रोज़ सुबह बदला जाने वाला जल। पूजा की किताबें शेल्फ़ पर, मूर्तियों के नीचे नहीं। पुराने चित्र और सूखे फूल कूड़े में नहीं जाते: फूल पौधों में, चित्र उस मंदिर में जो उन्हें इकट्ठा करता हो।

ऊपर सामान न रखें और नीचे जूते या कूड़ेदान न हों। माचिस और बत्ती के लिए एक दराज़ अँधेरे में ढूँढ़ने से बचाती है।

## आग के साथ सावधानी

दीया धातु या पत्थर पर, परदों से एक हाथ दूर रखें, और ख़ाली कमरे में कभी जलता न छोड़ें। छोटे बच्चे या पालतू हों तो तभी जलाइए जब आप वहाँ बैठे हों, या बिजली का दीया रखिए; इसमें मन छोटा करने की कोई बात नहीं। अगरबत्ती जलाएँ तो खिड़की खोलिए; दमा हो तो उसे छोड़ देना ही ठीक है।

## रोज़ का क्रम

शेल्फ़ पोंछिए, जल बदलिए, दीया जलाइए, एक मिनट चुप बैठिए। रोज़ के दस मिनट घर के लिए उस संगमरमर के मंदिर से अधिक हैं जो साल में दो त्योहारों पर खुलता है। पहली स्थापना के लिए [पंचांग](/astrology-services/panchang) से कोई शांत सुबह चुनिए, मिठाई लाइए और बच्चों को बुलाइए।`,
  },
};

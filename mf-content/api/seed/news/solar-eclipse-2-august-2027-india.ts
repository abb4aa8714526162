import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'solar-eclipse-2-august-2027-india',
  cover: 'news/solar-eclipse-2-august-2027-india.svg',
  category: 'panchang',
  tags: ['eclipse', 'surya-grahan', '2027'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:24:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {},
  en: {
    title: 'Solar eclipse of 2 August 2027: what India will see',
    summary:
      'Total from Spain to Egypt and Arabia, partial in most of India in the late afternoon. Times for twelve cities, computed by us, and how to look safely.',
    coverAlt:
      'A partly covered afternoon Sun over a sea horizon with palms and a small fishing boat.',
    body: `On Monday, 2 August 2027, the Moon will cover the Sun completely along a narrow track from southern Spain across North Africa to the Arabian peninsula and the Horn of Africa. Near Luxor in Egypt totality lasts more than six minutes. The track does not reach India. Most of the country sees a partial eclipse in the late afternoon.

## Times in India

Computed with our own engine for the city centre, seen at sea level; Indian Standard Time, rounded to the minute. "Magnitude" is the share of the Sun's diameter hidden at the maximum, "covered" the share of the disc's area.

| City | Begins | Maximum | Ends | Magnitude | Covered |
| - | - | - | - | - | - |
| New Delhi | 3.54 pm | 4.29 | 5.03 | 17% | 8% |
| Jaipur | 3.50 | 4.31 | 5.09 | 22% | 12% |
| Ahmedabad | 3.45 | 4.35 | 5.22 | 35% | 24% |
| Dwarka | 3.38 | 4.34 | 5.25 | 43% | 32% |
| Mumbai | 3.47 | 4.42 | 5.32 | 43% | 32% |
| Goa (Panaji) | 3.51 | 4.48 | 5.39 | 49% | 39% |
| Hyderabad | 3.58 | 4.48 | 5.33 | 38% | 27% |
| Bengaluru | 3.59 | 4.53 | 5.43 | 49% | 39% |
| Chennai | 4.03 | 4.54 | 5.42 | 45% | 34% |
| Thiruvananthapuram | 4.01 | 4.59 | 5.52 | 61% | 53% |
| Varanasi | 4.06 | 4.38 | 5.08 | 15% | 7% |
| Kolkata | 4.15 | 4.44 | 5.12 | 14% | 6% |

The Moon's shadow grazes the north-east: Guwahati sees less than one hundredth of the Sun covered, Itanagar and Dibrugarh nothing. August is a monsoon month, so clouds may decide.

## In the Indian calendar

It is the Amavasya of Ashadha (amanta), called Hariyali Amavasya in the north, and a Monday. Sun and Moon meet in Karka, with Ketu less than two degrees away. Where an eclipse is visible, many families keep a sutak before it; customs differ by region, and children, elders, the unwell and pregnant women are excused from its fast in most houses.

## Looking safely

Never look at the Sun without a filter, not even at a thin bite out of it. Use eclipse glasses marked ISO 12312-2 and free of scratches, or project the Sun through a pinhole on to a white card. The gaps between leaves do the same: look at the ground under a neem tree. Sunglasses, X-ray film and smoked glass are not safe.

The next total eclipse that reaches Indian soil is that of 20 March 2034, over Ladakh and Kashmir.`,
  },
  hi: {
    title: '2 अगस्त 2027 का सूर्यग्रहण: भारत में क्या दिखेगा',
    summary:
      'स्पेन से मिस्र और अरब तक पूर्ण, भारत के अधिकांश भाग में ढलती दोपहर को खंडग्रास। बारह शहरों के समय, हमारी गणना से, और सुरक्षित देखने का ढंग।',
    coverAlt: 'समुद्र के क्षितिज पर थोड़ा ढका हुआ दोपहर का सूर्य, ताड़ के पेड़ और मछुआरे की छोटी नाव।',
    body: `सोमवार, 2 अगस्त 2027 को चंद्रमा दक्षिणी स्पेन से उत्तरी अफ़्रीका और अरब प्रायद्वीप होते हुए सोमालिया तक एक पतली पट्टी में सूर्य को पूरा ढक लेगा। मिस्र में लक्सर के पास पूर्णता छह मिनट से अधिक रहेगी। यह पट्टी भारत तक नहीं पहुँचती। देश के अधिकांश भाग में ढलती दोपहर को खंडग्रास ग्रहण दिखेगा।

## भारत में समय

हमारे अपने इंजन की गणना, शहर के केंद्र के लिए, समुद्र तल से; भारतीय मानक समय, मिनट तक। “ग्रासमान” बताता है कि मध्य के समय सूर्य के व्यास का कितना भाग छिपा, “ढका” बताता है कि बिंब के क्षेत्रफल का कितना।

| शहर | आरंभ | मध्य | समाप्ति | ग्रासमान | ढका |
| - | - | - | - | - | - |
| नई दिल्ली | 3.54 | 4.29 | 5.03 | 17% | 8% |
| जयपुर | 3.50 | 4.31 | 5.09 | 22% | 12% |
| अहमदाबाद | 3.45 | 4.35 | 5.22 | 35% | 24% |
| द्वारका | 3.38 | 4.34 | 5.25 | 43% | 32% |
| मुंबई | 3.47 | 4.42 | 5.32 | 43% | 32% |
| गोवा (पणजी) | 3.51 | 4.48 | 5.39 | 49% | 39% |
| हैदराबाद | 3.58 | 4.48 | 5.33 | 38% | 27% |
| बेंगलुरु | 3.59 | 4.53 | 5.43 | 49% | 39% |
| चेन्नई | 4.03 | 4.54 | 5.42 | 45% | 34% |
| तिरुवनंतपुरम | 4.01 | 4.59 | 5.52 | 61% | 53% |
| वाराणसी | 4.06 | 4.38 | 5.08 | 15% | 7% |
| कोलकाता | 4.15 | 4.44 | 5.12 | 14% | 6% |

पूर्वोत्तर को छाया बस छूकर निकलती है: गुवाहाटी में सूर्य का सौवाँ हिस्सा भी नहीं ढकेगा, ईटानगर और डिब्रूगढ़ में कुछ नहीं। अगस्त बरसात का महीना है, इसलिए फ़ैसला बादल भी कर सकते हैं।

## भारतीय पंचांग में

यह आषाढ़ (अमांत) की अमावस्या है, जिसे उत्तर में हरियाली अमावस्या कहते हैं, और दिन सोमवार। सूर्य और चंद्रमा कर्क में मिलते हैं, केतु दो अंश से भी कम दूर है। जहाँ ग्रहण दिखता है, वहाँ बहुत-से परिवार उससे पहले सूतक मानते हैं; रीति प्रदेश के साथ बदलती है, और बच्चों, बुज़ुर्गों, बीमारों तथा गर्भवती स्त्रियों को अधिकांश घरों में उसके उपवास से छूट रहती है।

## सुरक्षित कैसे देखें

बिना फ़िल्टर सूर्य की ओर कभी मत देखिए, चाहे वह ज़रा-सा ही कटा हो। ISO 12312-2 लिखे, बिना खरोंच वाले ग्रहण-चश्मे लीजिए, या सुई के छेद से सूर्य की छवि सफ़ेद काग़ज़ पर डालिए। पत्तों के बीच की जगह भी यही करती है: नीम के नीचे ज़मीन देखिए। धूप का चश्मा, एक्स-रे फ़िल्म और काला किया काँच सुरक्षित नहीं हैं।

भारत की धरती तक पहुँचने वाला अगला पूर्ण सूर्यग्रहण 20 मार्च 2034 का है, लद्दाख और कश्मीर में।`,
  },
};

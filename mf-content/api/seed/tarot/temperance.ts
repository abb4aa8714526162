import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'temperance',
  cover: 'tarot/temperance.svg',
  category: '',
  tags: ['major-arcana', 'balance', 'measure'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:25:00+05:30',
  details: {},
  en: {
    title: 'Temperance',
    summary:
      'A winged figure pours water from one vessel into another and spills nothing. Temperance is about measure: mixing, adjusting, and doing a little every day.',
    coverAlt:
      'A winged, crowned figure pours water between two golden vessels beside a stream with lotuses and mountains.',
    body: `**In the picture.** A winged figure stands where a stream comes down from the mountains and pours water from one lota into another. The line of water is slanted as no water falls, and still not a drop is lost. Lotuses stand with their feet wet and their heads dry. The face is that of someone cooking for many people: attentive, in no hurry.

**Upright.** Too much of one good thing can be mended with a little of another. The card likes recipes, physiotherapy, savings of a hundred rupees a week, two relatives seated at the right distance. Mix, taste, wait, and taste again. Whatever is done in measure can be done tomorrow too.

**Reversed.** You swing between feast and fast, twelve-hour days and none. Or you keep the peace by thinning everything until it has no taste. Change the dose, not the aim: half as much, twice as often.

> Which two parts of your day would be better for being mixed?`,
  },
  hi: {
    title: 'संयम (टेम्परेंस)',
    summary:
      'पंखों वाली आकृति एक लोटे से दूसरे में पानी डालती है और एक बूँद नहीं गिरती। यह पत्ता मात्रा, मेल और रोज़ के थोड़े-थोड़े का है।',
    coverAlt: 'पंखों और मुकुट वाली आकृति दो सुनहरे लोटों के बीच पानी डालती हुई; पास में धारा, कमल और पहाड़।',
    body: `**चित्र में।** जहाँ पहाड़ों से धारा उतरती है, वहाँ पंखों वाली एक आकृति खड़ी एक लोटे से दूसरे में पानी डाल रही है। धार ऐसी तिरछी है जैसी पानी की होती नहीं, फिर भी एक बूँद नहीं गिरती। कमल के पैर गीले हैं, सिर सूखे। चेहरा उसका-सा है जो बहुतों के लिए खाना पका रहा हो: ध्यान पूरा, जल्दी कोई नहीं।

**सीधा।** एक अच्छी चीज़ ज़्यादा हो जाए तो दूसरी थोड़ी-सी मिलाकर ठीक हो जाती है। यह पत्ता पकवान की विधि, धीरे-धीरे की जाने वाली कसरत, हफ़्ते में सौ रुपये की बचत और उचित दूरी पर बैठाए गए दो रिश्तेदारों का है। मिलाइए, चखिए, रुकिए, फिर चखिए। जो मात्रा में हो, वह कल भी हो सकेगा।

**उल्टा।** आप कभी दावत और कभी उपवास पर हैं, कभी बारह घंटे काम और कभी कुछ नहीं। या शांति बनाए रखने को हर चीज़ इतनी पतली कर दी कि स्वाद ही न रहा। लक्ष्य नहीं, मात्रा बदलिए: आधा कीजिए, पर दुगुनी बार।

> आपके दिन के कौन-से दो हिस्से मिल जाएँ तो दोनों सुधर जाएँ?`,
  },
};

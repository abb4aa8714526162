import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-tower',
  cover: 'tarot/the-tower.svg',
  category: '',
  tags: ['major-arcana', 'upheaval', 'truth'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:47:00+05:30',
  details: {},
  en: {
    title: 'The Tower',
    summary:
      'Lightning strikes a gopuram, its crown flies off and two people fall. The Tower is a sudden truth, the shock of it and the ground beneath the rubble.',
    coverAlt:
      'Lightning strikes a tall stepped temple tower at night; its crown tilts off in flames and two people fall.',
    body: `**In the picture.** A gopuram of five storeys stands alone on a hill. Lightning runs down through its top, the crown with its row of finials tips over, and two people fall past the windows in a rain of sparks. Notice that only the top burns. The door at the bottom is whole, and the hill has not moved.

**Upright.** Something built on a wrong measure comes down at once: a plan, an image, a silence kept for years. It is loud, and a relief that one may only admit later. The card announces no disaster. It asks what you have known to be cracked, and what is true under it. See first that people are safe; repair can wait until morning.

**Reversed.** You feel the cracks and hang another picture over them, or the storm is past and you are still standing in the doorway. Take one brick down by hand, in daylight, and tell the person concerned before the thunder does.

> What would you build again on this ground, and what would you leave out?`,
  },
  hi: {
    title: 'मीनार (द टावर)',
    summary:
      'गोपुरम पर बिजली गिरती है, शिखर उड़ जाता है, दो लोग गिरते हैं। यह पत्ता अचानक खुले सच का है, और मलबे के नीचे की ज़मीन का।',
    coverAlt: 'रात में ऊँचे गोपुरम पर गिरती बिजली; लपटों में झुकता शिखर और नीचे गिरते दो लोग।',
    body: `**चित्र में।** पहाड़ी पर पाँच तल का गोपुरम अकेला खड़ा है। बिजली उसके शिखर को चीरती उतरती है, कलशों वाला मुकुट पलट जाता है और चिंगारियों के बीच दो लोग खिड़कियों के आगे से गिरते हैं। ध्यान दीजिए, जल केवल ऊपर का भाग रहा है। नीचे का द्वार साबुत है और पहाड़ी अपनी जगह से हिली नहीं।

**सीधा।** ग़लत नाप पर बना कुछ एकाएक ढह जाता है: कोई योजना, कोई छवि, बरसों की चुप्पी। शोर होता है, और एक राहत भी जिसे आदमी बाद में मानता है। यह पत्ता किसी विपत्ति की सूचना नहीं है। यह पूछता है कि दरार का आपको कब से पता था और उसके नीचे सच क्या है। पहले देखिए कि लोग सुरक्षित हैं; मरम्मत सुबह तक रुक सकती है।

**उल्टा।** दरारें दिखती हैं और आप उन पर एक और तस्वीर टाँग देते हैं; या आँधी जा चुकी और आप अब तक दरवाज़े में खड़े हैं। दिन के उजाले में एक ईंट अपने हाथ से उतारिए, और जिसका मामला है उसे बिजली कड़कने से पहले बता दीजिए।

> इसी ज़मीन पर आप फिर से क्या बनाएँगे और क्या छोड़ देंगे?`,
  },
};

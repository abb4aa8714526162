import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-moon',
  cover: 'tarot/the-moon.svg',
  category: '',
  tags: ['major-arcana', 'dream', 'uncertainty'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:55:00+05:30',
  details: {},
  en: {
    title: 'The Moon',
    summary:
      'Two dogs call at the moon, a crab climbs out of a pool and a path runs between two towers. A card for walking when things are only half lit.',
    coverAlt:
      'A moon with a face over two domed towers, two dogs facing each other on a winding path, a red crab in the water below.',
    body: `**In the picture.** The moon shows its face in profile and lets fall a few golden drops. Two dogs stand and look up, and a red crab rises from the pool, for Karka, the crab’s sign, is the moon’s own. A path begins at the water, winds between two towers and is lost in the hills. Everything is visible, and nothing quite certain.

**Upright.** You are on the way in half light. Shapes frighten that will be a bush by morning. The card speaks for dreams, for the sea of moods, for the wisdom of not signing anything at night. Keep your pace, name what you feel, and put off judgement. A gentle [practice for the Moon](/remedies/moon) suits such weeks.

**Reversed.** The fog is lifting: a rumour turns out to be only that, a fear gets a name. Or it is thick because someone profits from it. Ask for dates, numbers, the sentence as it was said.

> Which fear grows after sunset, and what is left of it at breakfast?`,
  },
  hi: {
    title: 'चंद्रमा (द मून)',
    summary:
      'चाँद की ओर मुँह किए दो कुत्ते, जल से निकलता केकड़ा और दो बुर्जों के बीच से जाती राह। यह पत्ता अधूरे उजाले में चलने का है।',
    coverAlt: 'मुख वाला चंद्रमा दो गुंबददार बुर्जों के ऊपर; टेढ़े रास्ते पर आमने-सामने दो कुत्ते, नीचे जल में लाल केकड़ा।',
    body: `**चित्र में।** चंद्रमा का मुख एक ओर से दिखता है और उससे कुछ सुनहरी बूँदें टपक रही हैं। दो कुत्ते ऊपर देख रहे हैं और जल से लाल केकड़ा निकल रहा है; कर्क राशि आख़िर चंद्रमा की अपनी राशि है। राह जल से शुरू होती है, दो बुर्जों के बीच बल खाती है और पहाड़ियों में खो जाती है। दिखता सब है, पक्का कुछ नहीं।

**सीधा।** आप अधूरे उजाले में चल रहे हैं। जो आकृति अभी डराती है, सुबह झाड़ी निकलेगी। यह पत्ता सपनों, मन के ज्वार-भाटे और इस समझदारी का है कि रात को किसी काग़ज़ पर हस्ताक्षर न किए जाएँ। चाल बनाए रखिए, जो लग रहा है उसे नाम दीजिए और निर्णय टाल दीजिए। ऐसे दिनों में [चंद्र का सरल अभ्यास](/remedies/moon) मन को भाता है।

**उल्टा।** कोहरा छँट रहा है: अफ़वाह बस अफ़वाह निकली, डर को नाम मिल गया। या कोहरा इसलिए घना है कि किसी को उससे लाभ है। तारीख़ें पूछिए, आँकड़े माँगिए, और वह वाक्य जैसा कहा गया था।

> कौन-सा डर सूरज डूबने पर बढ़ता है, और नाश्ते तक उसमें से कितना बचता है?`,
  },
};

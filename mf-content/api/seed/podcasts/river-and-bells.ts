import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'river-and-bells',
  cover: 'podcasts/river-and-bells.svg',
  category: '',
  tags: ['river', 'evening'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:41:00+05:30',
  details: {
    file: 'podcasts/river-and-bells.m4a',
    seconds: 134,
    chapters: [
      { at: 0, en: 'Water', hi: 'जल' },
      { at: 9, en: 'A bell far off', hi: 'दूर की घंटी' },
      { at: 30, en: 'The conch', hi: 'शंख' },
      { at: 42, en: 'Bells of the aarti', hi: 'आरती की घंटियाँ' },
      { at: 86, en: 'A flute on the other bank', hi: 'उस पार की बाँसुरी' },
      { at: 125, en: 'One bell more', hi: 'एक घंटी और' },
    ],
    transcript: {
      en: 'A broad river runs past steps: a low rush, small waves, now and then a bubble. It is heard throughout. At nine and eighteen seconds a large bell sounds from far off. At 0:30 a conch is blown in one long breath. From 0:42 a hand bell is shaken without a pause, growing louder, and a larger bell joins every four seconds; by 1:18 they have died away. At 1:26 a flute plays three slow phrases of a simple tune. At 2:05 the far bell sounds once more, and the water fades. There are no words.',
      hi: 'चौड़ी नदी सीढ़ियों के पास से बहती है: गहरी सरसराहट, छोटी लहरें, कभी-कभी बुलबुला। यह पूरे समय सुनाई देती है। नौ और अठारह सेकंड पर दूर से बड़ा घंटा बजता है। 0:30 पर एक लंबी साँस में शंख। 0:42 से हाथ की घंटी बिना रुके बजती है, धीरे-धीरे तेज़ होती हुई, और हर चार सेकंड पर बड़ा घंटा साथ देता है; 1:18 तक सब शांत हो जाता है। 1:26 पर बाँसुरी एक सरल धुन के तीन धीमे वाक्य बजाती है। 2:05 पर दूर का घंटा एक बार फिर, और जल धीमा हो जाता है। इसमें शब्द नहीं हैं।',
    },
  },
  en: {
    title: 'River and bells: an imagined ghat',
    summary:
      'Water at stone steps, a conch, the bells of an evening aarti and a flute across the river: two minutes at a ghat that exists in sound only.',
    coverAlt:
      'A great bell hangs before a river at sunset; three leaf boats carry flames past the steps.',
    body: `## About this piece

There is no such ghat, and no microphone was there. The river is filtered noise with a few hundred computed bubbles; the conch is one tone that climbs to its pitch; the bells are cast in numbers. Each part was made to sound as it would from a stone step about thirty metres from the lamps.

## What you hear, and why it is there

**The conch** opens many pujas and aartis. A shell has only its natural tones, so the player shapes the note with lips and breath, which is why it starts a little low.

**The hand bell** is kept ringing for as long as the lamp moves. A verse said before worship gives the bell its task, to call the gods and send other things away; people on the steps will tell you that it keeps their minds from wandering.

**The flute** comes after the crowd has gone. Its five notes are those of Pahadi, a tune-type of hill songs and boatmen's songs.

## How to listen

Use headphones if you can, at low volume. Close your eyes at the conch and try to place each thing: near, far, across the water. When the aarti ends at 1:18, notice how loud the river was all along.

The hymn of the Ganga aarti is here with its words: [Om Jai Gange Mata](/rituals/aarti/om-jai-gange-mata). Lamps are set afloat most of all on [Dev Deepawali](/rituals/festivals/dev-deepawali); our gallery has drawn [some of them](/photo-gallery/lamps-of-india).`,
  },
  hi: {
    title: 'नदी और घंटियाँ: एक कल्पित घाट',
    summary:
      'पत्थर की सीढ़ियों पर जल, शंख, संध्या आरती की घंटियाँ और उस पार बाँसुरी: दो मिनट एक ऐसे घाट पर जो केवल ध्वनि में है।',
    coverAlt: 'सूर्यास्त की नदी के आगे लटका बड़ा घंटा; सीढ़ियों के पास लौ लिए तीन दोने बह रहे हैं।',
    body: `## इस रचना के बारे में

ऐसा कोई घाट नहीं है और वहाँ कोई माइक्रोफ़ोन भी नहीं था। नदी छनी हुई सरसराहट और गणना से बने कुछ सौ बुलबुले हैं; शंख एक सुर है जो अपनी ऊँचाई तक चढ़ता है; घंटियाँ अंकों में ढली हैं। हर ध्वनि वैसी रखी गई है जैसी दीयों से कोई तीस मीटर दूर पत्थर की सीढ़ी पर सुनाई दे।

## क्या सुनाई देता है, और क्यों

**शंख** से बहुत-सी पूजा और आरती शुरू होती है। शंख में केवल अपने सहज सुर होते हैं; बजाने वाला होंठ और श्वास से उसे साधता है, इसलिए सुर ज़रा नीचे से उठता है।

**हाथ की घंटी** तब तक बजती है जब तक दीप घूमता है। पूजा से पहले बोला जाने वाला एक श्लोक कहता है कि घंटी देवताओं को बुलाती है और बाक़ी को विदा करती है; सीढ़ियों पर बैठे लोग कहेंगे कि वह मन को भटकने नहीं देती।

**बाँसुरी** भीड़ के जाने के बाद आती है। इसके पाँच स्वर पहाड़ी के हैं, जो पहाड़ और नाव के गीतों की धुन है।

## कैसे सुनें

हो सके तो हेडफ़ोन में, धीमी आवाज़ पर। शंख पर आँखें मूँद लें और हर ध्वनि की जगह पहचानें: पास, दूर, उस पार। 1:18 पर आरती थमे तो ध्यान दें, नदी कब से बोल रही थी।

गंगा आरती के शब्द यहाँ हैं: [ॐ जय गंगे माता](/rituals/aarti/om-jai-gange-mata)। दीये सबसे अधिक [देव दीपावली](/rituals/festivals/dev-deepawali) पर बहाए जाते हैं; हमारी दीर्घा में [कुछ दीप](/photo-gallery/lamps-of-india) बने हैं।`,
  },
};

import type { ContentSeed, PodcastDetails } from '../content-seed';

export const seed: ContentSeed<PodcastDetails> = {
  slug: 'breath-in-fours',
  cover: 'podcasts/breath-in-fours.svg',
  category: '',
  tags: ['breath', 'quiet'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:11:00+05:30',
  details: {
    file: 'podcasts/breath-in-fours.m4a',
    seconds: 138,
    chapters: [
      { at: 0, en: 'Settle', hi: 'बैठ जाएँ' },
      { at: 14, en: 'Four in, four out', hi: 'चार में भीतर, चार में बाहर' },
      { at: 50, en: 'With a rest after each', hi: 'हर श्वास के बाद ठहराव' },
      { at: 116, en: 'Three bowls', hi: 'तीन कटोरे' },
    ],
    transcript: {
      en: 'A low bowl rings; a quiet tanpura lies under everything. From 0:14 a higher bowl means breathe in and the low bowl means breathe out. After each stroke three wooden taps count two, three, four, and a sound of wind rises with the breath that comes and falls with the one that goes. Four rounds. From 0:50 a rest of four taps follows each breath: in, rest, out, rest, again four rounds. At 1:56 three bowls are struck from high to low and ring into silence. Nobody speaks.',
      hi: 'एक गहरा कटोरा गूँजता है; सबके नीचे धीमा तानपूरा है। 0:14 से ऊँचा कटोरा यानी श्वास भीतर, गहरा कटोरा यानी श्वास बाहर। हर चोट के बाद लकड़ी की तीन हल्की थापें दो, तीन, चार गिनती हैं; भीतर आती श्वास के साथ हवा की आवाज़ उठती है और बाहर जाती श्वास के साथ उतरती है। चार फेरे। 0:50 से हर श्वास के बाद चार थापों का ठहराव है: भीतर, ठहराव, बाहर, ठहराव, फिर चार फेरे। 1:56 पर तीन कटोरे ऊँचे से गहरे बजते हैं और मौन में खो जाते हैं। कोई बोलता नहीं।',
    },
  },
  en: {
    title: 'Breath in fours: a bowl to count by',
    summary:
      'Two bowls and a wooden tap count your breath in fours for about two minutes: in and out first, then with a rest after each breath.',
    coverAlt:
      'A brass singing bowl on a red cushion, rings of sound around it and four dots above.',
    body: `## About this piece

This is a counting tool more than a piece of music. Even breaths with counted rests, puraka, kumbhaka and rechaka in the old words, are among the first things taught where pranayama is taught. Here only the simplest measure is used: four counts of one second each.

## How it goes

Sit so that your back is free, on a chair or on the floor. Let the mouth be closed and the face soft.

- **0:14** The higher bowl: breathe in for four. The lower bowl: breathe out for four. Four rounds.
- **0:50** The same, with a rest of four after each breath. Only the taps are heard in the rests.
- **1:56** Three bowls. Stop counting and let the breath go as it likes.

The wind in the background rises and falls with the breath, if you prefer to follow that.

## Take care

Nothing here should be an effort. If a rest feels too long, leave it out and keep to in and out. Whoever is pregnant or has trouble with heart, lungs or blood pressure should ask a doctor before holding the breath, and a teacher is better than any recording.

The bowls are computed: a struck rim bends in two, three and four waves at once, which gives the three notes you hear in each. The slow beating comes from small differences in the wall. People who sit daily often choose the time near [sunrise](/astrology-services/panchang) or the [puja corner](/vastu/puja-corner) of the house.`,
  },
  hi: {
    title: 'चार-चार में श्वास: गिनती के लिए कटोरा',
    summary:
      'दो कटोरे और लकड़ी की हल्की थाप लगभग दो मिनट आपकी श्वास को चार-चार में गिनते हैं: पहले भीतर-बाहर, फिर हर श्वास के बाद ठहराव।',
    coverAlt: 'लाल गद्दी पर पीतल का गूँजता कटोरा, चारों ओर ध्वनि के घेरे और ऊपर चार बिंदु।',
    body: `## इस रचना के बारे में

यह संगीत से ज़्यादा गिनती का साधन है। गिनकर ली गई श्वास और उसके ठहराव, पुराने शब्दों में पूरक, कुंभक और रेचक, प्राणायाम में सबसे पहले सिखाए जाते हैं। यहाँ सबसे सरल नाप है: एक-एक सेकंड की चार गिनतियाँ।

## क्रम

ऐसे बैठिए कि पीठ खुली रहे, कुर्सी पर या ज़मीन पर। मुँह बंद, चेहरा ढीला।

- **0:14** ऊँचा कटोरा: चार तक श्वास भीतर। गहरा कटोरा: चार तक बाहर। चार फेरे।
- **0:50** वही, हर श्वास के बाद चार का ठहराव। ठहराव में केवल थापें सुनाई देती हैं।
- **1:56** तीन कटोरे। गिनना छोड़ दें, श्वास को अपनी चाल चलने दें।

चाहें तो पीछे की हवा के साथ चलिए, वह भी श्वास के साथ उठती-उतरती है।

## ध्यान रखें

इसमें ज़ोर कहीं नहीं लगना चाहिए। ठहराव लंबा लगे तो उसे छोड़कर केवल भीतर-बाहर करें। गर्भावस्था में, या हृदय, फेफड़े या रक्तचाप की तकलीफ़ हो तो श्वास रोकने से पहले डॉक्टर से पूछें; और किसी भी रिकॉर्डिंग से अच्छा शिक्षक होता है।

कटोरों की ध्वनि गणना से बनी है: चोट पड़ने पर किनारा एक साथ दो, तीन और चार लहरों में मुड़ता है, उन्हीं से हर कटोरे के तीन सुर बनते हैं। धीमी धड़कन दीवार की ज़रा-ज़रा असमानता से आती है। रोज़ बैठने वाले अक्सर [सूर्योदय](/astrology-services/panchang) का समय या घर का [पूजा-कोना](/vastu/puja-corner) चुनते हैं।`,
  },
};

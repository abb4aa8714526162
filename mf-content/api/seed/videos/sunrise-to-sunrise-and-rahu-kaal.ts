import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'sunrise-to-sunrise-and-rahu-kaal',
  cover: 'videos/sunrise-to-sunrise-and-rahu-kaal.svg',
  category: '',
  tags: ['rahu-kaal', 'panchang', 'sunrise'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:19:00+05:30',
  details: {
    file: 'videos/sunrise-to-sunrise-and-rahu-kaal.mp4',
    poster: 'covers/videos/sunrise-to-sunrise-and-rahu-kaal.svg',
    seconds: 38,
    captions: {
      en: 'videos/sunrise-to-sunrise-and-rahu-kaal.en.vtt',
      hi: 'videos/sunrise-to-sunrise-and-rahu-kaal.hi.vtt',
    },
  },
  en: {
    title: 'From sunrise to sunrise, and where Rahu Kaal comes from',
    summary:
      'The Hindu day starts when the Sun appears. Divide its daylight by eight, look up the weekday, and you have Rahu Kaal, wherever you are.',
    coverAlt:
      'The Sun over a field, its daily arc divided into eight numbered parts, with a bar of day and night below.',
    body: `If a child is born at two in the night between Monday and Tuesday, the panchang still writes Monday. The vara lasts from one sunrise to the next, and everything that is counted by the day follows it.

## Working it out yourself

Take the sunrise and sunset of your own town. Divide the time between them by eight. Then count to the part of the weekday:

- Sunday 8, Monday 2, Tuesday 7, Wednesday 5
- Thursday 6, Friday 4, Saturday 3

In Delhi an eighth lasts 77 minutes at the end of December and 105 minutes near the end of June. A leaflet that prints “Monday, 7.30 to 9” for all India and every season assumes a Sun that rises at six and sets at six. That is right in few places, and on few days.

Tradition holds that new undertakings should not begin in this stretch; what is already under way goes on. In many southern homes it is looked up daily, elsewhere hardly at all. The [panchang](/astrology-services/panchang) gives the minutes for your city, and [this article](/blogs/rahu-kaal-abhijit-choghadiya) tells what people do with them.`,
  },
  hi: {
    title: 'सूर्योदय से सूर्योदय तक, और राहु काल कहाँ से आता है',
    summary:
      'हिंदू दिन सूर्य के दिखने से शुरू होता है। दिनमान के आठ भाग कीजिए, वार देखिए, और आप जहाँ भी हों, वहाँ का राहु काल निकल आता है।',
    coverAlt: 'खेत के ऊपर सूर्य, उसका दिन भर का पथ आठ अंकित भागों में बँटा हुआ; नीचे दिन और रात की पट्टी।',
    body: `सोमवार और मंगलवार के बीच की रात दो बजे बच्चा जन्मे, तो पंचांग में वार सोमवार ही लिखा जाता है। वार एक सूर्योदय से अगले तक चलता है, और जो कुछ दिन के हिसाब से गिना जाए, वह इसी पर चलता है।

## ख़ुद निकालना

अपने नगर का सूर्योदय और सूर्यास्त लीजिए। बीच के समय को आठ से भाग दीजिए। फिर वार के भाग तक गिनिए:

- रविवार 8, सोमवार 2, मंगलवार 7, बुधवार 5
- गुरुवार 6, शुक्रवार 4, शनिवार 3

दिल्ली में यह आठवाँ भाग दिसंबर के अंत में 77 मिनट का होता है और जून के अंत के आसपास 105 मिनट का। जो पर्चा सारे भारत और हर मौसम के लिए “सोमवार 7.30 से 9” छापता है, वह मानकर चलता है कि सूर्य छह बजे उगता और छह बजे डूबता है। ऐसा कम जगहों पर और कम ही दिनों में होता है।

परंपरा मानती है कि इस समय में नया काम आरंभ न हो; जो चल रहा है, वह चलता रहे। दक्षिण के बहुत-से घरों में इसे रोज़ देखा जाता है, और कहीं शायद ही कभी। आपके शहर का ठीक समय [पंचांग](/astrology-services/panchang) में है; लोग उसका क्या करते हैं, यह [इस लेख](/blogs/rahu-kaal-abhijit-choghadiya) में पढ़िए।`,
  },
};

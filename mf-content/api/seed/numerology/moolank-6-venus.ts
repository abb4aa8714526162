import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-6-venus',
  cover: 'numerology/moolank-6-venus.svg',
  category: '',
  tags: ['moolank', 'venus', '6'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:26:00+05:30',
  details: {},
  en: {
    title: 'Moolank 6 and Venus: the one who makes things lovely',
    summary:
      'Moolank 6, born on the 6th, 15th or 24th, is the number of Venus: beauty, care and harmony, and the art of receiving as well as giving.',
    coverAlt:
      'A flower with six petals rising from the water under a bright evening star, with two lotuses.',
    body: `In some homes the towels are folded so that one wants to touch them. The mint is in a small brass glass. Guests stay an hour longer than they meant to. Numerology would look for a 6 there, born on the 6th, 15th or 24th.

## The evening star

Venus, Shukra, is the brightest light in the sky after the Sun and Moon. It is seen for months after sunset, then for months before sunrise, never more than 47 degrees from the Sun. Five such cycles take eight years almost exactly, and drawn on paper they make a five-petalled flower. Among the sages Shukra is also a teacher, the guru of the asuras, who knew how to bring the fallen back to life. Beauty in this tradition is not idle; it heals.

## Gifts

An eye for colour and proportion, a good ear, tact, hospitality. A 6 notices that the bride’s mother has not eaten. He chooses the cloth by the hand and the restaurant by the light. Work in design, music, cooking, counselling or caring for children is often named.

## What it costs

To keep the peace a 6 may swallow a quarrel that ought to be had. Giving can turn into a quiet account book: “after all I have done”. And comfort is a warm bath from which it is hard to get out. The lesson named most often is to receive: to take a compliment without handing it back, to let another lay the table.

## A week for a 6

- Monday to Thursday: one ugly corner a day, ten minutes each.
- Friday, Venus’s day: white flowers, kheer, music; a gift to a girl’s schooling or to a woman who earns by her craft.
- Saturday: spend nothing and cook from what is there.
- Sunday: say the unsaid sentence, kindly.

The mantra and other customs stand on [the Venus page](/remedies/venus).

## Love and the number

You may read that a 6 must marry this number and avoid that one. Friendship between numbers differs from book to book. Where families compare charts, [the matching of kundlis](/astrology-services/kundli-matching) looks at eight points and not one digit, and even that is where a conversation begins.`,
  },
  hi: {
    title: 'मूलांक 6 और शुक्र: जो सुंदर बनाता है',
    summary:
      '6, 15 या 24 तारीख़ को जन्मे लोगों का मूलांक 6 शुक्र का अंक है: सौंदर्य, स्नेह, मेल, और देने के साथ लेना सीखने की कला।',
    coverAlt: 'चमकीले सांध्य तारे के नीचे जल से उठता छह पंखुड़ियों का फूल, दोनों ओर कमल।',
    body: `कुछ घरों में तौलिये ऐसे तह किए होते हैं कि छूने को मन करे। पुदीना पीतल के छोटे गिलास में रखा होता है। मेहमान सोचकर आए थे उससे घंटा भर अधिक ठहरते हैं। अंक ज्योतिष वहाँ 6 को ढूँढ़ेगा, जो 6, 15 या 24 को जन्मा हो।

## साँझ का तारा

सूर्य और चंद्रमा के बाद आकाश में सबसे चमकीला शुक्र है। महीनों सूर्यास्त के बाद दिखता है, फिर महीनों सूर्योदय से पहले, और सूर्य से 47 अंश से अधिक दूर कभी नहीं जाता। ऐसे पाँच चक्र लगभग ठीक आठ वर्ष में पूरे होते हैं, और काग़ज़ पर बनाएँ तो पाँच पंखुड़ियों का फूल बनता है। ऋषियों में शुक्र भी गुरु हैं, असुरों के गुरु, जो गिरे हुओं को फिर जिला देना जानते थे। इस परंपरा में सौंदर्य निठल्ला नहीं; वह घाव भरता है।

## गुण

रंग और अनुपात की आँख, सुर का कान, व्यवहार-कुशलता, आतिथ्य। 6 देख लेता है कि दुलहन की माँ ने खाना नहीं खाया। कपड़ा छूकर चुनता है और भोजनालय रोशनी देखकर। सज्जा, संगीत, पाककला, परामर्श या बच्चों की देखभाल के काम प्रायः इसके बताए जाते हैं।

## इसकी क़ीमत

शांति बनी रहे, इसलिए 6 वह झगड़ा भी पी जाता है जो हो जाना चाहिए था। देना कभी चुपचाप बही-खाता बन जाता है: “मैंने इतना किया, और…”। और आराम वह गुनगुना पानी है जिससे निकलने का मन नहीं करता। सबसे अधिक बताया जाने वाला पाठ है लेना सीखना: प्रशंसा लौटाए बिना स्वीकारना, थाली किसी और को परोसने देना।

## 6 का एक सप्ताह

- सोमवार से गुरुवार: रोज़ एक बिगड़ा कोना, दस मिनट।
- शुक्रवार, शुक्र का दिन: सफ़ेद फूल, खीर, संगीत; किसी लड़की की पढ़ाई में या हुनर से कमाने वाली स्त्री को भेंट।
- शनिवार: कुछ ख़रीदे बिना, घर में जो है उसी से पकाइए।
- रविवार: अनकही बात प्यार से कह दीजिए।

मंत्र और बाक़ी रीतियाँ [शुक्र के पन्ने](/remedies/venus) पर हैं।

## प्रेम और अंक

आप पढ़ेंगे कि 6 को अमुक अंक से विवाह करना चाहिए और अमुक से नहीं। अंकों की मित्रता हर किताब में अलग है। जहाँ परिवार कुंडली मिलाते हैं, वहाँ [कुंडली मिलान](/astrology-services/kundli-matching) एक अंक नहीं, आठ बातें देखता है, और वह भी बातचीत का आरंभ है, अंत नहीं।`,
  },
};

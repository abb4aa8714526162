import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'moolank-7-ketu',
  cover: 'numerology/moolank-7-ketu.svg',
  category: '',
  tags: ['moolank', 'ketu', '7'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:30:00+05:30',
  details: {},
  en: {
    title: 'Moolank 7 and Ketu: the one who looks inward',
    summary:
      'Those born on the 7th, 16th or 25th have Moolank 7, given to Ketu: solitude, insight and search, and how to stay in touch with people while searching.',
    coverAlt:
      'The Seven Rishis shining in a dark sky beside a temple with an orange flag streaming from its top.',
    body: `At a wedding there is always one guest on the roof, looking at the sky. He is not unhappy. He will come down for the meal. The 7th, 16th and 25th are said to bring forth such people.

## Ketu, the flag

The word ketu means a banner, a ray, also a comet. In the sky it is the point where the Moon crosses the Sun’s path going south, always opposite Rahu. In story it is the body without the head: it does not plan, it knows or it does not. So tradition makes it the sign of moksha, of letting go. In Western lists the 7 goes to Neptune, with much the same mood.

## Seven around us

Seven rishis in the northern sky, seven steps round the wedding fire, seven notes from sa to ni, seven days. None of these comes from the number of a birthday, but they tell why the number feels complete and a little mysterious.

## The nature described

Few words, long thoughts. Reading at night. A nose for what is false, and work in research, healing, code, music or prayer. A 7 will want to know the source. He needs an hour alone as others need tea.

The reverse: leaving without saying so, suspicion, perfect standards for people and little patience for plumbing. Silence which is peace to oneself may be a closed door to those outside it.

## Keeping the door ajar

- Say when you will be back: “I need until six.”
- Choose one person who may always knock.
- Do something with the hands each day; clay, dough or soil are good.
- Read [Ketu’s page](/remedies/ketu) for mantra and charity: a blanket in two colours, food for dogs.

## If you live with one

Do not fill every silence. Go for a walk side by side; a 7 talks better when both look ahead. And if withdrawal goes on for weeks, with no joy in what was loved, it has nothing to do with a number: talk with a doctor or a counsellor, and go along if asked.`,
  },
  hi: {
    title: 'मूलांक 7 और केतु: जो भीतर देखता है',
    summary:
      '7, 16 या 25 को जन्मे लोगों का मूलांक 7 केतु का माना जाता है: एकांत, गहरी समझ और खोज, और खोजते हुए लोगों से जुड़े रहना।',
    coverAlt: 'अँधेरे आकाश में चमकते सप्तर्षि, पास में मंदिर के शिखर पर लहराती केसरिया ध्वजा।',
    body: `हर शादी में एक मेहमान छत पर मिलता है, आकाश देखता हुआ। वह दुखी नहीं है। खाने के समय उतर आएगा। कहते हैं, 7, 16 और 25 तारीख़ें ऐसे लोग देती हैं।

## केतु, यानी ध्वजा

केतु का अर्थ है ध्वजा, किरण, धूमकेतु भी। आकाश में यह वह बिंदु है जहाँ चंद्रमा दक्षिण जाते हुए सूर्य का मार्ग काटता है, सदा राहु के सामने। कथा में यह सिर के बिना धड़ है: योजना नहीं बनाता, बस जान लेता है, या नहीं जानता। इसलिए परंपरा इसे मोक्ष और छोड़ पाने का संकेत मानती है। पश्चिम की सूचियों में 7 नेपच्यून को मिलता है, भाव लगभग वही।

## हमारे आसपास के सात

उत्तर के आकाश में सप्तर्षि, विवाह की अग्नि के पास सप्तपदी, सा से नी तक सात स्वर, सात वार। इनमें से कुछ भी जन्मतिथि से नहीं निकला, पर इनसे समझ आता है कि यह अंक पूरा और थोड़ा रहस्यमय क्यों लगता है।

## स्वभाव, जैसा बताया जाता है

शब्द कम, विचार लंबे। रात को पढ़ना। झूठ की गंध पहचान लेना; शोध, उपचार, कोडिंग, संगीत या साधना का काम। 7 पूछेगा कि यह बात आई कहाँ से। उसे एक घंटे का एकांत वैसे ही चाहिए जैसे औरों को चाय।

उलटा पक्ष: बिना कहे चले जाना, शंका, लोगों से पूर्णता की आशा और नल-टोंटी के काम में अधीरता। जो मौन अपने लिए शांति है, वह बाहर खड़े लोगों के लिए बंद दरवाज़ा हो सकता है।

## दरवाज़ा थोड़ा खुला रखना

- बता दीजिए कि कब लौटेंगे: “छह बजे तक का समय चाहिए।”
- एक व्यक्ति चुनिए जो कभी भी दस्तक दे सके।
- रोज़ हाथ से कुछ कीजिए; मिट्टी, आटा या बग़ीचा अच्छा है।
- मंत्र और दान के लिए [केतु का पन्ना](/remedies/ketu) देखिए: दोरंगा कंबल, कुत्तों को भोजन।

## यदि आपके घर में कोई 7 है

हर मौन को भरिए नहीं। साथ-साथ टहलने जाइए; दोनों सामने देख रहे हों तो 7 अच्छी तरह बोलता है। और यदि हफ़्तों तक वह सबसे कटा रहे, प्रिय चीज़ों में भी मन न लगे, तो इसका अंक से कोई संबंध नहीं: डॉक्टर या परामर्शदाता से बात कीजिए, और कहे तो साथ जाइए।`,
  },
};

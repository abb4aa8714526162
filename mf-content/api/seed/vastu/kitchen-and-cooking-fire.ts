import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'kitchen-and-cooking-fire',
  cover: 'vastu/kitchen-and-cooking-fire.svg',
  category: '',
  tags: ['kitchen', 'fire', 'cooking'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:56:00+05:30',
  details: {},
  en: {
    title: 'The kitchen: a good place for the cooking fire',
    summary:
      'Why vastu puts the kitchen in the south-east, what to do when yours is elsewhere, and how fire, water and air share one small room in safety.',
    coverAlt:
      'A pot steaming on a stove with flames, a bowl of fruit beside it, jars on a shelf and the morning Sun in the window.',
    body: `Ask where the kitchen should be and everyone’s aunt answers: south-east, Agni’s corner. Ask why, and the answer gets interesting.

## The corner of Agni

In the old scheme each corner belongs to an element, and the south-east to fire. A cook who faces east there has the morning light in front. In a house with a wood fire there was a further reason. Over much of the plains the summer winds come from the west, so smoke and sparks from an eastern corner were carried out of the house and not through it. The second choice of most schools is the north-west, Vayu’s corner.

## Fire and water

The rule repeated most is that stove and sink should not touch. It is a sound one: hot oil and splashing water are poor neighbours. Sixty centimetres of counter between them will do, with a chopping board on it. In a narrow galley a steel or wooden divider does the same work. Drinking water traditionally stands towards the north-east, covered, with its own ladle.

## Where the cook stands

East is the customary direction to face, north the next. If your counter runs along the south wall, cook there in peace. What helps more is light on the hands, a chimney that is cleaned, and a cook who does not have her back to a door that children push open.

## Stores and the day’s rhythm

- Grain and heavy tins go to the south and west walls, which are meant to carry weight.
- Daily spices sit where the right hand finds them.
- Brooms and bins stay low, closed and away from food.
- Before sleeping, wipe the stove. “Never leave the hearth dirty at night” is an old saying; it is also how one keeps cockroaches away.

Many homes give the first roti to a cow, a dog or the birds, and offer a spoon of the food to fire. That is thanks in the form of a habit.

## When the kitchen is elsewhere

Do not break it. If it is in the north-east, keep it brighter and emptier than you otherwise would, and put the burner in the south-east part of the counter. That is the usual adjustment: the corner of the room stands in for the corner of the house. A lamp or a red tile there is custom, no more.

Check the gas tube’s date once a year, shut the valve at night and leave a window on the latch. Agni is honoured well that way.`,
  },
  hi: {
    title: 'रसोई: चूल्हे के लिए अच्छी जगह',
    summary:
      'वास्तु रसोई को आग्नेय कोण में क्यों रखता है, आपकी रसोई कहीं और हो तो क्या करें, और आग, पानी, हवा एक छोटे कमरे में सुरक्षित कैसे रहें।',
    coverAlt: 'चूल्हे की लौ पर भाप छोड़ता बर्तन, पास में फलों का कटोरा, ताक पर डिब्बे और खिड़की में सुबह का सूर्य।',
    body: `पूछिए कि रसोई कहाँ हो, तो हर घर की मौसी कहेंगी: आग्नेय में, अग्नि के कोने में। पूछिए क्यों, तो बात रोचक हो जाती है।

## अग्नि का कोना

पुरानी व्यवस्था में हर कोना एक तत्व का है, और दक्षिण-पूर्व आग का। वहाँ पूर्व की ओर मुँह करके पकाने वाले के सामने सुबह का उजाला होता है। लकड़ी के चूल्हे वाले घर में एक कारण और था। मैदानों के बड़े हिस्से में गर्मी की हवा पश्चिम से आती है, तो पूर्वी कोने का धुआँ और चिनगारी घर के भीतर से नहीं, बाहर की ओर जाते थे। अधिकतर मतों में दूसरा स्थान वायव्य, यानी वायु का कोना है।

## आग और पानी

सबसे ज़्यादा दोहराया जाने वाला नियम है कि चूल्हा और सिंक सटे न हों। बात खरी है: गरम तेल और पानी के छींटे अच्छे पड़ोसी नहीं। बीच में साठ सेंटीमीटर का स्लैब हो, उस पर काटने का तख़्ता रख दें, इतना बहुत है। सँकरी रसोई में स्टील या लकड़ी का छोटा परदा यही काम करता है। पीने का पानी परंपरा से ईशान की ओर, ढका हुआ, अपने कलछे के साथ रहता है।

## पकाने वाला कहाँ खड़ा हो

रीति पूर्व की ओर मुँह करने की है, फिर उत्तर की। स्लैब दक्षिण की दीवार पर हो तो भी निश्चिंत होकर पकाइए। अधिक काम की बातें हैं हाथों पर पड़ती रोशनी, समय पर साफ़ होती चिमनी, और पीठ के पीछे ऐसा दरवाज़ा न होना जिसे बच्चे धकेलकर आते हों।

## भंडार और दिनचर्या

- अनाज और भारी डिब्बे दक्षिण और पश्चिम की दीवार पर, जो भार के लिए मानी गई हैं।
- रोज़ के मसाले वहाँ, जहाँ हाथ अपने-आप पहुँचे।
- झाड़ू और कूड़ेदान नीचे, बंद और भोजन से दूर।
- सोने से पहले चूल्हा पोंछ दें। “रात को चूल्हा जूठा न छोड़ो” पुरानी कहावत है; तिलचट्टे भी इसी से दूर रहते हैं।

बहुत-से घरों में पहली रोटी गाय, कुत्ते या पक्षियों की होती है, और थोड़ा-सा अन्न अग्नि को दिया जाता है। यह आदत बन चुका धन्यवाद है।

## रसोई कहीं और हो तो

तोड़िए मत। ईशान में हो तो उसे और उजली, और ख़ाली रखिए, और बर्नर स्लैब के दक्षिण-पूर्व भाग में लगाइए। यही प्रचलित उपाय है: कमरे का कोना घर के कोने की जगह ले लेता है। वहाँ दीया या लाल टाइल केवल रीति है।

गैस की नली की तारीख़ साल में एक बार देखिए, रात को वाल्व बंद कीजिए और खिड़की थोड़ी खुली रखिए। अग्नि का आदर इसी में है।`,
  },
};

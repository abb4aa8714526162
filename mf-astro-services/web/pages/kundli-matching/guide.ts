import type { Lang } from 'shared/remote-kit/page';
import type { GuidePart } from '../../parts/guide';

/** What stands under the form, whether or not there is a result. */
export const guide: Record<Lang, GuidePart[]> = {
  en: [
    {
      title: 'What is compared',
      paragraphs: [
        'Only the Moon: the rashi, the nakshatra and its pada in which it stood at each birth. The eight kootas ask eight questions of these two places and give 1 to 8 points for each, 36 together. Half of all possible points, 18, became the customary line; it is a custom, not a law of the sky.',
        'The last three kootas carry 21 of the 36 points. That is why two people with much in common can end low because of one shared nadi, and why the exceptions are worth reading before the sum.',
      ],
    },
    {
      title: 'Without a time of birth',
      paragraphs: [
        'The Moon crosses a nakshatra in about a day. If a time is missing, we compare the Moon of noon and tell between which totals the answer lies for any hour of that day. Often the range is narrow; sometimes asking an elder for the hour is worth it.',
      ],
    },
    {
      title: 'Why another site may give other points',
      paragraphs: [
        'The classes are old and shared: everyone agrees that Swati is of the buffalo. The points between two classes are not: several tables of yoni are in print, and Deva with Rakshasa gets 0 in one book and 1 in the next. We use the tables of Saral Jyotish, which agree with the most used calculators.',
        'Other reasons are an ayanamsa other than Lahiri, a Moon near the edge of a nakshatra, daylight or war time that was left out of the birth, and sites that add points back for an exception. We show exceptions beside the score instead.',
        'The rules name a groom and a bride, and some count from one to the other. If you exchange the two, varna, vashya, yoni and gana can change.',
      ],
    },
    {
      title: 'What it cannot say',
      paragraphs: [
        'Whether two people listen to each other, share work and money fairly, and wish each other well. Meet, talk, ask hard questions early; use the chart as one more occasion for the conversation.',
      ],
    },
  ],
  hi: [
    {
      title: 'किसकी तुलना होती है',
      paragraphs: [
        'केवल चंद्रमा की: जन्म के समय वह किस राशि, किस नक्षत्र और किस चरण में था। आठ कूट इन दो स्थानों से आठ प्रश्न पूछते हैं और हर एक के लिए 1 से 8 गुण देते हैं, कुल 36। इनका आधा, यानी 18, रीति से सीमा बन गया; यह चलन है, आकाश का नियम नहीं।',
        'अंतिम तीन कूटों में 36 में से 21 गुण हैं। इसीलिए बहुत कुछ मिलने पर भी एक ही नाड़ी होने से अंक कम रह सकते हैं, और इसीलिए जोड़ से पहले परिहार पढ़ लेना अच्छा है।',
      ],
    },
    {
      title: 'जन्म समय न हो तो',
      paragraphs: [
        'चंद्रमा लगभग एक दिन में एक नक्षत्र पार करता है। समय न होने पर हम दोपहर के चंद्रमा से मिलान करते हैं और बताते हैं कि उस दिन के किसी भी घंटे में कुल गुण किन दो अंकों के बीच रहेंगे। अक्सर यह अंतर छोटा होता है; कभी-कभी घर के बड़ों से समय पूछ लेना काम आता है।',
      ],
    },
    {
      title: 'दूसरी साइट पर अंक अलग क्यों',
      paragraphs: [
        'वर्ग पुराने हैं और सब मानते हैं: स्वाति की योनि महिष है, इस पर मतभेद नहीं। दो वर्गों के बीच कितने गुण हों, इस पर है: योनि की कई सारणियाँ छपती हैं, और देव-राक्षस को किसी पुस्तक में 0 और किसी में 1 गुण मिलता है। हम सरल ज्योतिष की सारणियाँ लेते हैं, जो सबसे प्रचलित गणनाओं से मेल खाती हैं।',
        'अन्य कारण: लाहिरी से अलग अयनांश, नक्षत्र की सीमा के पास चंद्रमा, जन्म के समय की घड़ी का बदला हुआ समय न जोड़ना, और वे साइटें जो परिहार होने पर गुण वापस जोड़ देती हैं। हम परिहार को अंकों के साथ अलग से दिखाते हैं।',
        'नियमों में वर और वधू अलग हैं और कुछ गिनतियाँ एक से दूसरे की ओर होती हैं। दोनों को बदल दें तो वर्ण, वश्य, योनि और गण बदल सकते हैं।',
      ],
    },
    {
      title: 'यह क्या नहीं बता सकता',
      paragraphs: [
        'दो लोग एक-दूसरे की सुनते हैं या नहीं, काम और पैसा न्याय से बाँटते हैं या नहीं, एक-दूसरे का भला चाहते हैं या नहीं। मिलें, बात करें, कठिन प्रश्न समय रहते पूछें; कुंडली को उसी बातचीत का एक और अवसर समझें।',
      ],
    },
  ],
};

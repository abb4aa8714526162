import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'वेब स्टोरी',
  description: 'कुछ ही पन्नों में छोटी कहानियाँ: एक बार में एक ग्रह, एक पर्व या एक रीति।',
  lead: 'कुछ ही पन्नों में छोटी कहानियाँ: एक बार में एक ग्रह, एक पर्व या एक रीति।',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'फ़ोन पर पढ़ने के लिए',
      paragraphs: [
        'एक कहानी में कुछ ही पन्ने होते हैं, हर पन्ने पर एक चित्र और एक-दो वाक्य। छूकर अपनी गति से आगे बढ़ें।',
      ],
    },
    {
      kind: 'links',
      heading: 'अच्छी शुरुआत',
      items: [
        { title: 'चंद्रमा', text: 'विश्राम, नींद और नरमी।', href: '/remedies/moon' },
        { title: 'दीपावली और अन्य', text: 'हर पर्व क्या याद दिलाता है।', href: '/rituals/festivals' },
        { title: 'अंक', text: 'अपना मूलांक जानें।', href: '/numerology' },
      ],
    },
  ],
};

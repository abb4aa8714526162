import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'वीडियो',
  description: 'छोटी बातचीत और सीखने के वीडियो: कुंडली पढ़ना, पूजा सजाना, आरती गाना।',
  lead: 'छोटी बातचीत और सीखने के वीडियो: कुंडली पढ़ना, पूजा सजाना, आरती गाना।',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'हमारे वीडियो कैसे होते हैं',
      paragraphs: [
        'हर वीडियो एक ही विषय पर, दस मिनट के भीतर, हिंदी और अंग्रेज़ी उपशीर्षक तथा ज्योतिषी या गायक के नाम के साथ होता है। कुछ भी अपने आप नहीं चलता, और सनसनीख़ेज़ शीर्षक के पीछे कुछ नहीं छिपा रहता।',
      ],
    },
    {
      kind: 'links',
      heading: 'यहाँ रहते हुए',
      items: [
        { title: 'आरती', text: 'शब्द और क्रम।', href: '/rituals/aarti' },
        {
          title: 'गुरुजी लाइव',
          text: 'जो ज्योतिषी अभी लाइव हैं।',
          href: '/astrology-services/live-astrologers',
        },
        { title: 'मंदिर दर्शन', text: 'जहाँ मंदिर अपना दृश्य साझा करते हैं।', href: '/live-temple-darshan' },
      ],
    },
  ],
};

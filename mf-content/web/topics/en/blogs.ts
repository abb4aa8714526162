import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Blogs',
  description:
    'Essays on Jyotish for people who think for themselves: how a method works, where it came from, and what it cannot tell you.',
  lead: 'Essays on Jyotish for people who think for themselves: how a method works, where it came from, and what it cannot tell you.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What you find here',
      paragraphs: [
        'Each essay takes one question and answers it with sources and an example. Where schools disagree we say so. No essay sells a stone, and none predicts disaster.',
      ],
    },
    {
      kind: 'list',
      heading: 'Questions worth reading about',
      items: [
        {
          term: 'Why do two sites give two charts?',
          text: 'Usually because of the ayanamsa, the time zone of an old birth date, or the definition of Rahu. Our kundli shows all three.',
        },
        {
          term: 'Sun sign or Moon sign?',
          text: 'Western columns use the Sun and the seasons; Jyotish uses the Moon and the stars. Both are maps, drawn for different walks.',
        },
        {
          term: 'What is a dasha?',
          text: 'A calendar of nine periods that begins at the Moon’s nakshatra and says when a theme comes forward.',
        },
      ],
    },
    {
      kind: 'links',
      heading: 'Read today',
      items: [
        { title: 'Remedies', text: 'Ten long articles, in two languages.', href: '/remedies' },
        { title: 'Horoscope', text: 'How your sign is read.', href: '/horoscope' },
        { title: 'Nakshatras', text: 'The 27 mansions of the Moon.', href: '/nakshatras' },
        { title: 'Signs', text: 'The twelve rashis, one by one.', href: '/signs' },
        { title: 'Numerology', text: 'The numbers one to nine.', href: '/numerology' },
      ],
    },
  ],
};

import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Photo gallery',
  description:
    'Temples, ghats, festivals and the night sky: pictures with the place, the occasion and the photographer’s name.',
  lead: 'Temples, ghats, festivals and the night sky: pictures with the place, the occasion and the photographer’s name.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'How we choose pictures',
      paragraphs: [
        'A picture belongs here when it shows a real place or day, when the photographer agreed, and when people at prayer were treated with respect. Every picture carries its credit and a description for those who cannot see it.',
      ],
    },
    {
      kind: 'links',
      heading: 'See the pictures of this site',
      items: [
        { title: 'The nine grahas', text: 'Ten drawings, one for each remedy.', href: '/remedies' },
        { title: 'The twelve signs', text: 'A medallion for each rashi.', href: '/horoscope' },
        { title: 'Festivals', text: 'The year in words.', href: '/rituals/festivals' },
      ],
    },
  ],
};

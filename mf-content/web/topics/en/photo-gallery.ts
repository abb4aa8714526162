import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Photo gallery',
  description:
    'Temples, ghats, festivals and the night sky, drawn for this site and gathered in small collections.',
  lead: 'Temples, ghats, festivals and the night sky, drawn for this site and gathered in small collections.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'How we choose pictures',
      paragraphs: [
        'Every picture here was drawn for this site: no one at prayer was photographed to make it. Each belongs to a collection with one subject, and carries a description for those who cannot see it.',
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

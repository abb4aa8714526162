import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Audio podcast',
  description:
    'Conversations about Jyotish, stories of the grahas, and slow readings of mantras, for the train or the kitchen.',
  lead: 'Conversations about Jyotish, stories of the grahas, and slow readings of mantras, for the train or the kitchen.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What you hear',
      paragraphs: [
        'Episodes last about twenty minutes. An astrologer and a listener take one real question, with permission and without names, and work through it calmly. Mantras are spoken slowly, with the text on the page, so that you can learn them.',
      ],
    },
    {
      kind: 'links',
      heading: 'Listen with the text beside you',
      items: [
        {
          title: 'Mantras of the grahas',
          text: 'Each remedy has its mantra, spelled out.',
          href: '/remedies',
        },
        { title: 'Bhajan', text: 'How to sing together.', href: '/rituals/bhajan' },
        { title: 'Videos', text: 'To watch instead.', href: '/videos' },
      ],
    },
  ],
};

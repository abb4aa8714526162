import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Live temple darshan',
  description:
    'Darshan means to see and be seen. For those who cannot travel, temples share a view of the sanctum from their own cameras.',
  lead: 'Darshan means to see and be seen. For those who cannot travel, temples share a view of the sanctum from their own cameras.',
  picture: 'darshan',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What is live today',
      paragraphs: [
        'No temple’s stream is connected yet, so nothing is shown here as live. When a temple joins, its stream and its hours stand on this page, and between the hours it says that the doors are closed. Until then the aartis can be read and heard under Rituals.',
      ],
    },
    {
      kind: 'text',
      heading: 'How we list a temple',
      paragraphs: [
        'Only temples that have agreed in writing appear here, with their own stream, their timings and the name of the trust. Darshan is free. If you wish to give, you give to the temple directly, and it issues the receipt.',
      ],
    },
    {
      kind: 'list',
      heading: 'Before you watch',
      items: [
        {
          term: 'A clean place:',
          text: 'Sit rather than walk about; put the screen at eye level.',
        },
        {
          term: 'The hour:',
          text: 'Mangala, noon and evening are the usual times. Between them the doors are closed.',
        },
        { term: 'Silence:', text: 'Mute other apps for ten minutes.' },
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Aarti darshan',
          text: 'The lamp, morning and evening.',
          href: '/live-aarti-darshan',
        },
        {
          title: 'Book a puja',
          text: 'In your name, with a record.',
          href: '/astrology-services/online-pooja-booking',
        },
        { title: 'Aarti', text: 'Words and order.', href: '/rituals/aarti' },
      ],
    },
  ],
};

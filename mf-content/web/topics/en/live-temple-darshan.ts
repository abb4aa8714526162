import type { Topic } from '../../../model/topic';

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
      heading: 'How we list a temple',
      paragraphs: [
        'The hours are the usual ones, gathered from what is published; the temple’s own site is linked beside them and has the last word. A live picture is shown only where the temple has agreed in writing, from its own cameras and under the name of its trust. Between the hours the page says that the doors are closed.',
        'Darshan is free. If you wish to give, you give to the temple directly, and it issues the receipt.',
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
          title: 'Puja in your name',
          text: 'Book one at your home, at a temple or online, wherever a temple or pandit is confirmed.',
          href: '/astrology-services/online-pooja-booking',
        },
        { title: 'Aarti', text: 'Words and order.', href: '/rituals/aarti' },
      ],
    },
  ],
};

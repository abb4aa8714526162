import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Videos',
  description:
    'Short talks and how-to films: reading a chart, setting up a puja, singing an aarti.',
  lead: 'Short talks and how-to films: reading a chart, setting up a puja, singing an aarti.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What our videos are like',
      paragraphs: [
        'Each film keeps to one subject and to ten minutes, has captions in English and Hindi, and names the astrologer or singer. Nothing plays by itself, and nothing is hidden behind a dramatic title.',
      ],
    },
    {
      kind: 'links',
      heading: 'While you are here',
      items: [
        { title: 'Aarti', text: 'Words and order of the ceremony.', href: '/rituals/aarti' },
        {
          title: 'Guruji Live',
          text: 'Astrologers who are live now.',
          href: '/astrology-services/live-astrologers',
        },
        {
          title: 'Temple darshan',
          text: 'Where temples share their view.',
          href: '/live-temple-darshan',
        },
      ],
    },
  ],
};

import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Videos',
  description:
    'Short animated films about the sky behind the calendar: phases, nakshatras, retrogrades and more, each in under a minute.',
  lead: 'Short animated films about the sky behind the calendar: phases, nakshatras, retrogrades and more, each in under a minute.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What our videos are like',
      paragraphs: [
        'Each film shows one idea in motion, in less than a minute, with captions in English and Hindi. Nothing plays by itself, and nothing is hidden behind a dramatic title.',
      ],
    },
    {
      kind: 'links',
      heading: 'While you are here',
      items: [
        { title: 'Aarti', text: 'Words and order of the ceremony.', href: '/rituals/aarti' },
        {
          title: 'Guruji Live',
          text: 'How live sessions will work; none yet.',
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

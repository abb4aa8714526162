import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Web stories',
  description:
    'Small stories told in a few screens: one graha, one festival, one custom at a time.',
  lead: 'Small stories told in a few screens: one graha, one festival, one custom at a time.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'Made to be read on a phone',
      paragraphs: [
        'A story has a handful of pages, each with one picture and a sentence or two. You move on by tapping, at your own pace.',
      ],
    },
    {
      kind: 'links',
      heading: 'Good beginnings',
      items: [
        { title: 'The Moon', text: 'Rest, sleep and kindness.', href: '/remedies/moon' },
        {
          title: 'Diwali and others',
          text: 'What each festival remembers.',
          href: '/rituals/festivals',
        },
        { title: 'Numbers', text: 'Find your moolank.', href: '/numerology' },
      ],
    },
  ],
};

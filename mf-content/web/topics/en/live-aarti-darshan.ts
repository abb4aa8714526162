import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Live aarti darshan',
  description:
    'Morning and evening, lamps are raised on ghats and in temples. This is where you can join from home.',
  lead: 'Morning and evening, lamps are raised on ghats and in temples. This is where you can join from home.',
  picture: 'darshan',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The aartis of a day',
      items: [
        { term: 'Mangala aarti:', text: 'Before sunrise, when the deity is woken.' },
        { term: 'Shringar aarti:', text: 'After dressing, in the morning.' },
        { term: 'Rajbhog aarti:', text: 'At noon, with the meal.' },
        { term: 'Sandhya aarti:', text: 'At dusk; on the river, the best known of all.' },
        { term: 'Shayan aarti:', text: 'At night, softly, before the doors close.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Joining from home',
      paragraphs: [
        'Light your own lamp at the same moment, if you can do so safely. Sing along; nobody hears whether you are in tune. Timings follow the temple’s own clock and change with the season.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        { title: 'Temple darshan', text: 'The view of the sanctum.', href: '/live-temple-darshan' },
        { title: 'How aarti is done', text: 'Step by step.', href: '/rituals/aarti' },
        {
          title: 'Sunset today',
          text: 'In the panchang for your city.',
          href: '/astrology-services/panchang',
        },
      ],
    },
  ],
};

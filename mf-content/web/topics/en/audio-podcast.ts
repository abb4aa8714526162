import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Audio podcast',
  description:
    'Short pieces to listen to: ragas for an hour of the day, temple bells, breath and river, for the train or the kitchen.',
  lead: 'Short pieces to listen to: ragas for an hour of the day, temple bells, breath and river, for the train or the kitchen.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'What you hear',
      paragraphs: [
        'Each episode is one or two minutes of sound made for this site: a drone, a raga, bells, water. The notes say which hour of the day it belongs to and how to listen; the transcript describes what is heard.',
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

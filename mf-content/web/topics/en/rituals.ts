import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Rituals',
  description:
    'Vrat, festival, bhajan and aarti: what each is for, how families keep it, and how to begin simply at home.',
  lead: 'Vrat, festival, bhajan and aarti: what each is for, how families keep it, and how to begin simply at home.',
  picture: 'rituals',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'Ritual is attention',
      paragraphs: [
        'A lamp lit at the same hour, a song everyone knows, a day kept light: small acts, repeated, give shape to a week and memory to a year. Customs differ from house to house and region to region. Where they do, follow your elders; what is written here is a common middle way.',
      ],
    },
    {
      kind: 'links',
      heading: 'Four doors',
      items: [
        {
          title: 'Vrats',
          text: 'Days of simple food and prayer, with care for your health.',
          href: '/rituals/vrats',
        },
        {
          title: 'Festivals',
          text: 'The round of the year and what each day means.',
          href: '/rituals/festivals',
        },
        {
          title: 'Bhajan',
          text: 'Songs of devotion, and how to sing together.',
          href: '/rituals/bhajan',
        },
        {
          title: 'Aarti',
          text: 'The lamp, the song, and the order of it.',
          href: '/rituals/aarti',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'A simple daily puja, ten minutes',
      items: [
        {
          term: 'Clean',
          text: 'Wash hands and face, wipe the place, put down a flower or a little water.',
        },
        {
          term: 'Light',
          text: 'Light a diya and, if you like, one incense stick. Keep both away from curtains.',
        },
        { term: 'Remember', text: 'Say a mantra you love, eleven times.' },
        { term: 'Offer', text: 'A fruit, jaggery or a few grains of sugar, shared afterwards.' },
        { term: 'Sit', text: 'One quiet minute before you rise.' },
      ],
    },
  ],
};

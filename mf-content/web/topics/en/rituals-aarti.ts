import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Aarti',
  description:
    'Aarti is the moving of a lamp before the deity while everyone sings. It closes a puja the way a good word closes a conversation.',
  lead: 'Aarti is the moving of a lamp before the deity while everyone sings. It closes a puja the way a good word closes a conversation.',
  picture: 'rituals',
  layout: 'guide',
  blocks: [
    {
      kind: 'steps',
      heading: 'How aarti is done',
      items: [
        {
          term: 'Prepare',
          text: 'A plate with a ghee or camphor lamp, flowers, a little rice, and a bell.',
        },
        { term: 'Light', text: 'Light the lamp from another flame, standing.' },
        {
          term: 'Circle',
          text: 'Move the plate clockwise: at the feet, the middle, the face, then all around. Families count differently; follow yours.',
        },
        { term: 'Sing', text: '“Jai Ganesh Deva” first, then the aarti of the day.' },
        {
          term: 'Receive',
          text: 'Pass the lamp; each person holds the palms over the warmth and touches the eyes.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Well-loved aartis',
      items: [
        { term: 'Om Jai Jagdish Hare:', text: 'For Vishnu, and at the end of almost any puja.' },
        { term: 'Jai Ganesh Deva:', text: 'At the beginning, and on Wednesdays.' },
        { term: 'Jai Ambe Gauri:', text: 'For the Mother, in Navratri and on Fridays.' },
        { term: 'Om Jai Lakshmi Mata:', text: 'On Fridays and at Diwali.' },
        { term: 'Aarti Kije Hanuman Lala Ki:', text: 'On Tuesdays and Saturdays.' },
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        { title: 'Aarti darshan', text: 'See aarti from temples.', href: '/live-aarti-darshan' },
        { title: 'Bhajan', text: 'Songs before the lamp.', href: '/rituals/bhajan' },
        {
          title: 'Estore',
          text: 'Lamps, bells and incense, brought to your door.',
          href: '/astro-estore',
        },
      ],
    },
  ],
};

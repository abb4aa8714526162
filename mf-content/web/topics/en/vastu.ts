import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Vastu',
  description:
    'Vastu is the old craft of placing a house well: light, air, water and order, each in the direction that suits it.',
  lead: 'Vastu is the old craft of placing a house well: light, air, water and order, each in the direction that suits it.',
  picture: 'vastu',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The eight directions',
      items: [
        { term: 'North (Kubera):', text: 'Money and work papers. Keep it open and light.' },
        { term: 'North-east (Ishana):', text: 'Prayer and water. The cleanest corner.' },
        { term: 'East (Indra):', text: 'Morning light. Windows, study, the front door.' },
        { term: 'South-east (Agni):', text: 'Fire: the kitchen stove.' },
        { term: 'South (Yama):', text: 'Heavy things and rest.' },
        { term: 'South-west (Nairrti):', text: 'The main bedroom and strong walls.' },
        { term: 'West (Varuna):', text: 'Meals, children, evening light.' },
        { term: 'North-west (Vayu):', text: 'Guests, movement, storage that changes.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five changes that cost nothing',
      items: [
        { term: 'Clear the door', text: 'Let it open fully, with a lamp or plant beside it.' },
        { term: 'Mend', text: 'A dripping tap and a squeaking hinge come before any ornament.' },
        { term: 'Free the centre', text: 'Nothing heavy in the middle of the home.' },
        { term: 'Light the north-east', text: 'Empty it of clutter, and dust it daily.' },
        {
          term: 'Sleep well',
          text: 'Head to the south or the east, with no mirror facing the bed.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'No demolition',
      paragraphs: [
        'Rented flats and city plots rarely follow the texts. Order, light and repair do most of the work. Distrust anyone who wants walls broken or expensive objects buried.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Jupiter remedy',
          text: 'For the north-east and for learning.',
          href: '/remedies/jupiter',
        },
        {
          title: 'Talk to an astrologer',
          text: 'How talks will work once they open.',
          href: '/astrology-services/talk-to-astrologer',
        },
        {
          title: 'Estore',
          text: 'Things for the prayer corner, plainly described.',
          href: '/astro-estore',
        },
      ],
    },
  ],
};

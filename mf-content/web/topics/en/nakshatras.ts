import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Nakshatras',
  description:
    'The Moon crosses the sky in about 27 days and rests each night in another mansion. These are the 27, with their stars, deities and stories.',
  lead: 'The Moon crosses the sky in about 27 days and rests each night in another mansion. These are the 27, with their stars, deities and stories.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'How the sky is divided',
      paragraphs: [
        'Each nakshatra spans 13°20′ of the sidereal zodiac and has four padas of 3°20′. The one in which the Moon stood at your birth is your janma nakshatra: it begins the Vimshottari dasha and gives the traditional first sound of a name.',
        'What tradition says of each is a portrait, not a verdict. Two people born under one nakshatra share a theme, and tell it differently.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Free kundli',
          text: 'Find your janma nakshatra.',
          href: '/astrology-services/free-kundli',
        },
        { title: 'Signs', text: 'The twelve rashis.', href: '/signs' },
        {
          title: 'Panchang',
          text: 'The nakshatra of today.',
          href: '/astrology-services/panchang',
        },
      ],
    },
  ],
};

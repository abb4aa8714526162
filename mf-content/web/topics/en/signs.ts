import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'The twelve signs',
  description:
    'Mesha to Meena: what each rashi stands for as a Moon sign, its lord and element, and the nakshatras it holds.',
  lead: 'Mesha to Meena: what each rashi stands for as a Moon sign, its lord and element, and the nakshatras it holds.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'text',
      heading: 'Moon sign first',
      paragraphs: [
        'In Jyotish “your sign” usually means the rashi of the Moon at birth, in the sidereal zodiac. It often differs from the sign a newspaper column gives you, which follows the Sun and the seasons.',
        'Read your Moon sign for temperament, the rising sign for the way you meet the world, and the Sun sign for what you stand for.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Free kundli',
          text: 'Find your Moon sign.',
          href: '/astrology-services/free-kundli',
        },
        { title: 'Horoscope', text: 'What the sky says for your sign.', href: '/horoscope' },
        { title: 'Nakshatras', text: 'The 27 mansions of the Moon.', href: '/nakshatras' },
      ],
    },
  ],
};

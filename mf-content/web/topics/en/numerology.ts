import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Numerology',
  description:
    'Add the digits of your day of birth until one digit remains: that is your moolank. Add the whole date and you have the bhagyank.',
  lead: 'Add the digits of your day of birth until one digit remains: that is your moolank. Add the whole date and you have the bhagyank.',
  picture: 'numbers',
  layout: 'guide',
  blocks: [
    {
      kind: 'steps',
      heading: 'Find your two numbers',
      items: [
        { term: 'Moolank', text: 'Born on the 27th? 2 + 7 = 9. Your moolank is 9.' },
        { term: 'Bhagyank', text: 'For 27 August 1990: 2+7+8+1+9+9+0 = 36, and 3+6 = 9.' },
        {
          term: 'Compare',
          text: 'The first speaks of temperament, the second of the road. When they are friends, life feels of one piece.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'The numbers one to nine',
      items: [
        { term: '1, Sun:', text: 'Begins things, likes to lead. Learns to listen.' },
        { term: '2, Moon:', text: 'Feels and cares. Learns to set limits.' },
        { term: '3, Jupiter:', text: 'Teaches and organises. Learns to leave some air.' },
        { term: '4, Rahu:', text: 'Builds differently from others. Learns patience with rules.' },
        { term: '5, Mercury:', text: 'Quick, sociable, good with words. Learns to finish.' },
        { term: '6, Venus:', text: 'Loves beauty and home. Learns simplicity.' },
        { term: '7, Ketu:', text: 'Looks within, researches. Learns to share.' },
        { term: '8, Saturn:', text: 'Works long and fair. Learns lightness.' },
        { term: '9, Mars:', text: 'Brave, generous, fiery. Learns to pause.' },
      ],
    },
    {
      kind: 'text',
      heading: 'A word of proportion',
      paragraphs: [
        'Numerology is a mirror for reflection. It is not a reason to change your name at great cost, to refuse a match or to postpone a doctor’s visit.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Numerology calculator',
          text: 'Let us do the sums.',
          href: '/numerology-calculator',
        },
        { title: 'Friendship calculator', text: 'For two names.', href: '/friendship-calculator' },
        { title: 'Remedies', text: 'For the graha of your number.', href: '/remedies' },
      ],
    },
  ],
};

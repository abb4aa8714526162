import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Monthly horoscope',
  description:
    'Each month the Sun lights up one part of your chart. Count from your Moon sign to the sign the Sun is in, and read that line.',
  lead: 'Each month the Sun lights up one part of your chart. Count from your Moon sign to the sign the Sun is in, and read that line.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The Sun’s place, counted from your Moon sign',
      items: [
        { term: '1st:', text: 'You are visible. Start things, and rest enough.' },
        { term: '2nd:', text: 'Family, speech and savings. Speak gently, spend slowly.' },
        { term: '3rd:', text: 'Courage, siblings, short trips. A good month for effort.' },
        { term: '4th:', text: 'Home, mother and peace of mind. Stay near, repair something.' },
        { term: '5th:', text: 'Children, learning, creativity. Study and play.' },
        { term: '6th:', text: 'Work and health routines. Clear arrears; this is a strong month.' },
        { term: '7th:', text: 'Partners and agreements. Listen before you decide.' },
        { term: '8th:', text: 'Slow down. Put papers in order and avoid haste.' },
        { term: '9th:', text: 'Teachers, father, journeys. Look for good counsel.' },
        { term: '10th:', text: 'Work is seen. Take responsibility.' },
        { term: '11th:', text: 'Friends and gains. Ask, and share what you receive.' },
        { term: '12th:', text: 'Expenses and sleep. Finish, let go, travel, rest.' },
      ],
    },
    {
      kind: 'text',
      heading: 'How to use it',
      paragraphs: [
        'The Sun enters a new sign around the middle of each calendar month; that day is called sankranti. Read the line for your Moon sign first, and for your rising sign (lagna) as well if you know it. Where both agree, the theme will be clear.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        { title: 'Yearly', text: 'The slow grahas.', href: '/horoscope/yearly' },
        { title: 'Planetary transits', text: 'See where the Sun is now.', href: '/transits' },
        { title: 'Sun remedy', text: 'For a month that feels heavy.', href: '/remedies/sun' },
      ],
    },
  ],
};

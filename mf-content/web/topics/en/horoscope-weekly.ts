import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Weekly horoscope',
  description:
    'Seven days hold about three Moon signs. A weekly reading shows when to push, when to talk and when to keep an evening free.',
  lead: 'Seven days hold about three Moon signs. A weekly reading shows when to push, when to talk and when to keep an evening free.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'steps',
      heading: 'How a week is read',
      items: [
        {
          term: 'Follow the Moon',
          text: 'Mark the two or three signs it crosses and count them from your own. The 3rd, 6th, 10th and 11th favour effort; the 8th asks for rest.',
        },
        {
          term: 'Look at Mercury',
          text: 'Direct and clear of the Sun, it favours papers and purchases. When it turns backwards, read everything twice.',
        },
        {
          term: 'Look at Venus and Mars',
          text: 'Venus shows where company is warm, Mars where you may be short-tempered.',
        },
        {
          term: 'Choose one thing',
          text: 'A good week has a single aim. Put it on the best day, and leave one day open.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'The days and their grahas',
      items: [
        { term: 'Sunday:', text: 'Sun. Elders, health routines, important letters.' },
        { term: 'Monday:', text: 'Moon. Home, mother, shopping for food.' },
        { term: 'Tuesday:', text: 'Mars. Exercise, repairs, things that need courage.' },
        { term: 'Wednesday:', text: 'Mercury. Accounts, study, messages.' },
        { term: 'Thursday:', text: 'Jupiter. Teachers, advice, prayer.' },
        { term: 'Friday:', text: 'Venus. Friends, art, a good meal.' },
        { term: 'Saturday:', text: 'Saturn. Old tasks, service, cleaning.' },
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        { title: 'Daily', text: 'Find your sign and today’s Moon.', href: '/horoscope/daily' },
        { title: 'Planetary transits', text: 'Where each graha is now.', href: '/transits' },
        { title: 'Monthly', text: 'The Sun’s month.', href: '/horoscope/monthly' },
      ],
    },
  ],
};

import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Astrology news',
  description:
    'What happens in the sky and in the calendar: ingresses, eclipses, retrogrades and the great festivals, explained without alarm.',
  lead: 'What happens in the sky and in the calendar: ingresses, eclipses, retrogrades and the great festivals, explained without alarm.',
  picture: 'media',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The events we write about',
      items: [
        {
          term: 'Ingress:',
          text: 'A graha enters a new sign. Jupiter does so about once a year, Saturn every two and a half.',
        },
        {
          term: 'Retrograde:',
          text: 'A graha appears to move backwards for some weeks. It is a matter of perspective, as when you overtake a slower train.',
        },
        {
          term: 'Eclipse:',
          text: 'Sun, Moon and a node in one line. Beautiful to watch; look at the Sun only through proper filters.',
        },
        { term: 'Sankranti:', text: 'The Sun enters a sign, twelve times a year.' },
      ],
    },
    {
      kind: 'links',
      heading: 'Follow the sky',
      items: [
        { title: 'Transits', text: 'Where the grahas are now.', href: '/transits' },
        {
          title: 'Panchang',
          text: 'Today’s five limbs of time.',
          href: '/astrology-services/panchang',
        },
        { title: 'Festivals', text: 'The round of the year.', href: '/rituals/festivals' },
      ],
    },
  ],
};

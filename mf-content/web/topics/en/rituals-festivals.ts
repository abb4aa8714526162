import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Festivals',
  description:
    'Our festivals follow the Moon and the Sun, so their dates move each year. This is the round they make, and what each one asks us to remember.',
  lead: 'Our festivals follow the Moon and the Sun, so their dates move each year. This is the round they make, and what each one asks us to remember.',
  picture: 'rituals',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The round of the year',
      items: [
        {
          term: 'Makar Sankranti, Pongal:',
          text: 'Mid-January. The Sun turns north; sesame, jaggery and kites.',
        },
        { term: 'Vasant Panchami:', text: 'Late winter. Saraswati, books and yellow clothes.' },
        {
          term: 'Maha Shivaratri:',
          text: 'The dark night before new moon in Phalguna. Wakefulness and bilva leaves.',
        },
        {
          term: 'Holi:',
          text: 'Full moon of Phalguna. Fire the evening before, colour in the morning.',
        },
        { term: 'Ram Navami:', text: 'The ninth of bright Chaitra, after nine nights.' },
        { term: 'Raksha Bandhan:', text: 'Full moon of Shravana. A thread and a promise.' },
        {
          term: 'Janmashtami:',
          text: 'The eighth of dark Bhadrapada. Midnight, butter and songs.',
        },
        {
          term: 'Ganesh Chaturthi:',
          text: 'The fourth of bright Bhadrapada. Clay, and clean water to return it to.',
        },
        {
          term: 'Navratri and Dussehra:',
          text: 'Nine nights in Ashvina and the tenth of victory.',
        },
        { term: 'Diwali:', text: 'New moon of Kartika. Lamps, accounts, neighbours.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Which day is it this year?',
      paragraphs: [
        'A festival falls on the day on which its tithi is present at a certain hour: sunrise for most, midnight for Janmashtami, dusk for Diwali. That is why two cities, or two calendars, can differ by a day. The panchang shows the tithi for your own city.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Panchang',
          text: 'The tithi where you live.',
          href: '/astrology-services/panchang',
        },
        { title: 'Vrats', text: 'Days of simple food.', href: '/rituals/vrats' },
        {
          title: 'Puja in your name',
          text: 'Book one at your home, at a temple or online, wherever a temple or pandit is confirmed.',
          href: '/astrology-services/online-pooja-booking',
        },
      ],
    },
  ],
};

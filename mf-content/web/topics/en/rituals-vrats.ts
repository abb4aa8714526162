import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Vrats',
  description:
    'A vrat is a promise kept for a day: lighter food, calmer speech, more prayer. Here are the ones most families keep, and how to keep them sensibly.',
  lead: 'A vrat is a promise kept for a day: lighter food, calmer speech, more prayer. Here are the ones most families keep, and how to keep them sensibly.',
  picture: 'rituals',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'Vrats through the month',
      items: [
        {
          term: 'Ekadashi:',
          text: 'The eleventh day of each lunar fortnight, for Vishnu. Grains and beans are left out; fruit, milk and roots are taken.',
        },
        {
          term: 'Pradosh:',
          text: 'The thirteenth day, at dusk, for Shiva. A lamp and bilva leaves after sunset.',
        },
        {
          term: 'Purnima:',
          text: 'The full moon, for Satyanarayan. Katha with family and neighbours.',
        },
        {
          term: 'Sankashti Chaturthi:',
          text: 'The fourth day after full moon, for Ganesha. The fast ends when the Moon is seen.',
        },
        { term: 'Somvar:', text: 'Mondays, above all in Shravan, for Shiva.' },
        { term: 'Navratri:', text: 'Nine nights in spring and autumn, for the Mother.' },
      ],
    },
    {
      kind: 'list',
      heading: 'Fasting with sense',
      items: [
        {
          term: 'Ask first:',
          text: 'If you are pregnant, nursing, under eighteen, elderly, diabetic, or on any medicine, speak to your doctor. A promise of truthfulness or silence is a vrat too.',
        },
        {
          term: 'Water:',
          text: 'Drink enough unless you have a clear tradition and sound health.',
        },
        { term: 'End gently:', text: 'Break the fast with something soft and warm.' },
        {
          term: 'No contest:',
          text: 'A vrat is between you and the one you pray to. There is nothing to prove.',
        },
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Today’s tithi',
          text: 'Which lunar day it is in your city.',
          href: '/astrology-services/panchang',
        },
        { title: 'Festivals', text: 'The larger days of the year.', href: '/rituals/festivals' },
        {
          title: 'Katha for the family',
          text: 'Book one at home, at a temple or online, wherever a reciter is confirmed.',
          href: '/astrology-services/online-katha-booking',
        },
      ],
    },
  ],
};

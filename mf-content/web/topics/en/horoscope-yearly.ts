import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Yearly horoscope',
  description:
    'A year is shaped by the slow grahas. Jupiter shows where things grow, Saturn where they are built, and Rahu and Ketu what draws you and what you lay down.',
  lead: 'A year is shaped by the slow grahas. Jupiter shows where things grow, Saturn where they are built, and Rahu and Ketu what draws you and what you lay down.',
  picture: 'horoscope',
  layout: 'guide',
  blocks: [
    {
      kind: 'list',
      heading: 'The four that make a year',
      items: [
        {
          term: 'Jupiter, about one year in a sign:',
          text: 'In the 2nd, 5th, 7th, 9th and 11th from your Moon it is said to open doors. Elsewhere it teaches.',
        },
        {
          term: 'Saturn, two and a half years:',
          text: 'In the 3rd, 6th and 11th it rewards work. Over the 12th, 1st and 2nd it is called sade sati and asks for patience.',
        },
        {
          term: 'Rahu and Ketu, a year and a half:',
          text: 'They always face each other. Rahu’s house grows restless and new, Ketu’s grows quiet.',
        },
        {
          term: 'Your dasha:',
          text: 'The period you are in decides how strongly any of these is felt. Your kundli lists it.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'A calm way to plan a year',
      paragraphs: [
        'Write down the three houses that Jupiter, Saturn and Rahu cross, counted from your Moon sign. Give each one sentence: what may grow, what needs work, what to be careful with. Look at the page once a season. A year’s reading is a map of the weather; you still choose the road.',
      ],
    },
    {
      kind: 'links',
      heading: 'Next',
      items: [
        {
          title: 'Sade sati, calmly',
          text: 'What it is and how to live through it.',
          href: '/remedies/sadesati',
        },
        {
          title: 'Free kundli',
          text: 'See your dasha and houses.',
          href: '/astrology-services/free-kundli',
        },
        {
          title: 'Talk it through',
          text: 'How talks with an astrologer will work.',
          href: '/astrology-services/talk-to-astrologer',
        },
      ],
    },
  ],
};

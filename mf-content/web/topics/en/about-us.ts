import type { Topic } from '../../model/topic';

export const topic: Topic = {
  title: 'About us',
  description:
    'Tarapath means “path of the stars”. We bring Jyotish, panchang and ritual to people who want to understand before they believe.',
  lead: 'Tarapath means “path of the stars”. We bring Jyotish, panchang and ritual to people who want to understand before they believe.',
  picture: 'about',
  layout: 'reading',
  blocks: [
    {
      kind: 'text',
      heading: 'Why we exist',
      paragraphs: [
        'Astrology online is often loud: countdowns, frightening words, prices that appear at the end. We wanted a quiet place where a chart shows how it was made, where a price is visible before you begin, and where the first remedy costs nothing.',
      ],
    },
    {
      kind: 'list',
      heading: 'What we hold to',
      items: [
        {
          term: 'Method in the open:',
          text: 'Each chart names its ayanamsa, place and time zone.',
        },
        {
          term: 'No fear:',
          text: 'Our writers and astrologers may not threaten, and may not promise.',
        },
        {
          term: 'Fair money:',
          text: 'The whole price first; paid money never expires, and no balance goes below zero.',
        },
        {
          term: 'No tricks:',
          text: 'None of the thirteen dark patterns the guidelines of 2023 name: no countdowns, no ticked boxes, no hidden costs.',
        },
        {
          term: 'Real reviews:',
          text: 'Only from completed sessions and orders, good or bad, and never paid for.',
        },
        {
          term: 'Two languages:',
          text: 'English and Hindi are written separately, neither as an afterthought.',
        },
        {
          term: 'For everyone:',
          text: 'Pages work on small phones, slow networks and with screen readers.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who we serve',
      paragraphs: [
        'Visitors aged eighteen and over, families who keep vrats and festivals, and astrologers who wish to work with dignity. Astrology here is offered as tradition and reflection. It does not replace medical, legal or financial advice.',
      ],
    },
    { kind: 'company', id: 'company', heading: 'The company' },
    {
      kind: 'links',
      heading: 'Get to know us',
      items: [
        { title: 'Contact', text: 'Write to us.', href: '/contact-us' },
        {
          title: 'Join as astrologer',
          text: 'Apply to work with us.',
          href: '/astro-registration',
        },
        { title: 'Privacy', text: 'What we keep and why.', href: '/privacy-policy' },
      ],
    },
  ],
};

import type { Topic } from '../../../model/topic';

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
      id: 'today',
      heading: 'What runs today, and what is planned',
      items: [
        {
          term: 'Today, free of charge:',
          text: 'Kundli and matching, panchang and muhurat of any city, festivals and vrats, transits, horoscopes, numerology and the games, and everything there is to read, hear and see.',
        },
        {
          term: 'Today, paid:',
          text: 'The store, pujas and kathas where a temple or pandit is confirmed, and the wallet. By UPI, card or netbanking; goods in cash on delivery where the courier takes it.',
        },
        {
          term: 'Planned, not open yet:',
          text: 'Talks, chats and live sessions with astrologers, and subscriptions.',
        },
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
          text: 'Our writers may not threaten, and may not promise; astrologers will be bound to the same.',
        },
        {
          term: 'Fair money:',
          text: 'The whole price first; paid money never expires and goes back to you whenever you ask, and no balance goes below zero.',
        },
        {
          term: 'No tricks:',
          text: 'None of the thirteen dark patterns the guidelines of 2023 name: no countdowns, no ticked boxes, no hidden costs.',
        },
        {
          term: 'Real reviews:',
          text: 'There are none yet. Once they can be written, only those who completed a session or received an order will write one, good or bad, and never for pay.',
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
        'Visitors aged eighteen and over, families who keep vrats and festivals, and, once applications open, astrologers who wish to work with dignity. Astrology here is offered as tradition and reflection. It does not replace medical, legal or financial advice.',
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
          text: 'What applying will ask for.',
          href: '/astro-registration',
        },
        { title: 'Privacy', text: 'What we keep and why.', href: '/privacy-policy' },
      ],
    },
  ],
};

import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Privacy policy',
  description:
    'This is also our notice under the Digital Personal Data Protection Act, 2023: what we keep, why, and how you stay in control.',
  lead: 'This is also our notice under the Digital Personal Data Protection Act, 2023: what we keep, why, and how you stay in control.',
  layout: 'reading',
  updated: '2026-11-21',
  blocks: [
    {
      kind: 'list',
      heading: 'What we collect, and why',
      items: [
        {
          term: 'Mobile number:',
          text: 'To sign you in and to send messages about your bookings.',
        },
        {
          term: 'Name, e-mail, picture:',
          text: 'If you give them, for your profile and receipts.',
        },
        {
          term: 'Birth details:',
          text: 'Date, time and place, to draw the charts you ask for. They can reveal a lot, so we treat them as sensitive.',
        },
        {
          term: 'Consultations and messages:',
          text: 'So that you can read them again and so that complaints can be resolved.',
        },
        {
          term: 'Messages to us:',
          text: 'Name, address or number, and what you write in the contact form, to answer you and to follow up complaints.',
        },
        {
          term: 'Payments:',
          text: 'Amounts and references. Card numbers are handled by the payment provider and do not reach us.',
        },
        {
          term: 'Technical data:',
          text: 'Address, device type and errors, to keep the site safe and working.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell personal data. We do not show advertisements based on your birth chart or your conversations. Astrologers see only what a consultation needs.',
      ],
    },
    {
      kind: 'text',
      heading: 'Who receives data',
      paragraphs: [
        'Providers who send codes, carry calls, process payments and host our servers, each for that task alone and under contract; a temple or seller, when you book or buy; and authorities when the law obliges us.',
      ],
    },
    {
      kind: 'text',
      heading: 'How long',
      paragraphs: [
        'As long as your account exists, and after that only what tax and consumer law require. Birth details and messages are erased when you ask, unless a complaint about them is open. A kundli or a matching made without an account erases itself after 90 days, and its maker can erase it sooner; of a matching no names are kept.',
      ],
    },
    {
      kind: 'list',
      heading: 'Your rights',
      items: [
        { term: 'See and correct:', text: 'In your profile, or by writing to us.' },
        {
          term: 'Withdraw consent:',
          text: 'As easily as you gave it. What was done before stays lawful.',
        },
        { term: 'Erase:', text: 'Ask us to delete your account and data.' },
        { term: 'Nominate:', text: 'Name someone who may use these rights for you.' },
        {
          term: 'Complain:',
          text: 'First to our grievance officer, then to the Data Protection Board of India.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Cookies',
      paragraphs: [
        'We use cookies that are needed: one keeps you signed in, one keeps the site steady while we improve it. Signing out clears what the site has stored in your browser.',
      ],
    },
    {
      kind: 'text',
      heading: 'Children and safety',
      paragraphs: [
        'Tarapath is for adults. Parents may enter a child’s birth details for a chart; children should not have accounts. If data is ever exposed we inform you and the Board without delay.',
      ],
    },
    {
      kind: 'links',
      heading: 'Contact',
      items: [
        { title: 'Grievance officer', text: 'On the contact page.', href: '/contact-us' },
        { title: 'Your profile', text: 'See and correct your details.', href: '/user-profile' },
      ],
    },
  ],
};

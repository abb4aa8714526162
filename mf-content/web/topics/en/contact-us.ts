import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Contact us',
  description: 'Write to us in English or Hindi. A person reads every message.',
  lead: 'Write to us in English or Hindi. A person reads every message.',
  picture: 'about',
  layout: 'reading',
  blocks: [
    {
      kind: 'text',
      heading: 'How to reach us',
      paragraphs: [
        'Our e-mail address and postal address are at the foot of every page. Please write from the address or number you use here, and add the booking or session number if there is one. Never send anyone your one-time code; we do not ask for it.',
      ],
    },
    {
      kind: 'list',
      heading: 'What happens next',
      items: [
        { term: 'Questions:', text: 'We answer within two working days.' },
        {
          term: 'Complaints:',
          text: 'You receive a ticket number and an acknowledgement within 24 hours, and an answer within 15 days.',
        },
        {
          term: 'Something unsafe:',
          text: 'If an astrologer frightened or pressed you, write “urgent” in the subject. It is read first.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Grievance officer',
      paragraphs: [
        'The grievance officer for Tarapath can be reached at the postal address and the e-mail address given at the foot of this page; please mark your message “For the grievance officer”. The officer handles complaints under the Information Technology Rules 2021, the Consumer Protection (E-Commerce) Rules 2020 and questions about your personal data.',
      ],
    },
    {
      kind: 'text',
      heading: 'If you are in distress',
      paragraphs: [
        'Astrology can wait. In India, call 112 in an emergency, or Tele-MANAS at 14416 for mental health support at any hour, free of charge.',
      ],
    },
    {
      kind: 'links',
      heading: 'Quick help',
      items: [
        { title: 'Customer support', text: 'For orders, bookings and sessions.', href: '/support' },
        { title: 'Refund policy', text: 'The rules, in short.', href: '/refund-policy' },
        {
          title: 'Join as astrologer',
          text: 'Apply to work with us.',
          href: '/astro-registration',
        },
      ],
    },
  ],
};

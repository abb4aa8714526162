import { complaintWords as times, purchaseTimes } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Contact us',
  description:
    'Write to Tarapath in English or Hindi: the form gives you a ticket number at once. With our e-mail, postal address and grievance officer.',
  lead: 'Write to us in English or Hindi. A person reads every message.',
  picture: 'about',
  layout: 'reading',
  blocks: [
    {
      kind: 'list',
      heading: 'What happens next',
      items: [
        { term: 'Questions:', text: 'We answer within two working days.' },
        {
          term: 'Complaints:',
          text: `A ticket number at once, an acknowledgement within ${times.en.acknowledgeHours}, a decision within ${times.en.answerDays}. ${times.en.urgent} For purchases the law would allow ${purchaseTimes.acknowledgeHours} hours and ${purchaseTimes.answerMonths} month; the shorter times count for all.`,
        },
        {
          term: 'Something unsafe:',
          text: 'If an astrologer frightened or pressed you, choose “Urgent” in the form. It is read first.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'grievance',
      heading: 'Grievance officer',
      paragraphs: [
        'The grievance officer’s name and address stand beside the form above and at the foot of every page; a complaint sent with the form reaches the officer directly. The officer handles complaints under the Information Technology Rules 2021, the Consumer Protection (E-Commerce) Rules 2020 and questions about your personal data.',
        'If you do not agree with the answer, you may go to the Grievance Appellate Committee within 30 days for content, to the Data Protection Board of India for personal data, and for purchases to the National Consumer Helpline, telephone 1915, or the consumer commission where you live.',
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
        { title: 'Customer support', text: 'How to reach us, and what helps.', href: '/support' },
        { title: 'Refund policy', text: 'The rules, in short.', href: '/refund-policy' },
        {
          title: 'Join as astrologer',
          text: 'What applying will ask for.',
          href: '/astro-registration',
        },
      ],
    },
  ],
};

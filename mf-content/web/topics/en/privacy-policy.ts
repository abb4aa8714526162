import { complaintWords as times } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';
import { listKept } from '../list-kept';
import { notice } from './privacy-notice';

export const topic: Topic = {
  title: 'Privacy policy',
  description:
    'The itemised notice under the Digital Personal Data Protection Act, 2023: which data, for what, how long, who receives it, and how you stay in control.',
  lead: 'Our notice under the Digital Personal Data Protection Act, 2023. It stands by itself: everything about your data is on this page, item by item.',
  layout: 'reading',
  updated: '2026-11-22',
  blocks: [
    {
      kind: 'list',
      id: 'in-short',
      heading: 'In short',
      items: [
        {
          term: 'Little:',
          text: 'A number or an address is enough for an account; charts need none.',
        },
        { term: 'Never sold:', text: 'No advertising from your chart or your conversations.' },
        {
          term: 'In your hands:',
          text: 'See, download, correct, withdraw and erase under “Your data” in your account.',
        },
        { term: 'A person answers:', text: 'The grievance officer is named at the end.' },
      ],
    },
    ...notice,
    listKept('en'),
    {
      kind: 'list',
      id: 'rights',
      heading: 'Your rights',
      intro:
        'Each is a press away in your account under “Your data”; without an account, write to us.',
      items: [
        { term: 'Access:', text: 'What we keep about you, as a file, and who received it.' },
        {
          term: 'Correction:',
          text: 'Complete or change your details in your profile at any time.',
        },
        {
          term: 'Withdrawal:',
          text: 'As easy as giving. It ends the use from then on; what was done before stays lawful.',
        },
        {
          term: 'Erasure:',
          text: 'Of the account with all that belongs to it, once your orders and bookings have ended. Paid money in the wallet goes back to its source first.',
        },
        {
          term: 'Nomination:',
          text: 'Under “Your data” you name somebody to use these rights if you die or can not.',
        },
        {
          term: 'Complaint:',
          text: `To our grievance officer first, who acknowledges it within ${times.en.acknowledgeHours} and decides within ${times.en.answerDays}; then to the Data Protection Board of India.`,
        },
      ],
    },
    {
      kind: 'text',
      id: 'record',
      heading: 'The record of consents',
      paragraphs: [
        'Whenever you agree or withdraw we note for what, when, where on the site, in which language, and which version of this notice you were shown. You see the whole record in your account. It can not be changed afterwards, by us either.',
        'When you erase the account the record loses your number. What is left is a code that leads to nobody; it serves as proof for three years and is then deleted.',
      ],
    },
    {
      kind: 'text',
      id: 'sharing',
      heading: 'Who receives data',
      paragraphs: [
        'Only those named above, each for that task alone and bound by contract; authorities when the law obliges us, and no further than it does. A provider outside India is bound by the same duties, and none is in a country the Central Government has barred.',
        'Nobody else. We do not sell personal data, and we make no decision about you by a machine alone.',
      ],
    },
    {
      kind: 'text',
      id: 'safety',
      heading: 'Safety and breaches',
      paragraphs: [
        'Connections are encrypted. Codes and links are stored as hashes. Data are open only to those who need them for their work.',
        'Should your data ever be exposed, we tell you without delay what happened, what it may mean for you and what you can do, and the Data Protection Board within 72 hours.',
      ],
    },
    {
      kind: 'text',
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Accounts are for adults. A parent or guardian may enter a child’s birth for a chart and consents for the child by doing so. We follow no child’s behaviour and show children no advertising. If a child has an account, tell us and it goes.',
      ],
    },
    {
      kind: 'text',
      id: 'changes',
      heading: 'Changes to this notice',
      paragraphs: [
        'A new version carries its date. If it changes what we do with your data, we ask you again before it applies to you; an old consent does not stretch.',
      ],
    },
    { kind: 'company', id: 'company', heading: 'Who is responsible, and whom to ask' },
    {
      kind: 'links',
      heading: 'Use your rights',
      items: [
        {
          title: 'Your data and consents',
          text: 'See, download, withdraw, erase.',
          href: '/user-profile/data',
        },
        {
          title: 'Ask about your data',
          text: 'A form that reaches the officer.',
          href: '/contact-us?topic=privacy#write',
        },
      ],
    },
  ],
};

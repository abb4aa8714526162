import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Refund policy',
  description:
    'When something goes wrong on our side you should not have to argue. These are the cases and what happens.',
  lead: 'When something goes wrong on our side you should not have to argue. These are the cases and what happens.',
  layout: 'reading',
  updated: '2026-11-21',
  blocks: [
    {
      kind: 'list',
      heading: 'Consultations',
      items: [
        { term: 'The astrologer did not come:', text: 'Full refund to your wallet.' },
        { term: 'The connection failed on our side:', text: 'The affected minutes are returned.' },
        { term: 'Charged twice:', text: 'The second charge is returned in full.' },
        {
          term: 'The astrologer was silent or broke the rules:',
          text: 'Report it from the receipt. We review the record and refund what was not delivered.',
        },
        {
          term: 'You did not like the answer:',
          text: 'We listen and learn, but advice that was given is not refunded.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Puja and katha',
      items: [
        { term: 'Before it is scheduled:', text: 'Cancel for a full refund.' },
        { term: 'We cannot perform it:', text: 'You choose a new date or a full refund.' },
        {
          term: 'Without proof:',
          text: 'If the promised record or video is not delivered, you are refunded.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'Goods',
      items: [
        {
          term: 'Damaged, wrong or not as described:',
          text: 'Tell us within seven days of delivery; we replace it or refund it, and pay for the return.',
        },
        {
          term: 'Unused goods:',
          text: 'May be returned within seven days in their packaging. Food, incense that has been opened and items made for you are excepted.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Wallet money',
      paragraphs: [
        'Unused money you added can be refunded to the card, account or UPI address it came from. Promotional credit cannot. Paid money does not expire.',
      ],
    },
    {
      kind: 'text',
      heading: 'How and when',
      paragraphs: [
        'Wallet refunds appear as soon as they are decided. Refunds to a bank or card usually take five to seven working days after we release them. There is no cancellation charge that would not apply to us in the same way.',
      ],
    },
    {
      kind: 'links',
      heading: 'Ask for a refund',
      items: [
        { title: 'Customer support', text: 'With your order or session number.', href: '/support' },
        { title: 'Contact', text: 'And the grievance officer.', href: '/contact-us' },
      ],
    },
  ],
};

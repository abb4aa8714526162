import { complaintWords as times } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Refund policy',
  description:
    'When money comes back, how much, where to and how fast: consultations, pujas, goods and wallet, with automatic refunds and no one-sided cancellation charge.',
  lead: 'When something goes wrong on our side you should not have to argue. These are the cases and what happens.',
  layout: 'reading',
  updated: '2026-11-22',
  blocks: [
    {
      kind: 'list',
      id: 'in-short',
      heading: 'In short',
      items: [
        {
          term: 'Today:',
          text: 'No consultation, booking, order or payment is open yet, and nothing is charged. These rules are written beforehand and count from the day each of them opens.',
        },
        {
          term: 'By itself:',
          text: 'No-shows, dropped connections and double charges come back without your asking.',
        },
        {
          term: 'From the receipt:',
          text: '“Report a problem” attaches the record; you need no screenshots.',
        },
        {
          term: 'To the source:',
          text: 'Paid money returns where it came from. It never expires.',
        },
        { term: 'No penalty:', text: 'Cancelling costs nothing that would not cost us the same.' },
      ],
    },
    {
      kind: 'list',
      id: 'consultations',
      heading: 'Consultations',
      items: [
        { term: 'The astrologer did not come:', text: 'The whole amount, at once and by itself.' },
        {
          term: 'The connection failed on our side:',
          text: 'The affected time, by itself; it was not counted in the first place where we saw it.',
        },
        { term: 'Charged twice:', text: 'The second charge in full, by itself.' },
        {
          term: 'Silence:',
          text: 'If the astrologer does not answer for more than a minute, that time comes back.',
        },
        {
          term: 'Rules broken:',
          text: 'Fear, pressure to buy, a promise or a health claim: report it, and the session is refunded when the record shows it.',
        },
        {
          term: 'You did not like the answer:',
          text: 'We listen and learn, but advice that was given is not refunded.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'puja',
      heading: 'Puja and katha',
      items: [
        { term: 'Before it is scheduled:', text: 'Cancel for a full refund.' },
        {
          term: 'After it is scheduled:',
          text: 'A full refund up to 24 hours before. Later the temple has begun to prepare: it is performed as booked, and you get the record.',
        },
        {
          term: 'We or the temple can not perform it:',
          text: 'A new date or a full refund: you choose.',
        },
        {
          term: 'Without proof:',
          text: 'If the promised record or video does not come, you are refunded. We hold your payment back from the temple until then.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'goods',
      heading: 'Goods: cancelling, returning, exchanging',
      items: [
        { term: 'Before dispatch:', text: 'Cancel for a full refund.' },
        {
          term: 'Damaged, wrong, late or not as described:',
          text: 'Tell us within seven days of delivery. You choose replacement or refund, and we pay for the return.',
        },
        {
          term: 'Unused goods:',
          text: 'May come back within seven days in their packaging, or be exchanged. You pay for sending them; nothing else is deducted.',
        },
        {
          term: 'Not returnable:',
          text: 'Food and prasad, opened incense, and what was made or energised for you by name, unless it is faulty.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'wallet',
      heading: 'Wallet money',
      paragraphs: [
        'Unused money you added goes back in full to the card, account or UPI address it came from whenever you ask; the wallet pays no cash and sends nothing elsewhere. If that source no longer exists, the payment provider tells us what is possible, and we tell you. Promotional credit is not refunded. Paid money does not expire, also when you have been away for years.',
      ],
    },
    {
      kind: 'text',
      id: 'subscriptions',
      heading: 'Subscriptions',
      paragraphs: [
        'End a plan in the account with two presses; it runs to the end of the time paid for and is not renewed. If it was renewed without our notice beforehand, the renewal is refunded in full.',
      ],
    },
    {
      kind: 'list',
      id: 'how-and-when',
      heading: 'How and when',
      items: [
        {
          term: 'To the wallet:',
          text: 'As soon as it is decided; automatic refunds within minutes.',
        },
        {
          term: 'To the source:',
          text: 'We release it within two working days; banks and cards then take five to seven.',
        },
        {
          term: 'How to ask:',
          text: 'From the receipt or order, or with the form below and its number. No refund needs a telephone call.',
        },
        {
          term: 'When we refuse:',
          text: 'You get the reason and what it rests on, and may go to the grievance officer, who was not involved.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'complaints',
      heading: 'If you do not agree',
      paragraphs: [
        `The grievance officer named below gives every complaint a ticket number, acknowledges it within ${times.en.acknowledgeHours} and decides it within ${times.en.answerDays}. You may also call the National Consumer Helpline at 1915 or go to the consumer commission where you live.`,
      ],
    },
    { kind: 'company', id: 'company', heading: 'The company and its grievance officer' },
    {
      kind: 'links',
      heading: 'Ask for a refund',
      items: [
        { title: 'Customer support', text: 'With your order or session number.', href: '/support' },
        {
          title: 'Write to us',
          text: 'A form that gives a ticket number at once.',
          href: '/contact-us?topic=payment#write',
        },
      ],
    },
  ],
};

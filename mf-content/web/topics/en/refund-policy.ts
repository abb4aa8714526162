import { complaintWords as times } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Refund policy',
  description:
    'When money comes back, how much, where to and how fast: goods, pujas, kathas, wallet and consultations. Much comes by itself, and cancelling costs nothing.',
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
          text: 'The rules about goods, pujas, kathas and the wallet count now. Consultations and subscriptions are not open yet: their rules are written beforehand and count from the day each opens.',
        },
        {
          term: 'By itself:',
          text: 'A puja that can not be performed or has no proof, a prepaid parcel that could not be delivered: that money comes back without your asking.',
        },
        {
          term: 'From its page:',
          text: 'Orders and bookings are cancelled on their own page; a link there leads to our support.',
        },
        {
          term: 'To the source:',
          text: 'Or to your wallet at once: you choose when you cancel. Paid money never expires.',
        },
        {
          term: 'No penalty:',
          text: 'Where something can be cancelled, all of the money goes back.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'consultations',
      heading: 'Consultations',
      intro: 'Not open yet. These rules count from the day consultations open.',
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
        {
          term: 'Not paid yet:',
          text: 'The time is held for 15 minutes. Unpaid, it is free again and nothing is charged.',
        },
        {
          term: 'Cancelling:',
          text: 'On the page of the booking, free of charge until 24 hours before it begins: all of the money, to your wallet or to where you paid from. Later the temple has begun to prepare and it can not be cancelled: it is performed as booked, and you get the proof.',
        },
        {
          term: 'The day can not be kept:',
          text: 'A new date or all of the money: you choose. If you choose nothing for seven days, the money goes back by itself.',
        },
        {
          term: 'Proof:',
          text: 'Your money stays set aside until video or pictures are on the page of the booking. If there are none seven days after it should have ended, all of it goes back by itself.',
        },
        {
          term: 'Something is wrong:',
          text: 'Say so on that page within 72 hours of the proof. Nothing is paid out until a person has looked into it and decided. Without a word from you the proof counts as accepted, and the money is paid out.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'goods',
      heading: 'Goods: cancelling and returning',
      intro:
        'A return can not be asked for on the page of the order yet: please write to our support, with the number of the order.',
      items: [
        {
          term: 'Not paid yet:',
          text: 'Your pieces are set aside for 30 minutes. Unpaid, the order ends and nothing is charged.',
        },
        {
          term: 'Before dispatch:',
          text: 'Cancel on the page of the order: all of the money, delivery included, to your wallet or to where you paid from. Once the first parcel has left, an order can not be cancelled.',
        },
        {
          term: 'Could not be delivered:',
          text: 'When a prepaid parcel comes back to us undelivered, what you paid for it is refunded to your wallet by itself. From there you can send it on to where you paid from.',
        },
        {
          term: 'Damaged, wrong, late or not as described:',
          text: 'Tell our support within seven days of delivery. You choose another piece, as long as there is one, or all of the money, and we pay for the return.',
        },
        {
          term: 'Unused goods:',
          text: 'What its page says can be returned may come back within seven days of delivery, unused and in its packaging; sealed goods with the seal unbroken. Tell our support first. You pay for sending it; nothing else is deducted.',
        },
        {
          term: 'Not returnable:',
          text: 'Food and prasad, opened incense, and what was made or energised for you by name, unless it is faulty.',
        },
        {
          term: 'Cash on delivery:',
          text: 'Cancelled before dispatch there is nothing to give back. For a return the money goes to a bank account of yours, which our support asks for.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'wallet',
      heading: 'Wallet money',
      paragraphs: [
        'Unused money you added goes back in full to the card, account or UPI address it came from whenever you ask on the wallet page, the latest payment first; the wallet pays no cash. Banks take back no payment that is older than about six months (180 days), and sometimes a source is closed: that part waits in your wallet until our support has a bank account of yours, and goes there. A payment that comes too late for its order or booking is in your wallet, too, and can be spent or sent back. Promotional credit never leaves the wallet. Paid money does not expire, also when you have been away for years.',
      ],
    },
    {
      kind: 'text',
      id: 'subscriptions',
      heading: 'Subscriptions',
      paragraphs: [
        'No plan is on sale yet. Once one is: end it in the account with two presses; it runs to the end of the time paid for and is not renewed. If it was renewed without our notice beforehand, the renewal is refunded in full.',
      ],
    },
    {
      kind: 'list',
      id: 'how-and-when',
      heading: 'How and when',
      items: [
        {
          term: 'To the wallet:',
          text: 'As soon as it is decided; what comes back by itself or by cancelling, within minutes.',
        },
        {
          term: 'To the source:',
          text: 'Up to ₹5,000 is sent off at once; more is agreed to by a second colleague first, within two working days. Your bank then takes five to seven working days. The wallet page shows where it stands.',
        },
        {
          term: 'How to ask:',
          text: 'Cancel on the page of the order or booking; for unused money, on the wallet page; for all else write to our support with the number. No refund needs a telephone call.',
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

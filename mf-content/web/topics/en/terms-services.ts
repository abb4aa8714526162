import type { TopicBlock } from '../../../model/topic';

/** What is offered and how it is paid for. */
export const serviceTerms: TopicBlock[] = [
  {
    kind: 'text',
    id: 'services',
    heading: 'What we offer, and what it is not',
    paragraphs: [
      'Charts, panchang, articles, consultations with astrologers, pujas, kathas and goods. All of it is tradition, belief and reflection: nobody here can promise an outcome, and nothing is medical, legal or financial advice.',
      'No mantra, gem, yantra or rite sold or described here diagnoses, prevents or cures any disease, and none may be offered as if it did (Drugs and Magic Remedies Act, 1954). If somebody here frightens you or presses you to buy, end the talk and report it; you owe nothing for it.',
    ],
  },
  {
    kind: 'list',
    id: 'wallet',
    heading: 'Wallet',
    items: [
      {
        term: 'Closed:',
        text: 'It pays for services and goods on this site only; what it does not cover you pay by UPI, card or netbanking through Razorpay. It earns no interest and is never paid out in cash.',
      },
      {
        term: 'Paid money:',
        text: 'Never expires. What is unused goes back to the card, account or UPI address it came from when you ask, the latest payment first. Payments older than about six months (180 days) are not taken back by banks: that money goes to a bank account of yours, which our support asks for.',
      },
      {
        term: 'Promotional credit:',
        text: 'A gift, shown by itself, perhaps with a last day. It never leaves the wallet: what you paid with it comes back as credit, not to a bank.',
      },
      {
        term: 'Never below zero:',
        text: 'Nothing is charged that is not there. A held amount is shown as held.',
      },
      {
        term: 'Every movement:',
        text: 'Is in your statement. If a balance can not be read, we say so and show no number.',
      },
    ],
  },
  {
    kind: 'list',
    id: 'consultations',
    heading: 'Consultations, and how they are billed',
    intro: 'Not open yet. These rules count from the day consultations open.',
    items: [
      {
        term: 'Before:',
        text: 'You see the price of a minute with tax, and how long your balance lasts. You may set a limit of your own.',
      },
      {
        term: 'Start:',
        text: 'Billing starts with the astrologer’s first answer, not with the request or the ringing.',
      },
      {
        term: 'During:',
        text: 'Time counts only while both sides are connected. After 30 seconds without you or the astrologer it pauses; if nobody returns, the session ends by itself.',
      },
      {
        term: 'Towards the end:',
        text: 'A notice two minutes and one minute before the balance is used up. Then the session ends; a call can not run over either.',
      },
      { term: 'Free minutes:', text: 'End with a question. Nothing paid begins without your yes.' },
      {
        term: 'After:',
        text: 'A receipt with the log by the second and the split between astrologer, platform and GST. “Report a problem” is on it.',
      },
    ],
  },
  {
    kind: 'list',
    id: 'orders',
    heading: 'Pujas, kathas and goods',
    items: [
      {
        term: 'Price:',
        text: 'The whole price with taxes and delivery stands there before you order: goods by your PIN code, pujas by dakshina, goods and our fee. Nothing is added to your basket for you.',
      },
      {
        term: 'Facts:',
        text: 'Goods carry the seller’s name and address, country of origin and, if imported, the importer; pujas the temple or pandit whose written authorisation we hold. Without one, nothing can be booked.',
      },
      {
        term: 'Order:',
        text: 'It is made by your express yes and our confirmation. No box is ticked beforehand.',
      },
      {
        term: 'Time to pay:',
        text: 'Goods are set aside for 30 minutes, the time of a puja or katha for 15. Not paid by then, it ends and nothing is charged. For money that comes later an order still goes ahead if all its pieces are there; otherwise, and for bookings, the money is in your wallet or goes back to where you paid from, as you choose.',
      },
      {
        term: 'When it is taken:',
        text: 'What you paid is set aside first. For goods it is taken when the first parcel leaves; for a puja or katha when you have accepted the proof, or 72 hours after it was shown to you without a word from you.',
      },
      {
        term: 'Cash on delivery:',
        text: 'Where the courier takes it, and up to the amount that the checkout allows for your PIN code.',
      },
      {
        term: 'Cancelling:',
        text: 'Goods free of charge until the first parcel leaves, pujas and kathas until 24 hours before they begin. The refund policy has the rest. There is no charge for cancelling.',
      },
      {
        term: 'Subscriptions:',
        text: 'None is on sale yet. Once one is, it ends in the account with two presses, and we write before it is renewed.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'dark-patterns',
    heading: 'What we do not do',
    paragraphs: [
      'The guidelines of 2023 name thirteen dark patterns. We use none: false urgency, basket sneaking, confirm shaming, forced action, subscription traps, interface interference, bait and switch, drip pricing, disguised advertisements, nagging, trick questions, silent software billing, rogue malware. If you think you see one, tell the grievance officer.',
    ],
  },
];

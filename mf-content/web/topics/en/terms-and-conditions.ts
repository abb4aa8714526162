import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Terms and conditions',
  description:
    'These are the rules between you and Tarapath, in plain words. By signing in you agree to them.',
  lead: 'These are the rules between you and Tarapath, in plain words. By signing in you agree to them.',
  layout: 'reading',
  updated: '2026-11-21',
  blocks: [
    {
      kind: 'text',
      heading: 'Who may use Tarapath',
      paragraphs: [
        'You must be at least eighteen. One person, one account. You sign in with a code sent to your mobile number; keep the phone and the code to yourself.',
      ],
    },
    {
      kind: 'text',
      heading: 'What we offer',
      paragraphs: [
        'Charts, panchang, articles, consultations, bookings and goods. Astrological content is tradition, belief and reflection. We do not guarantee outcomes, and nothing here is medical, legal or financial advice. No mantra, stone or ritual sold or described here treats a disease.',
      ],
    },
    {
      kind: 'text',
      heading: 'Wallet and prices',
      paragraphs: [
        'The price is shown before you begin. A consultation uses only what is in your wallet and ends when it is used up. Money you add does not expire. Promotional credit is shown separately and may carry a date. The wallet is for services on this site and is not paid out in cash; refunds go back to the source of the payment.',
      ],
    },
    {
      kind: 'text',
      heading: 'Your conduct',
      paragraphs: [
        'Be respectful to astrologers and staff. Do not share other people’s birth details without their consent, record conversations secretly, or use the site to harass or deceive. We may suspend an account for this, and will tell you the reason and how to object.',
      ],
    },
    {
      kind: 'text',
      heading: 'Content',
      paragraphs: [
        'Texts and pictures belong to Tarapath or their makers. You may quote and share with a link. Reviews come from completed sessions only; we remove those that abuse or mislead, and keep a record of each removal.',
      ],
    },
    {
      kind: 'text',
      heading: 'Liability and law',
      paragraphs: [
        'We answer for our own mistakes as the law requires. We are not liable for decisions made on the basis of astrology. Indian law applies; consumer forums at your place of residence keep their jurisdiction.',
      ],
    },
    {
      kind: 'text',
      heading: 'Complaints and changes',
      paragraphs: [
        'Write to the grievance officer named on the contact page: you get an acknowledgement within 24 hours and an answer within 15 days. If these terms change, we announce it here with the date, and ask for your consent again when the change matters.',
      ],
    },
  ],
};

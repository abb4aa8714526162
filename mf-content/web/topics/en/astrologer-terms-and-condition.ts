import type { Topic } from '../../topic/topic';

export const topic: Topic = {
  title: 'Astrologer terms',
  description:
    'For astrologers who work through Tarapath. Short, mutual, and the same for everyone.',
  lead: 'For astrologers who work through Tarapath. Short, mutual, and the same for everyone.',
  layout: 'reading',
  updated: '2026-11-21',
  blocks: [
    {
      kind: 'text',
      heading: 'Joining',
      paragraphs: [
        'You apply with your name, languages, experience, identity and bank documents, and a short introduction. Documents are kept private and seen only by those who check them. We approve, or return the application with reasons.',
      ],
    },
    {
      kind: 'text',
      heading: 'How you work',
      paragraphs: [
        'Be available when you are marked online. Speak truthfully about your training. Read the chart that is in front of you, and say so when you are not sure.',
      ],
    },
    {
      kind: 'list',
      heading: 'Not allowed',
      items: [
        { term: 'Fear:', text: 'Threatening harm, death, illness or loss.' },
        { term: 'Promises:', text: 'Guaranteeing marriage, children, cures, verdicts or income.' },
        {
          term: 'Selling pressure:',
          text: 'Urging costly stones or rituals, or moving the client off the site to pay.',
        },
        {
          term: 'Breach of trust:',
          text: 'Sharing what a client told you, or keeping their contact details.',
        },
        { term: 'Health claims:', text: 'Advising anyone to stop or replace medical treatment.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Earnings',
      paragraphs: [
        'Each session shows its split: your share, the platform’s share and tax. Payouts go to your verified bank account with a statement. Refunds due to a technical fault of ours are not taken from your share.',
      ],
    },
    {
      kind: 'text',
      heading: 'Fairness to you',
      paragraphs: [
        'You may end a session with an abusive client, block and report them. A penalty always names the reason and the evidence, and you may appeal; another person decides the appeal.',
      ],
    },
    {
      kind: 'text',
      heading: 'Leaving',
      paragraphs: [
        'You may leave at any time. What you have earned is paid out. We may end the cooperation for a serious breach, with written reasons.',
      ],
    },
  ],
};

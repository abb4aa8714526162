import { complaintWords as times } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';

export const topic: Topic = {
  title: 'Astrologer terms',
  description:
    'Terms for astrologers on Tarapath: joining, conduct, what is not allowed, earnings and payouts, fair procedure, protection from abuse, and leaving.',
  lead: 'For astrologers who work through Tarapath. Short, mutual, and the same for everyone.',
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
          text: 'Applications are not open yet, and no astrologer works through Tarapath. These terms count from the day applications open.',
        },
        { term: 'Honest work:', text: 'No fear, no promises, no health claims.' },
        { term: 'Open books:', text: 'Every session shows its split, to both sides.' },
        { term: 'Fair procedure:', text: 'A penalty has a reason, evidence and an appeal.' },
        { term: 'Freedom:', text: 'Choose your hours, work elsewhere too, leave when you like.' },
      ],
    },
    {
      kind: 'text',
      id: 'joining',
      heading: 'Joining',
      paragraphs: [
        'You are eighteen or older and apply with name, languages, skills, experience, price, a short introduction on video, and identity and bank documents. Documents are kept in private storage and seen only by those who check them. We approve the application, or return it with reasons; you may apply again. You work as an independent professional, not as our employee, and account for your own taxes.',
      ],
    },
    {
      kind: 'text',
      id: 'work',
      heading: 'How you work',
      paragraphs: [
        'Be there when you are marked online; the site marks you offline by itself when your connection is lost. Speak truthfully about your training and name the tradition you follow. Read the chart that is in front of you, and say so when you are not sure. Where a remedy is fitting, name the free or simple one first.',
      ],
    },
    {
      kind: 'list',
      id: 'not-allowed',
      heading: 'Not allowed',
      items: [
        { term: 'Fear:', text: 'Threatening harm, death, illness or loss.' },
        {
          term: 'Promises:',
          text: 'Guaranteeing marriage, children, verdicts, winnings or income.',
        },
        {
          term: 'Health claims:',
          text: 'Saying that a mantra, gem or rite cures a disease, or advising anyone to stop or replace treatment (Drugs and Magic Remedies Act, 1954).',
        },
        {
          term: 'Forbidden subjects:',
          text: 'The sex of an unborn child, betting tips, harm to another person.',
        },
        {
          term: 'Selling pressure:',
          text: 'Urging costly stones or rituals, or moving a client off the site to talk or pay.',
        },
        {
          term: 'Breach of trust:',
          text: 'Passing on what a client told you, keeping their contact details, recording in secret.',
        },
        { term: 'False reviews:', text: 'Writing, buying or asking for them.' },
        { term: 'Contempt:', text: 'Treating anyone worse for caste, religion, gender or means.' },
      ],
    },
    {
      kind: 'list',
      id: 'earnings',
      heading: 'Earnings',
      items: [
        {
          term: 'Your price:',
          text: 'You set it; a change applies to sessions that start afterwards.',
        },
        {
          term: 'The split:',
          text: 'Your share, the platform’s share, GST and tax deducted at source stand in every session’s receipt. A change of shares is announced 30 days before.',
        },
        {
          term: 'Payout:',
          text: 'To your verified bank account, with a statement, every month at the latest.',
        },
        {
          term: 'Refunds:',
          text: 'For our technical faults they are not taken from your share; for broken rules they are, with the record shown to you.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'fairness',
      heading: 'Fairness to you',
      paragraphs: [
        `You may end a session with an abusive client, block and report them; the time until then is paid. A penalty always names the reason, the evidence and its length, and you may answer before it applies unless clients are in danger. Within ${times.en.answerDays} another person decides your appeal.`,
        'Lists are ordered by what the page says they are ordered by. Nobody buys a place in them without a mark that says so.',
      ],
    },
    {
      kind: 'text',
      id: 'data',
      heading: 'Clients’ data and yours',
      paragraphs: [
        'Birth details and conversations are shown to you for the session alone. You may not copy, store or use them for anything else, and you tell us at once if they have got into other hands. Your own data are handled as the privacy policy says; clients see your name, picture, languages, skills, experience and reviews.',
      ],
    },
    {
      kind: 'text',
      id: 'leaving',
      heading: 'Leaving',
      paragraphs: [
        'You may leave at any time; sessions already booked are held or refunded. What you have earned is paid out within 30 days. We may end the cooperation with 30 days’ notice, or at once for a serious breach, each time with written reasons.',
      ],
    },
    {
      kind: 'text',
      id: 'law',
      heading: 'Law, complaints and changes',
      paragraphs: [
        `The law of India applies, with the courts named below. The grievance officer is there for you as well: acknowledged in ${times.en.acknowledgeHours}, decided in ${times.en.answerDays}. We announce changes 30 days before they apply; if you do not agree, you leave without disadvantage.`,
      ],
    },
    { kind: 'company', id: 'company', heading: 'The company and its grievance officer' },
  ],
};

import { complaintWords as times, purchaseTimes } from 'shared/contracts/complaint-times';
import type { Topic } from '../../../model/topic';
import { serviceTerms } from './terms-services';

export const topic: Topic = {
  title: 'Terms and conditions',
  description:
    'The rules between you and Tarapath in plain words: account, wallet, consultations and how they are billed, orders, reviews, liability and complaints.',
  lead: 'The rules between you and us, in plain words. By signing in you agree to them.',
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
          text: 'The store, the wallet, and pujas and kathas where a temple or pandit is confirmed are open. Consultations with astrologers, subscriptions and reviews are not: the rules about them count from the day each opens.',
        },
        { term: 'Adults:', text: 'You are eighteen or older.' },
        {
          term: 'Guidance:',
          text: 'Astrology is tradition and reflection. Nothing is guaranteed.',
        },
        {
          term: 'Fair money:',
          text: 'The whole price comes first, nothing is taken that you did not agree to, paid money never expires.',
        },
        { term: 'Respect:', text: 'From you, from astrologers and from us.' },
        {
          term: 'Complaints:',
          text: `Acknowledged in ${times.en.acknowledgeHours}, settled in ${times.en.answerDays}.`,
        },
      ],
    },
    {
      kind: 'text',
      id: 'agreement',
      heading: 'The agreement',
      paragraphs: [
        'These terms are an agreement between you and the company named at the end. You make it when you confirm a sign-in code; the version and the day are noted in your account under “Your data”. Reading the site needs no account and binds you only to the parts on conduct and content. How we handle personal data is in the privacy policy, which is a notice of its own.',
      ],
    },
    {
      kind: 'text',
      id: 'account',
      heading: 'Who may use Tarapath, and your account',
      paragraphs: [
        'You must be at least eighteen and able to make a contract. One person, one account, with a number or address that is yours. You sign in with a code; nobody from Tarapath ever asks for it. Tell us at once if your phone is lost. You can end the sign-in of any device in your profile, and erase the account whenever you like, once your orders and bookings have ended.',
      ],
    },
    ...serviceTerms,
    {
      kind: 'list',
      id: 'conduct',
      heading: 'Your conduct',
      items: [
        {
          term: 'Respect:',
          text: 'No abuse, threats or harassment of astrologers, staff or others.',
        },
        {
          term: 'Consent:',
          text: 'Give another adult’s birth details only with their agreement, a child’s only as parent or guardian.',
        },
        { term: 'Honesty:', text: 'No false identity, no bought or sold reviews, no fraud.' },
        { term: 'Secrecy:', text: 'No recording of a conversation without the other’s agreement.' },
        {
          term: 'Technique:',
          text: 'No attacks, no getting around limits or payment, no mass copying.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'reviews',
      heading: 'Reviews',
      paragraphs: [
        'As IS 19000 asks: only those who completed a session or received an order review it, once. Reviews are shown whether good or bad, with their number and spread, and are not paid for. We remove what abuses, misleads or exposes somebody; each removal is recorded with its reason, and its writer may object.',
      ],
    },
    {
      kind: 'text',
      id: 'content',
      heading: 'Content and intellectual property',
      paragraphs: [
        'Texts, pictures, software and the name Tarapath belong to us or to those named beside them. You may read, print and share for yourself, and quote with a link; everything else needs our written agreement. What you write stays yours; you let us store and show it where the service needs it, for as long as it is there.',
        `If something on the site infringes your rights or the law, tell the grievance officer. ${times.en.urgent} Pictures, voices or films made or changed by computer that could pass for real must be marked as such by those who post them; what we make ourselves that way is marked too.`,
      ],
    },
    {
      kind: 'text',
      id: 'ending',
      heading: 'Suspension and end',
      paragraphs: [
        'You may leave at any time; paid money goes back to its source. We may limit or end an account for a serious or repeated breach of these terms. We then name the reason and the evidence, before it takes effect unless somebody is in danger, and another person decides your objection. Paid money is refunded in that case too, less what you owe.',
      ],
    },
    {
      kind: 'text',
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We answer as the law says for our own fault and for services and goods that are deficient. For slight negligence our liability ends at the loss that was foreseeable. We do not answer for decisions you take on the strength of astrology, or for events nobody could prevent. Nothing here limits what the Consumer Protection Act, 2019 or other binding law gives you.',
      ],
    },
    {
      kind: 'text',
      id: 'law',
      heading: 'Law and courts',
      paragraphs: [
        'The law of India applies. Courts at the place named at the end have jurisdiction, or, where none is named, those that the law provides. As a consumer you may always go to the commission where you live or work.',
      ],
    },
    {
      kind: 'text',
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        `Use the form on the contact page or write to the grievance officer. You get a ticket number at once, an acknowledgement within ${times.en.acknowledgeHours} and a decision within ${times.en.answerDays}, as the IT Rules, 2021 ask since 20 February 2026. ${times.en.urgent} The E-Commerce Rules, 2020 allow ${purchaseTimes.acknowledgeHours} hours and ${purchaseTimes.answerMonths} month: the shorter times count for everything.`,
        'If you do not agree with the answer on content, you may appeal to the Grievance Appellate Committee within 30 days; as a consumer, call the National Consumer Helpline at 1915.',
      ],
    },
    {
      kind: 'text',
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        `${times.en.reminder} We announce a change here, with its date, 30 days before it applies, and ask for your agreement anew at your next sign-in. What you ordered before keeps the terms of its day. If one clause is void, the others stand.`,
      ],
    },
    { kind: 'company', id: 'company', heading: 'The company and its grievance officer' },
  ],
};

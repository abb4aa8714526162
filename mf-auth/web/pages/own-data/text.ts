import { tooOften } from 'shared/i18n/too-often';
import { hindi } from './text-hindi';

const english = {
  site: 'Tarapath',
  home: 'Home',
  profile: 'Your profile',
  title: 'Your data and consents',
  description:
    'What you agreed to on Tarapath and when, with one press to withdraw; your data as a file, its correction, and the erasure of your account.',
  lead: 'What you agreed to and when, your data as a file, and the way out. Each takes one press.',
  withdrawn: 'Your consent is withdrawn. It has taken effect.',
  given: 'Thank you, your consent is noted.',
  failed:
    'That did not work just now. Nothing was changed that you can not see here; please try again.',
  often: tooOften.en as string,
  named: 'Your nominee is noted.',
  unnamed: 'The nomination is taken back.',
  badNominee: 'Please enter a name, and one e-mail address or phone number.',
  unread: 'Please tick the box first: it says that you have read what is erased.',
  unavailable: 'Your consents could not be read just now. Please look again in a moment.',
  erasedTitle: 'Your account is erased.',
  erased:
    'You are signed out everywhere. Should you come back one day, signing in makes a new, empty account.',
  consents: 'What you agreed to',
  consentsLead: 'Two of these the account can not be without. The others are your free choice.',
  purposes: {
    terms: {
      name: 'Terms and conditions',
      about: 'The rules between you and us. Needed for the account.',
      page: '/terms-and-conditions',
    },
    account: {
      name: 'Your account',
      about:
        'Your number or e-mail, name, orders and wallet, to sign you in and to serve you. Needed for the account.',
      page: '/privacy-policy#account',
    },
    birth_details: {
      name: 'Saved birth details',
      about:
        'Births in your profile and your saved list, and kundlis kept for you. Withdrawing erases them.',
      page: '/privacy-policy#birth-details',
    },
    newsletter: {
      name: 'Newsletter',
      about: 'Mails about festivals, transits and the site, to your confirmed address.',
      page: '/privacy-policy#newsletter',
    },
  },
  isGiven: 'Agreed',
  isWithdrawn: 'Withdrawn',
  isNone: 'Not given',
  line: (date: string, source: string) => `on ${date}, ${source}`,
  sources: {
    sign_in: 'when signing in',
    profile: 'by saving the profile',
    kundli: 'by saving a birth with a kundli',
    newsletter: 'by a link in a mail',
    account: 'on this page',
    erasure: 'by erasing the account',
  },
  readNotice: (version: string) => `Read the notice of ${version}`,
  withdraw: 'Withdraw',
  give: 'Agree',
  toErase: 'Withdraw by erasing the account',
  bySaving: 'You agree when you save a birth.',
  needsEmail: 'Add an e-mail address first',
  history: 'The whole record',
  head: {
    at: 'When',
    purpose: 'For what',
    action: 'What',
    source: 'Where',
    version: 'Version of the notice',
    lang: 'Shown in',
  },
  langs: { en: 'English', hi: 'Hindi' },
  access: 'See and correct your data',
  accessLead:
    'One file in JSON, a format other programs can read, with everything the site keeps about you: account, sign-ins, consents, wallet, births, messages to us, and what would stay after an erasure.',
  download: 'Download my data',
  correct: 'Correct my details',
  erase: 'Erase your account',
  eraseLead: 'This withdraws everything and can not be undone.',
  goes: 'What goes, at once',
  goesItems: [
    'Your number, e-mail, name, picture and birth details, and your sign-ins on every device.',
    'Saved births, and the kundlis and matchings made while you were signed in.',
    'Messages you wrote to us, your nominee, and the newsletter to your address.',
  ],
  goesPromotional: (amount: string) => `Promotional credit of ${amount}: it was never paid money.`,
  stays: 'What stays, without your name or number',
  staysItems: [
    'Entries of payments, for the eight years that the law on books of account asks.',
    'The record of consents under a code that leads to nobody, for three years, to prove what was agreed.',
  ],
  blockedByBooking:
    'A booking or session of yours is running. You can erase the account when it has ended.',
  blockedByOpen: 'This is still under way. You can erase the account when it has ended:',
  blockedByMoney: (amount: string) =>
    `Your wallet holds ${amount} of paid money. It is yours: we first send it back to the card, account or UPI address it came from.`,
  askRefund: 'Ask for the refund',
  understood: 'I have read this, and I want my account to be erased.',
  eraseNow: 'Erase my account',
  askedFor: (date: string) =>
    `You asked for this on ${date}. A part of the site can not be reached just now, so nothing is erased yet. We go on by ourselves, and everything goes at once; you need not do anything.`,
  codeSent: (to: string) => `To be sure that it is you, we have sent a code to ${to}.`,
  code: '4-digit code',
  codeErrors: {
    wrong: 'This code is not right. Please try again.',
    late: 'This code is older than 5 minutes. Please begin again.',
    often: 'Too many attempts for now. Please wait a quarter of an hour.',
  },
  eraseForGood: 'Erase it for good',
  keepAccount: 'Keep my account',
  nominee: 'Your nominee',
  nomineeLead:
    'Somebody who may ask us to see, correct or erase your data should you die or be unable to act. They write to our grievance officer with a proof. If you give an e-mail address, we tell them that they were named.',
  nomineeNow: (name: string, contact: string, date: string) =>
    `${name} (${contact}), named on ${date}`,
  nomineeName: 'Name',
  nomineeContact: 'E-mail address or phone number',
  nameThem: 'Name as nominee',
  nameOther: 'Name this person instead',
  unname: 'Remove nominee',
};

export type OwnDataText = typeof english;
export const text: Record<'en' | 'hi', OwnDataText> = { en: english, hi: hindi };

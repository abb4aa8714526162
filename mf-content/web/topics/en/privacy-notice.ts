import type { TopicBlock } from '../../../model/topic';
import { listKeptInBrowser } from '../list-kept';

/** The itemised notice: each use of personal data by itself, as section 5 of the DPDP Act asks. */
export const notice: TopicBlock[] = [
  {
    kind: 'list',
    id: 'account',
    heading: 'Your account',
    intro: 'Needed: without these there is no account.',
    items: [
      {
        term: 'Data:',
        text: 'Mobile number or e-mail address; if you give them, name, gender and picture; where you are signed in, with device type and internet address.',
      },
      {
        term: 'Purpose:',
        text: 'To sign you in with a code, to keep others out, and to serve what you ask for.',
      },
      {
        term: 'Kept:',
        text: 'Until you erase the account. A code five minutes, then a day for support; a sign-in 30 days.',
      },
      { term: 'Received by:', text: 'The provider that sends the code by SMS or e-mail.' },
      { term: 'Your choice:', text: 'Withdraw by erasing the account, under “Your data”.' },
    ],
  },
  {
    kind: 'list',
    id: 'birth-details',
    heading: 'Birth details',
    intro:
      'Your choice. They can reveal a lot about a person, so we handle them with special care.',
    items: [
      {
        term: 'Data:',
        text: 'Date, time and place of birth, with a name if you give one: yours, or of a person who agreed or whose parent or guardian you are. Where your device is, only when you press “Use my location”: to about a hundred metres, and kept only in the place you then send.',
      },
      {
        term: 'Purpose:',
        text: 'To compute the chart or matching you ask for, and to fill in forms.',
      },
      {
        term: 'Kept:',
        text: 'Saved births and kept kundlis until you delete them. A kundli made without saving goes by itself after 90 days, and so does a matching, which is kept without names; whoever made it can delete it sooner.',
      },
      {
        term: 'Received by:',
        text: 'Nobody. Once consultations open: an astrologer, when you book and choose the birth to be read.',
      },
      {
        term: 'Your choice:',
        text: 'Withdraw with one press under “Your data”: all saved births, kundlis and matchings are then erased at once.',
      },
    ],
  },
  {
    kind: 'list',
    id: 'newsletter',
    heading: 'Newsletter',
    intro: 'Your choice, and never a condition for anything else.',
    items: [
      { term: 'Data:', text: 'Your e-mail address and the language you read.' },
      { term: 'Purpose:', text: 'A short letter on festivals, transits and the site.' },
      {
        term: 'Kept:',
        text: 'Until you leave. It starts only after you used the link we mail you.',
      },
      { term: 'Received by:', text: 'The provider that delivers our mail.' },
      {
        term: 'Your choice:',
        text: 'Leave with the link in every mail, or with one press under “Your data”.',
      },
    ],
  },
  {
    kind: 'list',
    id: 'services',
    heading: 'Consultations, bookings and orders',
    intro:
      'Needed for what you order or book, and asked for only then. Consultations are not open yet; what is said of them counts from the day they open.',
    items: [
      {
        term: 'Data:',
        text: 'What you bought or booked; name, address and mobile number for delivery; names, gotra, wish and video of a puja; amounts and payment references; a bank account only where a refund can not go back to its source. What you write or say in a consultation. Card numbers and UPI addresses stay with the payment provider, Razorpay.',
      },
      {
        term: 'Purpose:',
        text: 'To deliver or perform it, to collect and give back money, to bill consultations by the second, to settle complaints, and to keep the accounts tax law asks for.',
      },
      {
        term: 'Kept:',
        text: 'As the list below says. Conversations until you erase the account or a complaint about them is closed; invoices and payment records as long as tax law says.',
      },
      {
        term: 'Received by:',
        text: 'The courier for a parcel, the temple or pandit for a puja, an astrologer for a consultation, and the providers of payments and calls.',
      },
      {
        term: 'Your choice:',
        text: 'You decide what to tell. An astrologer never gets your number or address.',
      },
    ],
  },
  {
    kind: 'list',
    id: 'messages',
    heading: 'Messages and complaints to us',
    items: [
      { term: 'Data:', text: 'Your name, an address or number, and what you write.' },
      { term: 'Purpose:', text: 'To answer, to follow up, and to show that we did.' },
      {
        term: 'Kept:',
        text: 'A year, as the list below says.',
      },
      { term: 'Received by:', text: 'Our support; complaints go to the grievance officer.' },
    ],
  },
  {
    kind: 'list',
    id: 'technical',
    heading: 'Cookies and technical data',
    intro:
      'Needed for the site to work and to stay safe. There are no advertising or tracking cookies. Signing out clears all of it. On the public site the names of cookies other than userDetails begin with __Host-.',
    items: [
      ...listKeptInBrowser('en'),
      {
        term: 'Logs:',
        text: 'Internet address, page and errors, and in a log of its own wrong codes, locks and refusals with address and account, for the year the Rules of 2025 ask for, to find faults and attacks.',
      },
    ],
  },
];

import { z } from 'shared/contracts/zod';
import { contactLine } from './contact-line';
import { defineEndpoint } from './contract';

/** What a message may be about. Complaints and questions on personal data go to the grievance officer. */
export const contactTopics = [
  'question',
  'booking',
  'payment',
  'complaint',
  'privacy',
  'unsafe',
] as const;

/** What a message is about. */
export type ContactTopic = (typeof contactTopics)[number];

/** Takes a message to the people behind the site and gives it a ticket number. */
export const createContactRequest = defineEndpoint({
  id: 'content.create_contact_request',
  owner: 'mf-content',
  method: 'POST',
  path: '/api/create_contact_request',
  summary: 'Keeps a message to the support, sends it on, and answers with its ticket number.',
  body: z.object({
    name: z.string().trim().min(1).max(80),
    /** An e-mail address or a phone number. */
    contact: contactLine,
    topic: z.enum(contactTopics),
    message: z.string().trim().min(10).max(4000),
    /** `order:12` or `booking:7`, of who is signed in; what is no reference is ignored. */
    about: z.string().optional(),
  }),
  answer: z.object({ status: z.literal(200), data: z.object({ ticket: z.string() }) }),
  caller: 'anyone',
  allowance: { count: 60, seconds: 3600 },
});

/** Who is behind the site: the company, its addresses, and the grievance officer Indian law asks for. */
export const getContactDetails = defineEndpoint({
  id: 'content.get_contact_details',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_contact_details',
  summary: 'Gives the company, its addresses and the grievance officer of the site.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      email: z.string(),
      postal_address: z.array(z.string()),
      grievance_officer: z.object({ name: z.string(), email: z.string() }),
      /** Null where the settings say nothing of the company. */
      company: z
        .object({
          name: z.string(),
          registration: z.array(z.string()),
          phone: z.string().nullable(),
          hours: z.string().nullable(),
          officer_phone: z.string().nullable(),
          jurisdiction: z.string().nullable(),
        })
        .nullable(),
    }),
  }),
  caller: 'anyone',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
});

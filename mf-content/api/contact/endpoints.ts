import { createContactRequest, getContactDetails } from 'shared/contracts/content-contact';
import {
  answer,
  refuseTooMany,
  serve,
  type ApiDeps,
  type BoundEndpoint,
  type CompanyFacts,
} from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { mailToSender, mailToSupport } from './contact-mails';
import { keepRequest } from './keep-request';

type Deps = Pick<ApiDeps, 'allowances' | 'settings' | 'messenger' | 'log'>;

const A_DAY = { count: 5, seconds: 86_400 };

/** Messages to the people behind the site, and who they are. */
export function contactEndpoints(
  db: Database,
  { allowances, settings, messenger, log }: Deps,
): BoundEndpoint[] {
  return [
    serve(createContactRequest, async ({ body }, ctx) => {
      // the contract limits the sender; this, what one mailbox gets when others name it as theirs
      const taken = await allowances.take({
        ...A_DAY,
        key: `contact:${body.contact.toLowerCase()}`,
      });
      if (!taken.ok) return refuseTooMany(taken.retryAfter);
      const ticket = await keepRequest(db, body, ctx, settings.secrets.hashing);
      const mails = [
        mailToSupport(ticket, body, settings.contact),
        mailToSender(ticket, body, ctx.lang),
      ];
      // the message is kept: a mail that does not leave must not lose it
      for (const mail of mails)
        if (mail)
          await messenger
            .email(mail)
            .catch((error: unknown) =>
              log.error({ err: error, ticket }, 'a contact mail was not sent'),
            );
      return answer({ status: 200 as const, data: { ticket } });
    }),
    serve(getContactDetails, async () => {
      const { email, postalAddress, grievanceOfficer, company } = settings.contact;
      return answer({
        status: 200 as const,
        data: {
          email,
          postal_address: postalAddress,
          grievance_officer: grievanceOfficer,
          company: company ? describeCompany(company) : null,
        },
      });
    }),
  ];
}

function describeCompany({ officerPhone, ...company }: CompanyFacts) {
  return { ...company, officer_phone: officerPhone };
}

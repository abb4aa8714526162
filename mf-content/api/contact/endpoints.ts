import { drizzle } from 'drizzle-orm/node-postgres';
import { createContactRequest, getContactDetails } from 'shared/contracts/content-contact';
import { readReference } from 'shared/contracts/message-reference';
import {
  answer,
  refuseTooMany,
  serve,
  type ApiDeps,
  type BoundEndpoint,
  type CompanyFacts,
} from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { mailToSender, mailToSupport } from './contact-mails';
import { keepRequest } from './keep-request';

type Deps = Pick<ApiDeps, 'pool' | 'allowances' | 'settings' | 'messenger'>;

const A_DAY = { count: 5, seconds: 86_400 };

/** Messages to the people behind the site, and who they are. */
export function contactEndpoints({ pool, allowances, settings, messenger }: Deps): BoundEndpoint[] {
  return [
    serve(createContactRequest, async ({ body }, ctx) => {
      // the contract limits the sender; this, what one mailbox gets when others name it as theirs
      const taken = await allowances.take({
        ...A_DAY,
        key: `contact:${body.contact.toLowerCase()}`,
      });
      if (!taken.ok) return refuseTooMany(taken.retryAfter);
      const request = { ...body, about: ctx.session ? readReference(body.about) : null };
      // kept and told of, or neither
      const ticket = await inTransaction(pool, async (client) => {
        const kept = await keepRequest(drizzle(client), request, ctx, settings.secrets.hashing);
        const mails = [
          mailToSupport(kept, request, settings.contact),
          mailToSender(kept, request, ctx.lang),
        ];
        for (const mail of mails) if (mail) await messenger.queueEmail(mail, { client });
        return kept;
      });
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

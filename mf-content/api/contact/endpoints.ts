import { createContactRequest, getContactDetails } from 'shared/contracts/content-contact';
import { answer, refuse, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { mailToSender, mailToSupport } from './contact-mails';
import { keepRequest } from './keep-request';

type Deps = Pick<ApiDeps, 'settings' | 'messenger' | 'log'>;

/** Messages to the people behind the site, and who they are. */
export function contactEndpoints(
  db: Database,
  { settings, messenger, log }: Deps,
): BoundEndpoint[] {
  return [
    serve(createContactRequest, async ({ body }, ctx) => {
      const ticket = await keepRequest(db, body, ctx, settings.sessionSecret);
      if (ticket === null) return refuse('too_many_requests');
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
      const { email, postalAddress, grievanceOfficer } = settings.contact;
      return answer({
        status: 200 as const,
        data: { email, postal_address: postalAddress, grievance_officer: grievanceOfficer },
      });
    }),
  ];
}

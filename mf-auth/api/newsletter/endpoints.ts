import { sql } from 'drizzle-orm';
import { sendSubscribeEmail, unsubscribe, verifyEmail } from 'shared/contracts/auth-email-links';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import type { Database, Transaction } from '../data/database';
import { subscribers } from '../data/schema';
import { shareTransaction } from '../data/share-transaction';
import { recordConsent } from '../consent/consent-rows';
import { subjectOfAddress } from '../consent/subject-hash';
import { applyLink } from '../email-links/link-rows';
import { sendNewsletterLink } from '../email-links/send-link';
import { leaveHashes } from './leave-token';
import { checkNewsletterEmail } from './newsletter-email';
import { findByLeaveToken, leaveNewsletter } from './subscriber-rows';

const sentMessage = 'Verification Email Sent Successfully! Please check your mail.';

/** Newsletter with double opt-in, and the links that confirm addresses. */
export function newsletterEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  return [
    serve(sendSubscribeEmail, async ({ body }, ctx) => {
      const checked = checkNewsletterEmail(body.email);
      if (!checked.ok) {
        return refuse('invalid_input', {
          message: checked.message,
          fields: { 'body.email': checked.message },
        });
      }
      // A mailbox gets at most three of these a day; the answer is the same, so it tells nobody anything.
      const perMailbox = await deps.allowances.take({
        key: `newsletter-mailbox:${checked.email}`,
        count: 3,
        seconds: 86_400,
      });
      const keep = (tx: Transaction) =>
        tx
          .insert(subscribers)
          .values({
            email: checked.email,
            state: 'pending',
            lang: ctx.lang,
            ...leaveHashes(checked.email, deps.settings.secrets.links),
          })
          .onConflictDoUpdate({
            target: subscribers.email,
            set: {
              lang: sql`excluded.lang`,
              leaveHash: sql`excluded.leave_hash`,
              formerLeaveHash: sql`excluded.former_leave_hash`,
              state: sql`case when ${subscribers.state} = 'left' then 'pending' else ${subscribers.state} end`,
              // who comes back has as long to confirm as who comes first
              createdAt: sql`case when ${subscribers.state} = 'left' then now() else ${subscribers.createdAt} end`,
              leftAt: null,
            },
          });
      if (perMailbox.ok)
        await shareTransaction(deps.pool, async (tx, client) => {
          await keep(tx);
          await sendNewsletterLink({ tx, client }, deps, checked.email, ctx.lang);
        });
      return answer({ status: 200 as const, message: sentMessage });
    }),

    serve(verifyEmail, async ({ params }, { lang }) => {
      const secret = deps.settings.secrets.hashing;
      const purpose = await applyLink(database, params.token, { lang, secret });
      return purpose ? answer({ status: 200 as const, data: { purpose } }) : refuse('bad_token');
    }),

    serve(unsubscribe, async ({ params }, { lang }) => {
      const { links, hashing } = deps.settings.secrets;
      const hasLeft = await database.transaction(async (tx) => {
        const email = await findByLeaveToken(tx, params.token, links);
        if (email === null) return false;
        await leaveNewsletter(tx, email);
        const subject = subjectOfAddress(email, hashing);
        const line = { purpose: 'newsletter', action: 'withdrawn', source: 'newsletter' } as const;
        await recordConsent(tx, { ...line, subject, lang });
        return true;
      });
      return hasLeft ? answer({ status: 200 as const }) : refuse('bad_token');
    }),
  ];
}

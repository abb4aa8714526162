import type { PoolClient } from 'pg';
import { getSingleUser, updateUser } from 'shared/contracts/auth';
import type { UserRecord } from 'shared/contracts/auth';
import type { ParsedInputOf } from 'shared/contracts/contract';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import { recordConsent } from '../consent/consent-rows';
import { subjectOfCustomer } from '../consent/subject-hash';
import type { Database } from '../data/database';
import { shareTransaction } from '../data/share-transaction';
import { cancelProfileLinks } from '../email-links/link-rows';
import { mailEmailChange } from '../email-links/email-change-mail';
import { sendProfileLink } from '../email-links/send-link';
import { refuseWithoutCode } from '../one-time-codes/fresh-code';
import { readUser, removeEmail, writeUser } from './user-rows';

type FreshCode = ParsedInputOf<typeof updateUser>['body']['fresh_code'];

/** A customer's own record. */
export function userEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  /** Null when the address is saved or waits for its link; it takes a fresh code. */
  async function changeEmail(
    user: UserRecord,
    { email, fresh_code }: { email: string | null; fresh_code?: FreshCode },
    ctx: CallContext,
  ): Promise<Outcome<never> | null> {
    if (email?.toLowerCase() === user.email?.toLowerCase()) {
      await cancelProfileLinks(database, user.id);
      return null;
    }
    if (email === null && user.phone === null) {
      return refuse('invalid_input', {
        fields: { 'body.email': 'You sign in with this address, so it can only be changed.' },
      });
    }
    const refusal = await refuseWithoutCode(database, deps, 'email', fresh_code, ctx);
    if (refusal) return refusal;
    const former = user.email;
    const tellFormer = async (client: PoolClient) =>
      former !== null && mailEmailChange(deps.messenger, former, ctx.lang, client);
    if (email === null) {
      await shareTransaction(deps.pool, async (tx, client) => {
        await cancelProfileLinks(tx, user.id);
        await removeEmail(tx, user.id);
        await tellFormer(client);
      });
      return null;
    }
    const key = `profile-email:${user.id}`;
    const taken = await deps.allowances.take({ key, count: 5, seconds: 3600 });
    if (!taken.ok) {
      return refuse('too_many_requests', {
        fields: { 'body.email': 'Please wait before asking for another link.' },
      });
    }
    await shareTransaction(deps.pool, async (tx, client) => {
      await tellFormer(client);
      await sendProfileLink({ tx, client }, deps, { userId: user.id, email }, ctx.lang);
    });
    return null;
  }

  return [
    serve(getSingleUser, async ({ params }) => {
      const data = await readUser(database, params.userId);
      return data ? answer({ status: 200 as const, data }) : refuse('not_found');
    }),

    serve(updateUser, async ({ params, body }, ctx) => {
      const user = await readUser(database, params.id);
      if (!user) return refuse('not_found');
      if (body.email !== undefined) {
        const refusal = await changeEmail(user, { ...body, email: body.email }, ctx);
        if (refusal) return refusal;
      }
      await database.transaction(async (tx) => {
        await writeUser(tx, user.id, body);
        if (body.birth_date || body.birth_time || body.birth_place) {
          const subject = subjectOfCustomer(user, deps.settings.secrets.hashing);
          const line = { purpose: 'birth_details', action: 'given', source: 'profile' } as const;
          await recordConsent(tx, { ...line, subject, lang: ctx.lang });
        }
      });
      const data = await readUser(database, params.id);
      return data ? answer({ status: 200 as const, data }) : refuse('not_found');
    }),
  ];
}

import { eq } from 'drizzle-orm';
import {
  changeConsent,
  consentPurposes,
  eraseAccount,
  getConsents,
  getOwnData,
  necessaryPurposes,
  noticeVersions,
} from 'shared/contracts/auth-consent';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { refuseWithoutCode } from '../one-time-codes/fresh-code';
import { clearedSessionCookie } from '../sessions/session-cookie';
import { changeOptional } from './change-optional';
import { collectOwnData } from './collect-own-data';
import { findStanding, listConsents } from './consent-rows';
import { eraseAccountOf } from './carry-out-erasure';
import { findErasureBlock } from './erasure-block';
import { allSubjectHashes } from './subject-hash';

/** What a customer agreed to, and the rights to withdraw, to see and to be forgotten. */
export function consentEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { hashing: secret } = deps.settings.secrets;
  return [
    serve(getConsents, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { id, email } = session;
      const addressHashes = email === null ? [] : allSubjectHashes(email, secret);
      const [history, block, [pending]] = await Promise.all([
        listConsents(database, { userId: id, addressHashes }),
        findErasureBlock(database, deps, session),
        database.select().from(erasures).where(eq(erasures.userId, id)),
      ]);
      const latest = findStanding(history);
      const standing = consentPurposes.map((purpose) => ({
        purpose,
        is_necessary: necessaryPurposes.includes(purpose),
        current_version: noticeVersions[purpose],
        latest: latest.get(purpose) ?? null,
      }));
      const erasure = {
        blocked_by: block.blockedBy,
        paid: block.paid.toString(),
        promotional: block.promotional.toString(),
        open: block.open,
        requested_at: pending?.requestedAt.toISOString() ?? null,
      };
      return answer({ status: 200 as const, data: { standing, history, email, erasure } });
    }),

    serve(changeConsent, async ({ body }, { session, lang }) => {
      if (!session) return refuse('not_signed_in');
      const { purpose } = body;
      if (purpose === 'terms' || purpose === 'account') {
        return refuse('conflict', {
          message: 'The account can not be without this. To withdraw, erase the account.',
        });
      }
      const given = { ...body, purpose, lang };
      const outcome = await changeOptional(database, deps, session, given);
      if (outcome === 'changed') return answer({ status: 200 as const });
      if (outcome === 'down') return refuse('unavailable');
      return refuse('conflict', {
        message: 'Please confirm an email address in your profile first.',
      });
    }),

    serve(getOwnData, async (_input, { session, lang }) => {
      if (!session) return refuse('not_signed_in');
      const data = await collectOwnData(database, deps, session, lang);
      const disposition = 'attachment; filename="tarapath-data.json"';
      return answer(
        { status: 200 as const, data },
        { headers: { 'content-disposition': disposition } },
      );
    }),

    serve(eraseAccount, async ({ body }, ctx) => {
      const { session } = ctx;
      if (!session) return refuse('not_signed_in');
      const refusal = await refuseWithoutCode(database, deps, 'erasure', body.fresh_code, ctx);
      if (refusal) return refusal;
      const outcome = await eraseAccountOf(database, deps, session, ctx.lang);
      if (outcome === 'pending') return answer({ status: 202 as const }, { status: 202 });
      if (outcome !== 'erased') return refuse('conflict', { message: blockMessages[outcome] });
      deps.logSecurity({ event: 'erasure', address: ctx.address, account: session.id });
      return answer(
        { status: 200 as const },
        {
          cookies: [clearedSessionCookie],
          headers: { 'Clear-Site-Data': '"cache", "cookies", "storage"' },
        },
      );
    }),
  ];
}

const blockMessages = {
  paid_money: 'Paid money in the wallet has to go back to its source first.',
  running_booking: 'An order or a booking is running. The account can be erased when it has ended.',
};

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
import type { Database } from '../data/database';
import { clearedSessionCookie } from '../sessions/session-cookie';
import { removePicture } from '../users/replace-picture';
import { changeOptional } from './change-optional';
import { collectOwnData } from './collect-own-data';
import { findStanding, listConsents } from './consent-rows';
import { eraseCustomer } from './erase-customer';
import { readMoneyLeft } from './money-left';
import { mailErased } from './erasure-mail';
import { allSubjectHashes } from './subject-hash';

/** What a customer agreed to, and the rights to withdraw, to see and to be forgotten. */
export function consentEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { hashing: secret, links } = deps.settings.secrets;
  return [
    serve(getConsents, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const { id, email } = session;
      const addressHashes = email === null ? [] : allSubjectHashes(email, secret);
      const [history, money] = await Promise.all([
        listConsents(database, { userId: id, addressHashes }),
        readMoneyLeft(database, id),
      ]);
      const latest = findStanding(history);
      const standing = consentPurposes.map((purpose) => ({
        purpose,
        is_necessary: necessaryPurposes.includes(purpose),
        current_version: noticeVersions[purpose],
        latest: latest.get(purpose) ?? null,
      }));
      const erasure = {
        blocked_by: money.blockedBy,
        paid: money.paid.toString(),
        promotional: money.promotional.toString(),
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
      const isChanged = await changeOptional(database, session, {
        ...body,
        purpose,
        lang,
        secret,
        links,
      });
      return isChanged
        ? answer({ status: 200 as const })
        : refuse('conflict', { message: 'Please confirm an email address in your profile first.' });
    }),

    serve(getOwnData, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const data = await collectOwnData(database, session, secret);
      const disposition = 'attachment; filename="tarapath-account.json"';
      return answer(
        { status: 200 as const, data },
        { headers: { 'content-disposition': disposition } },
      );
    }),

    serve(eraseAccount, async (_input, { session, lang, address }) => {
      if (!session) return refuse('not_signed_in');
      const blockedBy = await eraseCustomer(database, session, { lang, secret });
      if (blockedBy) return refuse('conflict', { message: blockMessages[blockedBy] });
      deps.logSecurity({ event: 'erasure', address, account: session.id });
      // the account is gone, and the answer must say so
      await removePicture(deps.pictures, session.img).catch((error: unknown) =>
        deps.log.error(
          { reason: String(error) },
          'the picture of an erased account is still there',
        ),
      );
      if (session.email) await mailErased(deps, session.email, lang);
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
  running_booking: 'A booking is running. The account can be erased when it has ended.',
};

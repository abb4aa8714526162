import type { PoolClient } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';
import type { Transaction } from '../data/database';
import { leaveToken } from '../newsletter/leave-token';
import { leaveAddress, linkAddress, writeNewsletterMail, writeProfileMail } from './link-mails';
import { cancelProfileLinks, insertLink } from './link-rows';

type MailDeps = Pick<ApiDeps, 'messenger' | 'settings'>;

/** A transaction, and the connection it is of. */
interface Open {
  tx: Transaction;
  client: PoolClient;
}

/** Mails a link that confirms a profile's new address, when it is stored; older open links end. */
export async function sendProfileLink(
  { tx, client }: Open,
  { messenger, settings }: MailDeps,
  { userId, email }: { userId: number; email: string },
  lang: Lang,
): Promise<void> {
  await cancelProfileLinks(tx, userId);
  const token = await insertLink(tx, { purpose: 'profile', userId, email });
  const link = linkAddress(settings.publicUrl, token, lang);
  await messenger.queueEmail({ to: email, ...writeProfileMail(link, lang) }, { client });
}

/** Mails a link that confirms a newsletter subscription, when it is stored. */
export async function sendNewsletterLink(
  { tx, client }: Open,
  { messenger, settings }: MailDeps,
  email: string,
  lang: Lang,
): Promise<void> {
  const { publicUrl, secrets } = settings;
  const leave = leaveAddress(publicUrl, leaveToken(email, secrets.links), lang);
  const token = await insertLink(tx, { purpose: 'newsletter', userId: null, email });
  const link = linkAddress(publicUrl, token, lang);
  await messenger.queueEmail({ to: email, ...writeNewsletterMail(link, leave, lang) }, { client });
}

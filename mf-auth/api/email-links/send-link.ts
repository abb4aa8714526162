import type { ApiDeps } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';
import type { Database } from '../data/database';
import { leaveToken } from '../newsletter/leave-token';
import type { Mail } from './link-mails';
import { leaveAddress, linkAddress, writeNewsletterMail, writeProfileMail } from './link-mails';
import { cancelProfileLinks, deleteLink, insertLink } from './link-rows';

type MailDeps = Pick<ApiDeps, 'messenger' | 'settings' | 'log'>;

/** Mails a link that confirms a profile's new address; older open links end. False: not sent. */
export async function sendProfileLink(
  database: Database,
  deps: MailDeps,
  { userId, email }: { userId: number; email: string },
  lang: Lang,
): Promise<boolean> {
  await cancelProfileLinks(database, userId);
  const token = await insertLink(database, { purpose: 'profile', userId, email });
  return deliver(database, deps, { email, token, lang, write: writeProfileMail });
}

/** Mails a link that confirms a newsletter subscription. False: not sent. */
export async function sendNewsletterLink(
  database: Database,
  deps: MailDeps,
  email: string,
  lang: Lang,
): Promise<boolean> {
  const { publicUrl, secrets } = deps.settings;
  const leave = leaveAddress(publicUrl, leaveToken(email, secrets.links), lang);
  const token = await insertLink(database, { purpose: 'newsletter', userId: null, email });
  return deliver(database, deps, {
    email,
    token,
    lang,
    write: (link) => writeNewsletterMail(link, leave, lang),
  });
}

async function deliver(
  database: Database,
  { messenger, settings, log }: MailDeps,
  mail: {
    email: string;
    token: string;
    lang: Lang;
    write: (link: string, lang: Lang) => Mail;
  },
): Promise<boolean> {
  try {
    const link = linkAddress(settings.publicUrl, mail.token, mail.lang);
    await messenger.email({ to: mail.email, ...mail.write(link, mail.lang) });
    return true;
  } catch (error) {
    log.error({ reason: String(error) }, 'a confirmation link was not sent');
    await deleteLink(database, mail.token);
    return false;
  }
}

import { localPath } from 'shared/i18n/local-path';
import { staffRoles, type StaffRole } from 'shared/contracts/staff-roles';
import type { Lang } from 'shared/remote-kit/page';
import type { Mail } from '../email-links/link-mails';

/** Where the mailed link leads; accepting takes more than opening it. */
export function invitationAddress(publicUrl: string, token: string, lang: Lang): string {
  return `${publicUrl}${localPath(lang, `/admin/invitation/${token}`)}`;
}

export function writeInvitationMail(
  { link, invitedBy, roles }: { link: string; invitedBy: string; roles: readonly StaffRole[] },
  lang: Lang,
): Mail {
  const names = roles.map((role) => staffRoles[role].name[lang]).join(', ');
  const mails = {
    en: {
      subject: 'Your invitation to the Tarapath back office',
      text: `Namaste,\n\n${invitedBy} invites you to work in the back office of Tarapath as: ${names}.\n\n${link}\n\nThe link works once, for three days. You will need an authenticator app on your phone (for example Aegis, Google Authenticator or 1Password).\n\nIf you know nothing of this, please ignore this message and tell us.\n\nTarapath`,
    },
    hi: {
      subject: 'तारापथ के कार्यालय में आपका निमंत्रण',
      text: `नमस्ते,\n\n${invitedBy} आपको तारापथ के कार्यालय में इस भूमिका के लिए बुलाते हैं: ${names}।\n\n${link}\n\nयह लिंक तीन दिन तक और एक ही बार काम करता है। आपके फ़ोन पर एक ऑथेंटिकेटर ऐप चाहिए (जैसे Aegis, Google Authenticator या 1Password)।\n\nयदि आपको इसकी जानकारी नहीं है, तो इस संदेश को अनदेखा करें और हमें बताएँ।\n\nतारापथ`,
    },
  };
  return mails[lang];
}

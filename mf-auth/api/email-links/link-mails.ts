import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';

/** What a mail says; headers for mail programs that offer to unsubscribe by themselves (RFC 8058). */
export interface Mail {
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Where the mailed link leads; the page there asks for a click, so mail scanners confirm nothing. */
export function linkAddress(publicUrl: string, token: string, lang: Lang): string {
  return `${publicUrl}${localPath(lang, `/verify-email/${token}`)}`;
}

/** Where a newsletter's reader leaves: the page asks, and mail programs may post to it (RFC 8058). */
export function leaveAddress(publicUrl: string, token: string, lang: Lang): string {
  return `${publicUrl}${localPath(lang, `/unsubscribe/${token}`)}`;
}

export function writeProfileMail(link: string, lang: Lang): Mail {
  const mails = {
    en: {
      subject: 'Confirm your email address for Tarapath',
      text: `Namaste,\n\nPlease confirm that this email address belongs to your Tarapath profile:\n\n${link}\n\nThe link works for 48 hours. If you did not ask for it, you can ignore this message and nothing changes.\n\nTarapath`,
    },
    hi: {
      subject: 'तारापथ के लिए अपना ईमेल पता पक्का करें',
      text: `नमस्ते,\n\nकृपया पक्का करें कि यह ईमेल पता आपकी तारापथ प्रोफ़ाइल का है:\n\n${link}\n\nयह लिंक 48 घंटे तक काम करता है। यदि आपने यह नहीं माँगा था, तो इस संदेश को अनदेखा कर दें, कुछ नहीं बदलेगा।\n\nतारापथ`,
    },
  };
  return mails[lang];
}

export function writeNewsletterMail(link: string, leave: string, lang: Lang): Mail {
  const mails = {
    en: {
      subject: 'Confirm the Tarapath newsletter',
      text: `Namaste,\n\nThis address was entered for the Tarapath newsletter. If that was you, please confirm it here:\n\n${link}\n\nThe link works for 48 hours. Without your confirmation we send nothing further to this address.\n\nTarapath\n\nUnsubscribe: ${leave}`,
    },
    hi: {
      subject: 'तारापथ न्यूज़लेटर की पुष्टि करें',
      text: `नमस्ते,\n\nयह पता तारापथ के न्यूज़लेटर के लिए दर्ज किया गया है। यदि यह आपने किया है, तो कृपया यहाँ पुष्टि करें:\n\n${link}\n\nयह लिंक 48 घंटे तक काम करता है। आपकी पुष्टि के बिना हम इस पते पर और कुछ नहीं भेजेंगे।\n\nतारापथ\n\nसदस्यता छोड़ें: ${leave}`,
    },
  };
  return {
    ...mails[lang],
    headers: {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

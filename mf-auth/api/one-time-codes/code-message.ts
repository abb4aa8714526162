import type { Lang } from 'shared/remote-kit/page';
import type { CodePurpose } from '../data/schema';

const allows = {
  en: {
    sign_in: 'for signing in',
    email: 'for another email address in your account',
    erasure: 'for ERASING your account',
    staff: 'for the back office',
  },
  hi: {
    sign_in: 'साइन इन करने के लिए',
    email: 'खाते का ईमेल पता बदलने के लिए',
    erasure: 'खाता मिटाने के लिए',
    staff: 'कार्यालय में साइन इन करने के लिए',
  },
};

/** SMS text; the last line binds the code to this site so that the browser can offer it (WebOTP). */
export function writeCodeSms(
  code: string,
  purpose: CodePurpose,
  publicUrl: string,
  lang: Lang,
): string {
  const host = new URL(publicUrl).hostname;
  const what = allows[lang][purpose];
  const text = {
    en: `${code} is your Tarapath code ${what}. It is valid for 5 minutes. Please share it with nobody.`,
    hi: `${code} ${what} आपका तारापथ कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  };
  return `${text[lang]}\n\n@${host} #${code}`;
}

/** The e-mail with a code, for customers outside India. */
export function writeCodeEmail(
  code: string,
  purpose: CodePurpose,
  lang: Lang,
): { subject: string; text: string } {
  const what = allows[lang][purpose];
  const mails = {
    en: {
      subject: `${code} is your Tarapath code`,
      text: `Namaste,\n\nYour code ${what} is ${code}. It is valid for 5 minutes and works once.\n\nIf you did not ask for it, you can ignore this message. Please share the code with nobody; we never ask for it.\n\nTarapath`,
    },
    hi: {
      subject: `${code} आपका तारापथ कोड है`,
      text: `नमस्ते,\n\n${what} आपका कोड ${code} है। यह 5 मिनट तक मान्य है और एक ही बार काम करता है।\n\nयदि आपने यह कोड नहीं माँगा था, तो इस संदेश को अनदेखा कर दें। कोड किसी को न बताएँ; हम इसे कभी नहीं पूछते।\n\nतारापथ`,
    },
  };
  return mails[lang];
}

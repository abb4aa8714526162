import type { Lang } from 'shared/remote-kit/page';

/** SMS text; the last line binds the code to this site so that the browser can offer it (WebOTP). */
export function writeCodeSms(code: string, publicUrl: string, lang: Lang): string {
  const host = new URL(publicUrl).hostname;
  const text = {
    en: `${code} is your Tarapath code. It is valid for 5 minutes. Please share it with nobody.`,
    hi: `${code} आपका तारापथ कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
  };
  return `${text[lang]}\n\n@${host} #${code}`;
}

/** The e-mail with a code, for customers outside India. */
export function writeCodeEmail(code: string, lang: Lang): { subject: string; text: string } {
  const mails = {
    en: {
      subject: `${code} is your Tarapath code`,
      text: `Namaste,\n\nYour code for signing in is ${code}. It is valid for 5 minutes and works once.\n\nIf you did not ask for it, you can ignore this message. Please share the code with nobody; we never ask for it.\n\nTarapath`,
    },
    hi: {
      subject: `${code} आपका तारापथ कोड है`,
      text: `नमस्ते,\n\nसाइन इन करने के लिए आपका कोड ${code} है। यह 5 मिनट तक मान्य है और एक ही बार काम करता है।\n\nयदि आपने यह कोड नहीं माँगा था, तो इस संदेश को अनदेखा कर दें। कोड किसी को न बताएँ; हम इसे कभी नहीं पूछते।\n\nतारापथ`,
    },
  };
  return mails[lang];
}

import type { PoolClient } from 'pg';
import type { Messenger } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';

const mails = {
  en: {
    subject: 'The email address of your Tarapath account is being changed',
    text: 'Namaste,\n\nwith a code sent to the owner of your Tarapath account, somebody asked for another email address in place of this one, or for none. A new address counts once its link is opened.\n\nIf it was not you, somebody may have your phone or your mailbox: please sign in, end the other sessions in your profile, and write to us at once.\n\nTarapath',
  },
  hi: {
    subject: 'आपके तारापथ खाते का ईमेल पता बदला जा रहा है',
    text: 'नमस्ते,\n\nआपके तारापथ खाते के मालिक को भेजे गए कोड से किसी ने इस ईमेल पते की जगह दूसरा पता माँगा है, या इसे हटाया है। नया पता तब मान्य होता है जब उसका लिंक खोला जाता है।\n\nयदि यह आपने नहीं किया, तो हो सकता है आपका फ़ोन या मेलबॉक्स किसी और के हाथ लगा हो: कृपया साइन इन करें, प्रोफ़ाइल में बाक़ी सत्र समाप्त करें और हमें तुरंत लिखें।\n\nतारापथ',
  },
};

/** Tells the address that is to be replaced, when the change is written down. */
export const mailEmailChange = (
  messenger: Messenger,
  to: string,
  lang: Lang,
  client: PoolClient,
): Promise<void> => messenger.queueEmail({ to, ...mails[lang] }, { client });

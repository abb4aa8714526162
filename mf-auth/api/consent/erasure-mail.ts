import type { PoolClient } from 'pg';
import type { Messenger } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';

const mails = {
  en: {
    subject: 'Your Tarapath account has been erased',
    text: 'Namaste,\n\nas you asked, your Tarapath account and its personal data have been erased. Records of payments stay for as long as tax law asks, without your name or number.\n\nIf it was not you who asked, please write to us at once: somebody may have had your phone.\n\nTarapath',
  },
  hi: {
    subject: 'आपका तारापथ खाता मिटा दिया गया है',
    text: 'नमस्ते,\n\nआपके कहने पर आपका तारापथ खाता और उसका निजी डेटा मिटा दिया गया है। भुगतान का लेखा, आपके नाम और नंबर के बिना, उतने समय तक रहता है जितना कर क़ानून माँगता है।\n\nयदि यह आपने नहीं कहा था, तो हमें तुरंत लिखें: हो सकता है आपका फ़ोन किसी और के हाथ लगा हो।\n\nतारापथ',
  },
};

/** Tells the former customer, when the account is gone. */
export const mailErased = (
  messenger: Messenger,
  to: string,
  lang: Lang,
  client: PoolClient,
): Promise<void> => messenger.queueEmail({ to, ...mails[lang] }, { client });

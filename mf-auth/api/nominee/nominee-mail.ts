import type { PoolClient } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Lang } from 'shared/remote-kit/page';

const mails = {
  en: (officer: string) => ({
    subject: 'You were named as a nominee at Tarapath',
    text: `Namaste,\n\nsomebody who has an account with Tarapath named you as their nominee: should they die or be unable to act, you may ask us to see, correct or erase their data. You need not do anything now.\n\nShould the day come, please write to our grievance officer: ${officer}. We ask for a proof of what happened and of who you are.\n\nIf you do not want to be named, tell us at the same address.\n\nTarapath`,
  }),
  hi: (officer: string) => ({
    subject: 'तारापथ पर आपको नामांकित किया गया है',
    text: `नमस्ते,\n\nतारापथ पर खाता रखने वाले किसी व्यक्ति ने आपको नामांकित किया है: यदि उनकी मृत्यु हो जाए या वे स्वयं कुछ न कर सकें, तो आप उनका डेटा देखने, सुधारने या मिटाने के लिए हमसे कह सकते हैं। अभी आपको कुछ नहीं करना है।\n\nज़रूरत पड़ने पर हमारे शिकायत अधिकारी को लिखें: ${officer}। हम घटना का और आपकी पहचान का प्रमाण माँगते हैं।\n\nयदि आप नामांकित नहीं रहना चाहते, तो इसी पते पर बताएँ।\n\nतारापथ`,
  }),
};

/** Tells a nominee, when the nomination is written down. */
export const mailNominee = (
  { messenger, settings }: Pick<ApiDeps, 'messenger' | 'settings'>,
  to: string,
  lang: Lang,
  client: PoolClient,
): Promise<void> =>
  messenger.queueEmail({ to, ...mails[lang](settings.contact.grievanceOfficer.email) }, { client });

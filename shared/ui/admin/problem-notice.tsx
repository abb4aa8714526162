import type { Lang } from '../../remote-kit/page';
import type { StaffFormProblem } from '../../remote-kit/staff-form';
import { Notice } from '../notice';

const text: Record<Lang, Record<string, string> & { failed: string }> = {
  en: {
    failed: 'That did not work. Please try again in a moment.',
    invalid_input: 'Please check what you typed.',
    wrong_code:
      'This code is not right, or it was used already. Wait for the next one in your app.',
    code_expired: 'That took too long. Please begin again.',
    too_many_requests: 'Too many tries. Please wait a quarter of an hour.',
    fresh_factor_needed: 'Please confirm this with the code of your authenticator app.',
    not_permitted: 'Your roles don’t allow this.',
    not_signed_in: 'You were signed out meanwhile. Nothing was changed.',
    conflict: 'Somebody has changed this meanwhile. Please look again.',
    not_found: 'This is no longer there.',
    last_owner: 'Somebody has to stay an owner. Make another person an owner first.',
    bad_token: 'This link is not valid any more. Please ask for a new invitation.',
    own_proposal: 'You asked for this yourself: somebody else decides it.',
  },
  hi: {
    failed: 'यह नहीं हो पाया। कृपया थोड़ी देर में फिर कोशिश करें।',
    invalid_input: 'कृपया जाँचें कि आपने क्या लिखा है।',
    wrong_code: 'यह कोड सही नहीं है या पहले इस्तेमाल हो चुका है। ऐप में अगले कोड की प्रतीक्षा करें।',
    code_expired: 'बहुत समय लग गया। कृपया फिर से शुरू करें।',
    too_many_requests: 'बहुत बार कोशिश हुई। कृपया पंद्रह मिनट प्रतीक्षा करें।',
    fresh_factor_needed: 'कृपया अपने ऑथेंटिकेटर ऐप के कोड से इसकी पुष्टि करें।',
    not_permitted: 'आपकी भूमिकाएँ इसकी अनुमति नहीं देतीं।',
    not_signed_in: 'इस बीच आप साइन आउट हो गए। कुछ भी नहीं बदला।',
    conflict: 'इस बीच किसी ने इसे बदल दिया। कृपया फिर से देखें।',
    not_found: 'यह अब यहाँ नहीं है।',
    last_owner: 'किसी एक का स्वामी बने रहना ज़रूरी है। पहले किसी और को स्वामी बनाएँ।',
    bad_token: 'यह लिंक अब मान्य नहीं है। कृपया नया निमंत्रण माँगें।',
    own_proposal: 'यह आपने ही माँगा था: निर्णय कोई और लेगा।',
  },
};

/** What went wrong with a form of the back office, in the words of its reader. */
export function ProblemNotice({ problem, lang }: { problem: StaffFormProblem | null; lang: Lang }) {
  if (!problem) return null;
  const tone = problem.code === 'fresh_factor_needed' ? 'info' : 'error';
  return <Notice tone={tone}>{text[lang][problem.code] ?? text[lang].failed}</Notice>;
}

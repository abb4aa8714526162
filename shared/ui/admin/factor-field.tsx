import type { Lang } from '../../remote-kit/page';
import { TextInput } from '../field';

const text = {
  en: {
    label: 'Code of your authenticator app',
    hint: 'This is grave, so it is confirmed once more. It then counts for ten minutes.',
  },
  hi: {
    label: 'आपके ऑथेंटिकेटर ऐप का कोड',
    hint: 'यह काम गंभीर है, इसलिए एक बार और पुष्टि होगी। यह दस मिनट तक मान्य रहेगी।',
  },
};

/** Inside a form: the second factor once more, where what it sends asked for it. `submitStaffForm` takes it. */
export function FactorField({ lang, error }: { lang: Lang; error?: string }) {
  const { label, hint } = text[lang];
  return (
    <TextInput
      label={label}
      name="factor_code"
      hint={hint}
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      required
    />
  );
}

import type { Lang } from 'shared/remote-kit/page';
import { localPath } from 'shared/i18n/local-path';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { horoscopeText } from '../horoscope/text';
import type { SignData } from './load';
import { OtherSigns } from './other-signs';
import { signText } from './text';

interface SignMissingProps {
  data: Extract<SignData, { found: 'no' | 'failed' }>;
  lang: Lang;
}

/** In place of a horoscope that isn't there: what happened, and the twelve that are. */
export function SignMissing({ data, lang }: SignMissingProps) {
  const text = signText[lang];
  const failed = data.found === 'failed';
  return (
    <>
      <PageIntro
        title={failed ? text.failedTitle : text.missingTitle}
        lead={failed ? horoscopeText[lang].failed : text.missing}
        crumbs={data.crumbs}
      >
        <Button href={failed ? data.path : localPath(lang, '/horoscope')}>
          {failed ? text.retry : text.all}
        </Button>
      </PageIntro>
      <Section title={data.crumbs.at(-1)?.text ?? ''}>
        <OtherSigns period={data.period} current={null} lang={lang} />
      </Section>
    </>
  );
}

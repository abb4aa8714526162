import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { text as dialogText } from '../../sign-in-dialog/text';
import { CodeForm } from './code-form';
import type { SignInData } from './load';
import classes from './sign-in.module.css';
import { ProofForm } from './proof-form';
import { TargetForm } from './target-form';
import { text } from './text';

/** Sign-in as a page of its own: the dialog's two steps for every country, also without script. */
export default function SignInPage({ data, lang }: PageProps<SignInData>) {
  const words = dialogText[lang];
  const isCode = data.step === 'code';
  const lead = data.withEmail ? words.emailLead : words.lead;
  return (
    <PageIntro
      title={isCode ? words.codeTitle : words.title}
      crumbs={[{ href: localPath(lang, '/'), text: text[lang].home }, { text: words.title }]}
      {...(isCode ? {} : { lead })}
    >
      <div className={classes.card}>
        {data.puzzle && <ProofForm data={data} puzzle={data.puzzle} lang={lang} />}
        {data.error !== null && !isCode && <Notice tone="error">{data.error}</Notice>}
        {isCode ? <CodeForm data={data} lang={lang} /> : <TargetForm data={data} lang={lang} />}
      </div>
    </PageIntro>
  );
}

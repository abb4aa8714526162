import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { Section } from 'shared/ui/section';
import { PleaseSignIn } from '../../please-sign-in/please-sign-in';
import { ConsentHistory } from './consent-history';
import { ConsentList } from './consent-list';
import { EraseAccount } from './erase-account';
import type { OwnDataData } from './load';
import { NomineeForm } from './nominee-form';
import classes from './own-data.module.css';
import { text } from './text';

/** Your data and consents: what was agreed to, with dates, and every right with one press. */
export default function OwnDataPage({ data, lang, session }: PageProps<OwnDataData>) {
  const words = text[lang];
  const crumbs = [
    { href: localPath(lang, '/'), text: words.home },
    { href: localPath(lang, '/user-profile'), text: words.profile },
    { text: words.title },
  ];
  if (!session && data.isErased)
    return (
      <PageIntro title={words.title} crumbs={crumbs}>
        <Notice tone="success" title={words.erasedTitle}>
          {words.erased}
        </Notice>
      </PageIntro>
    );
  if (!session) return <PleaseSignIn lang={lang} title={words.title} path="/user-profile/data" />;
  const { consents, notice } = data;
  const message = consents ? notice && words[notice] : words.unavailable;
  const isDone = consents && ['given', 'withdrawn', 'named', 'unnamed'].includes(notice ?? '');
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} crumbs={crumbs}>
        {message && <Notice tone={isDone ? 'success' : 'error'}>{message}</Notice>}
      </PageIntro>
      {consents && (
        <>
          <Section title={words.consents} lead={words.consentsLead} id="consents">
            <ConsentList consents={consents} lang={lang} />
            <ConsentHistory history={consents.history} lang={lang} />
          </Section>
          <Section title={words.access} lead={words.accessLead} id="data" tone="soft">
            <div className={classes.actions}>
              <Button href="/api/get_own_data" tone="secondary" download="">
                {words.download}
              </Button>
              <Button href={localPath(lang, '/user-profile')} tone="secondary">
                {words.correct}
              </Button>
            </div>
          </Section>
          <Section title={words.nominee} lead={words.nomineeLead} id="nominee">
            <NomineeForm nominee={data.nominee} lang={lang} />
          </Section>
          <Section title={words.erase} lead={words.eraseLead} id="erase" tone="soft">
            <EraseAccount erasure={consents.erasure} code={data.code} lang={lang} />
          </Section>
        </>
      )}
    </>
  );
}

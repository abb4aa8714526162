import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { BirthState } from '../../model/birth-form';
import { readBirthFields, refuseBirth } from '../../model/birth-form';
import { useSubmission } from '../../parts/form/use-submission';
import { BirthForm } from './birth-form';
import { KundliResult } from './kundli-result';
import classes from './page.module.css';
import { pageText } from './text';

export default function FreeKundliPage({ data, lang }: PageProps<BirthState>) {
  const text = pageText[lang];
  const { state, isBusy, answers, body, send } = useSubmission(data, refuseBirth, async (form) => {
    const [{ submitBirth }, { browserCall }] = await Promise.all([
      import('../../model/submit-birth'),
      import('shared/http/browser-call'),
    ]);
    return submitBirth(readBirthFields(form), browserCall, lang);
  });

  const crumbs = [
    { href: localPath(lang, '/'), text: text.home },
    { href: localPath(lang, '/astrology-services'), text: text.services },
    { text: text.title },
  ];
  const hasProblems = Object.keys(state.problems).length > 0;
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <div className={classes.body} ref={body}>
        {state.failed && <Notice tone="error">{text.failed}</Notice>}
        {hasProblems && <Notice tone="error">{text.again}</Notice>}
        {state.kundli && <KundliResult kundli={state.kundli} lang={lang} />}
        <BirthForm
          key={answers}
          state={state}
          lang={lang}
          text={text}
          isBusy={isBusy}
          onSubmit={send}
        />
      </div>
    </>
  );
}

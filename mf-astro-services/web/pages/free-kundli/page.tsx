import { useEffect, useRef, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import type { BirthFields, BirthState } from '../../model/birth-form';
import { checkBirth } from '../../model/birth-form';
import { BirthForm } from './birth-form';
import { KundliResult } from './kundli-result';
import classes from './page.module.css';
import { pageText } from './text';

export default function FreeKundliPage({ data, lang }: PageProps<BirthState>) {
  const text = pageText[lang];
  const [state, setState] = useState(data);
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState(0);
  const body = useRef<HTMLDivElement>(null);

  // after an answer the reader is taken to it: to the first wrong field, else to the chart
  useEffect(() => {
    if (answers === 0) return;
    const wrong = body.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-choices] input',
    );
    (wrong ?? body.current?.querySelector<HTMLElement>('[data-result]'))?.focus();
  }, [answers]);

  async function send(fields: BirthFields) {
    const problems = checkBirth(fields);
    if (Object.keys(problems).length > 0) {
      setState({ ...state, fields, problems, choices: [], failed: false });
    } else {
      setBusy(true);
      const [{ submitBirth }, { browserCall }] = await Promise.all([
        import('../../model/submit-birth'),
        import('shared/http/browser-call'),
      ]);
      const answer = await submitBirth(fields, browserCall, lang);
      setState(answer);
      setBusy(false);
    }
    setAnswers((count) => count + 1);
  }

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
          onSend={send}
        />
      </div>
    </>
  );
}

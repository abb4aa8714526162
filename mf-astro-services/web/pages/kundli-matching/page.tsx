import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { hasProblems, refuseMatch, type MatchState } from '../../model/match-form';
import { useSubmission } from '../../parts/form/use-submission';
import { Guide } from '../../parts/guide';
import { guide } from './guide';
import { MatchForm } from './match-form';
import { MatchResult } from './match-result';
import classes from './page.module.css';
import { matchText } from './text';

export default function KundliMatchingPage({ data, lang }: PageProps<MatchState>) {
  const text = matchText[lang];
  const { state, isBusy, answers, body, send } = useSubmission(data, refuseMatch, async (form) => {
    const [{ submitMatch }, { browserCall }] = await Promise.all([
      import('../../model/submit-match'),
      import('shared/http/browser-call'),
    ]);
    return submitMatch(form, browserCall, lang);
  });

  const crumbs = [
    { href: localPath(lang, '/'), text: text.home },
    { href: localPath(lang, '/astrology-services'), text: text.services },
    { text: text.title },
  ];
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <div className={classes.body} ref={body}>
        {state.failed && <Notice tone="error">{text.failed}</Notice>}
        {hasProblems(state) && <Notice tone="error">{text.again}</Notice>}
        {state.matching && <MatchResult matching={state.matching} lang={lang} />}
        <MatchForm
          key={answers}
          state={state}
          lang={lang}
          text={text}
          isBusy={isBusy}
          onSubmit={send}
        />
      </div>
      <Guide title={text.guideTitle} parts={guide[lang]} />
    </>
  );
}

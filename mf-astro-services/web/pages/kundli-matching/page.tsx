import type { PageProps } from 'shared/remote-kit/page';
import { useNavigate } from 'shared/router';
import { ErrorSummary } from 'shared/ui/error-summary';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { listCrumbs } from 'shared/ui/crumbs';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import { refuseMatch } from '../../forms/match-form';
import { matchText } from '../../../model/matching/match-text';
import { listBirthProblems } from '../../parts/birth/list-birth-problems';
import { useSubmission } from '../../parts/form/use-submission';
import { Guide } from '../../parts/guide';
import { PageBody } from '../../parts/page-body';
import { guide } from './guide';
import type { MatchFormData } from './load';
import { MatchForm } from './match-form';
import { listSteps, matchPath } from './steps';
import { pageText } from './text';

export default function KundliMatchingPage({ data, lang }: PageProps<MatchFormData>) {
  const text = pageText[lang];
  const navigate = useNavigate();
  const { state, isBusy, answers, body, send } = useSubmission(
    data.state,
    refuseMatch,
    async (form) => {
      const [{ submitMatch }, { browserCall }] = await Promise.all([
        import('../../forms/submit-match'),
        import('shared/http/browser-call'),
      ]);
      const next = await submitMatch(form, browserCall, lang);
      if (next.made) navigate(matchPath(next.made.id, lang, next.made.secret));
      return next;
    },
  );

  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={listCrumbs(listSteps(lang), lang)} />
      <PageBody ref={body}>
        {data.isDeleted && <Notice tone="success">{text.deleted}</Notice>}
        <TroubleNotice trouble={state.failed} lang={lang} failed={text.failed} />
        <ErrorSummary
          key={`wrong-${answers}`}
          title={text.again}
          problems={(['boy', 'girl'] as const).flatMap((person) =>
            listBirthProblems(state[person].problems, lang, {
              prefix: `${person}.`,
              name: matchText[lang][person],
            }),
          )}
        />
        <MatchForm
          key={answers}
          state={state}
          lang={lang}
          text={text}
          isBusy={isBusy || state.made !== null}
          onSubmit={send}
        />
      </PageBody>
      <Guide title={text.guideTitle} parts={guide[lang]} />
    </>
  );
}

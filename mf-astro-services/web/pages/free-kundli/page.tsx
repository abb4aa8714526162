import type { PageProps } from 'shared/remote-kit/page';
import { useNavigate } from 'shared/router';
import { ErrorSummary } from 'shared/ui/error-summary';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { listCrumbs } from 'shared/ui/crumbs';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import { refuseKundli } from '../../forms/kundli-form';
import { useSubmission } from '../../parts/form/use-submission';
import { PageBody } from '../../parts/page-body';
import { BirthForm } from './birth-form';
import type { FreeKundliData } from './load';
import classes from './page.module.css';
import { SavedBirths } from './saved-births';
import { listProblems } from './list-problems';
import { listSteps, writeMadePath } from './steps';
import { pageText } from './text';

export default function FreeKundliPage({ data, ...props }: PageProps<FreeKundliData>) {
  // another saved birth, or the form without one, starts anew
  const { placeId, name, date } = data.state.fields;
  return <FreeKundli key={`${name}~${date}~${placeId}`} data={data} {...props} />;
}

function FreeKundli({ data, lang }: PageProps<FreeKundliData>) {
  const text = pageText[lang];
  const navigate = useNavigate();
  const { state, isBusy, answers, body, send } = useSubmission(
    data.state,
    refuseKundli,
    async (form) => {
      const [{ submitKundli }, { browserCall }] = await Promise.all([
        import('../../forms/submit-kundli'),
        import('shared/http/browser-call'),
      ]);
      const next = await submitKundli(form, browserCall, lang, data.state.profiles);
      const { made } = next;
      if (made) navigate(writeMadePath(made, lang));
      return next;
    },
  );

  const crumbs = listCrumbs(listSteps(lang), lang);
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <PageBody ref={body}>
        {data.isDeleted && <Notice tone="success">{text.deleted}</Notice>}
        <TroubleNotice trouble={state.failed} lang={lang} failed={text.failed} />
        <ErrorSummary
          key={`wrong-${answers}`}
          title={text.again}
          problems={listProblems(state, lang)}
        />
        {state.profiles && state.profiles.length > 0 && (
          <SavedBirths profiles={state.profiles} lang={lang} text={text} />
        )}
        <div className={classes.beside}>
          <BirthForm
            key={answers}
            state={state}
            lang={lang}
            text={text}
            isBusy={isBusy || state.made !== null}
            onSubmit={send}
          />
          <aside className={classes.contents} aria-labelledby="contents-title">
            <img src="/media/mf-astro-services/scenes/chart.svg" alt="" width={640} height={480} />
            <h2 id="contents-title">{text.contents}</h2>
            <ul>
              {text.contentList.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </aside>
        </div>
      </PageBody>
    </>
  );
}

import { localPath } from 'shared/i18n/local-path';
import type { BondKind } from 'shared/jyotish/numerology/bond';
import type { Lang } from 'shared/remote-kit/page';
import { ErrorSummary } from 'shared/ui/error-summary';
import { PageIntro } from 'shared/ui/page-intro';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import type { BondState } from '../../forms/bond-form';
import { refuseBond } from '../../forms/bond-form';
import { useSubmission } from '../form/use-submission';
import { Guide } from '../guide';
import { PageBody } from '../page-body';
import { BondForm } from './bond-form';
import { BondResult } from './bond-result';
import { bondText, type BondPageText } from './bond-text';

interface BondPageProps {
  kind: BondKind;
  data: BondState;
  lang: Lang;
  pageText: BondPageText;
}

/** The page of either game: form, result with its parts, and a short guide. */
export function BondPage({ kind, data, lang, pageText }: BondPageProps) {
  const text = bondText[lang];
  const { state, isBusy, answers, body, send } = useSubmission(data, refuseBond, async (form) => {
    const [{ submitBond }, { browserCall }] = await Promise.all([
      import('../../forms/submit-bond'),
      import('shared/http/browser-call'),
    ]);
    return submitBond(kind, form, browserCall);
  });
  const crumbs = [{ href: localPath(lang, '/'), text: text.home }, { text: pageText.title }];
  return (
    <>
      <PageIntro title={pageText.title} lead={pageText.lead} crumbs={crumbs} />
      <PageBody ref={body}>
        <TroubleNotice trouble={state.failed} lang={lang} failed={text.failed} />
        <ErrorSummary
          key={`wrong-${answers}`}
          title={text.again}
          problems={Object.entries(state.problems).map(([name, problem]) => {
            const person = name.startsWith('first.') ? 'first' : 'second';
            return { name, text: `${pageText.people[person]}: ${text.problems[problem]}` };
          })}
        />
        {state.bond && (
          <BondResult
            bond={state.bond}
            names={[state.fields['first.name'], state.fields['second.name']]}
            lang={lang}
            pageText={pageText}
          />
        )}
        <BondForm
          key={answers}
          action={localPath(lang, `/${kind}-calculator`)}
          state={state}
          lang={lang}
          pageText={pageText}
          isBusy={isBusy}
          onSubmit={send}
        />
      </PageBody>
      <Guide title={pageText.guideTitle} parts={pageText.guide} />
    </>
  );
}

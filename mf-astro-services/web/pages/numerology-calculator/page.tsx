import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { DateInput } from 'shared/ui/date-input';
import { TextInput } from 'shared/ui/field';
import { ErrorSummary } from 'shared/ui/error-summary';
import { PageIntro } from 'shared/ui/page-intro';
import { TroubleNotice } from 'shared/ui/trouble-notice';
import {
  refuseNumerology,
  type NumerologyField,
  type NumerologyState,
} from '../../forms/numerology-form';
import { useSubmission } from '../../parts/form/use-submission';
import { Guide } from '../../parts/guide';
import { PageBody } from '../../parts/page-body';
import { NumerologyResult } from './numerology-result';
import classes from './page.module.css';
import { numerologyText } from './text';

export default function NumerologyCalculatorPage({ data, lang }: PageProps<NumerologyState>) {
  const text = numerologyText[lang];
  const { state, isBusy, answers, body, send } = useSubmission(
    data,
    refuseNumerology,
    async (form) => {
      const [{ submitNumerology }, { browserCall }] = await Promise.all([
        import('../../forms/submit-numerology'),
        import('shared/http/browser-call'),
      ]);
      return submitNumerology(form, browserCall);
    },
  );
  const { fields, problems, numbers, failed } = state;
  const say = (field: NumerologyField) => {
    const problem = problems[field];
    return problem && text.problems[problem];
  };
  const crumbs = [{ href: localPath(lang, '/'), text: text.home }, { text: text.title }];
  return (
    <>
      <PageIntro title={text.title} lead={text.lead} crumbs={crumbs} />
      <PageBody ref={body}>
        <TroubleNotice trouble={failed} lang={lang} failed={text.failed} />
        <ErrorSummary
          key={`wrong-${answers}`}
          title={text.again}
          problems={Object.entries(problems).map(([name, problem]) => ({
            name,
            text: text.problems[problem],
          }))}
        />
        {numbers && <NumerologyResult numbers={numbers} name={fields.name} lang={lang} />}
        <form
          key={answers}
          className={classes.form}
          method="post"
          action={localPath(lang, '/numerology-calculator')}
          onSubmit={send}
          noValidate
        >
          <h2 className={classes.title}>{text.formTitle}</h2>
          <TextInput
            label={text.name}
            name="name"
            autoComplete="off"
            required
            maxLength={80}
            hint={text.nameHint}
            defaultValue={fields.name}
            error={say('name')}
          />
          <DateInput
            label={text.date}
            name="date"
            lang={lang}
            required
            autoComplete="bday"
            defaultValue={fields.date}
            error={say('date')}
          />
          <div>
            <Button type="submit" size="l" busy={isBusy}>
              {isBusy ? text.busy : text.submit}
            </Button>
          </div>
        </form>
      </PageBody>
      <Guide title={text.guideTitle} parts={text.guide} />
    </>
  );
}

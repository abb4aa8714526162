import { localPath } from 'shared/i18n/local-path';
import type { PageProps } from 'shared/remote-kit/page';
import { AdminPage, Panel } from 'shared/ui/admin/admin-page';
import { ProblemNotice } from 'shared/ui/admin/problem-notice';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import type { PersonData } from './load';
import { OpenPerson } from './open-person';
import classes from './staff-person.module.css';
import { text } from './text';

/** A customer's page: first the reason is asked for, then it opens. */
export default function StaffPersonPage({ data, lang }: PageProps<PersonData>) {
  const words = text[lang];
  const { id, state, problem, told, person } = data;
  const path = localPath(lang, `/admin/people/${id}`);
  return (
    <AdminPage
      title={state === 'gone' ? words.title : `${words.title} #${id}`}
      lead={person ? words.opened(person.opened.why) : null}
      width={state === 'open' ? 'wide' : 'narrow'}
      actions={
        <Button href={localPath(lang, '/admin/people')} tone="quiet">
          {words.people}
        </Button>
      }
    >
      {state === 'gone' && <Notice tone="error">{words.gone}</Notice>}
      <ProblemNotice problem={state === 'gone' ? null : problem} lang={lang} />
      {told && <Notice tone="success">{words[told]}</Notice>}
      {state === 'closed' && (
        <Panel title={words.whyTitle} lead={words.whyLead}>
          <form method="post" action={path} className={classes.form}>
            <input type="hidden" name="intent" value="open" />
            <TextInput
              label={words.why}
              hint={words.whyHint}
              name="why"
              defaultValue={data.typed}
              minLength={5}
              maxLength={300}
              autoComplete="off"
              required
            />
            <Button type="submit" size="l">
              {words.open}
            </Button>
          </form>
        </Panel>
      )}
      {person && <OpenPerson person={person} data={data} lang={lang} path={path} />}
    </AdminPage>
  );
}

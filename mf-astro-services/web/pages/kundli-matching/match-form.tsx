import type { FormEventHandler } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import type { MatchState } from '../../model/match-form';
import { matchText } from '../../model/matching/match-text';
import { BirthFields } from '../../parts/birth/birth-fields';
import { birthText } from '../../parts/birth/birth-text';
import classes from './page.module.css';
import { formPath } from './steps';
import type { PageText } from './text';

interface MatchFormProps {
  state: MatchState;
  lang: Lang;
  text: PageText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Two births side by side: posts to its own page without script. */
export function MatchForm({ state, lang, text, isBusy, onSubmit }: MatchFormProps) {
  return (
    <form
      className={classes.form}
      method="post"
      action={localPath(lang, formPath)}
      onSubmit={onSubmit}
      noValidate
    >
      <h2 className={classes.title}>{text.formTitle}</h2>
      <div className={classes.people}>
        {(['boy', 'girl'] as const).map((person) => (
          <fieldset key={person} className={classes.person}>
            <legend>{matchText[lang][person]}</legend>
            <BirthFields state={state[person]} lang={lang} prefix={`${person}.`} />
          </fieldset>
        ))}
      </div>
      <div className={classes.submit}>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        <p className={classes.source}>{birthText[lang].attribution}</p>
      </div>
    </form>
  );
}

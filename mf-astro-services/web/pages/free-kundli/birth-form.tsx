import type { FormEventHandler } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import type { BirthState } from '../../model/birth-form';
import { BirthFields } from '../../parts/birth/birth-fields';
import { birthText } from '../../parts/birth/birth-text';
import classes from './birth-form.module.css';
import type { FormText } from './text';

interface BirthFormProps {
  state: BirthState;
  lang: Lang;
  text: FormText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The form: posts to its own page without script, and is sent from the page with it. */
export function BirthForm({ state, lang, text, isBusy, onSubmit }: BirthFormProps) {
  return (
    <form
      className={classes.form}
      method="post"
      action={localPath(lang, '/astrology-services/free-kundli')}
      onSubmit={onSubmit}
      noValidate
    >
      <h2 className={classes.title}>{text.formTitle}</h2>
      <BirthFields state={state} lang={lang} asksGender />
      <div className={classes.submit}>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        <p className={classes.source}>{birthText[lang].attribution}</p>
      </div>
    </form>
  );
}

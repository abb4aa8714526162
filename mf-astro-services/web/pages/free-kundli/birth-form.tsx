import type { FormEventHandler } from 'react';
import { useEffect, useRef, useState } from 'react';
import { joinDate } from 'shared/dates/typed-date';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import type { KundliFormState } from '../../forms/kundli-form';
import { BirthFields } from '../../parts/birth/birth-fields';
import { birthText } from '../../parts/birth/birth-text';
import { AdvancedFields } from './advanced-fields';
import classes from './birth-form.module.css';
import { SaveFields } from './save-fields';
import { formPath } from './steps';
import type { FormText } from './text';

interface BirthFormProps {
  state: KundliFormState;
  lang: Lang;
  text: FormText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** The form: posts to its own page without script, and is sent from the page with it. */
export function BirthForm({ state, lang, text, isBusy, onSubmit }: BirthFormProps) {
  const [date, setDate] = useState(state.fields.date);
  const form = useRef<HTMLFormElement>(null);
  const readDate = () => {
    const typed = new FormData(form.current ?? undefined);
    setDate(joinDate('date', (name) => typed.get(name)?.toString()) ?? '');
  };
  // what was typed before the script came is there already
  useEffect(readDate, []);
  return (
    <form
      ref={form}
      className={classes.form}
      method="post"
      action={localPath(lang, formPath)}
      onSubmit={onSubmit}
      onChange={readDate}
      noValidate
    >
      <h2 className={classes.title}>{text.formTitle}</h2>
      <BirthFields state={state} lang={lang} asksPerson />
      <AdvancedFields
        options={state.options}
        wrong={state.wrong}
        spot={state.spot ?? null}
        lang={lang}
        text={text}
        asksClock={date < '1956'}
      />
      {state.profiles && <SaveFields options={state.options} text={text} />}
      <div className={classes.submit}>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        <p className={classes.source}>{birthText[lang].attribution}</p>
      </div>
    </form>
  );
}

import { localPath } from 'shared/i18n/local-path';
import { supportedDates } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import { CityField } from '../../parts/city-fields';
import classes from './city-form.module.css';
import type { PanchangData } from './day-data';
import { panchangRoot } from './paths';
import { panchangText } from './text';

/** City and date; a plain form, so each answer has an address of its own. */
export function CityForm({
  form,
  error,
  lang,
}: {
  form: PanchangData['form'];
  error?: string;
  lang: Lang;
}) {
  const text = panchangText[lang].form;
  return (
    <form
      className={classes.form}
      action={localPath(lang, panchangRoot)}
      method="get"
      aria-label={text.title}
    >
      <CityField
        fields={form}
        lang={lang}
        label={text.place}
        hint={text.placeHint}
        {...(error ? { error } : {})}
      />
      <TextInput
        key={form.date}
        label={text.date}
        name="date"
        type="date"
        min={supportedDates.first}
        max={supportedDates.last}
        // a date that is none can't stand in the field; the message above names it
        defaultValue={isDate(form.date) ? form.date : ''}
      />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

function isDate(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

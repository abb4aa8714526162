import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { DateInput } from 'shared/ui/date-input';
import { CityField } from '../../parts/city-fields';
import classes from './city-form.module.css';
import type { PanchangData } from './day-data';
import { panchangRoot } from './paths';
import { panchangText } from './text';

/** City and date; a plain form, so each answer has an address of its own. */
export function CityForm({
  form,
  dateError,
  lang,
}: {
  form: PanchangData['form'];
  dateError?: string | undefined;
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
      <CityField fields={form} lang={lang} label={text.place} hint={text.placeHint} />
      <DateInput
        key={form.date}
        label={text.date}
        name="date"
        lang={lang}
        defaultValue={form.date}
        error={dateError}
      />
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

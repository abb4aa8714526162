import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { nameRashiInFull } from '../../../model/sky-names';
import classes from './gochara.module.css';
import type { TransitsData } from './load';
import { transitText } from './text';

/** Asks for the Moon sign; a plain form, so the result has an address that can be kept. */
export function GocharaForm({ asked, lang }: { asked: TransitsData['asked']; lang: Lang }) {
  const text = transitText[lang];
  const signs = Array.from({ length: 12 }, (_, rashi) => (
    <option key={rashi} value={rashi}>
      {nameRashiInFull(rashi, lang)}
    </option>
  ));
  return (
    <form className={classes.form} action={localPath(lang, '/transits#gochara')} method="get">
      <Field label={text.moon} name="moon" {...(asked.isWrong ? { error: text.wrongSign } : {})}>
        {(control) => (
          <select {...control} className={classes.select} defaultValue={asked.moon || '0'}>
            {signs}
          </select>
        )}
      </Field>
      <Field label={text.lagna} name="lagna">
        {(control) => (
          <select {...control} className={classes.select} defaultValue={asked.lagna}>
            <option value="">{text.unknown}</option>
            {signs}
          </select>
        )}
      </Field>
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { MonthInput } from 'shared/ui/month-input';
import { muhuratNames, type MuhuratKey } from '../../../model/panchang-names/muhurats';
import { CityField } from '../../parts/city-fields';
import type { MuhuratData } from './load';
import classes from './muhurat.module.css';
import { muhuratText } from './text';

const lengths = [1, 2, 3, 6, 12];

/** Purpose, city and months; a plain form, so the result has an address that can be kept. */
export function MuhuratForm({
  fields,
  cityError,
  monthError,
  lang,
}: {
  fields: MuhuratData['fields'];
  cityError?: string;
  monthError?: string;
  lang: Lang;
}) {
  const text = muhuratText[lang];
  const kinds = Object.entries(muhuratNames) as [MuhuratKey, Record<Lang, string>][];
  return (
    <form
      className={classes.form}
      action={localPath(lang, '/astrology-services/muhurat#result')}
      method="get"
    >
      <Field label={text.kind} name="kind">
        {(control) => (
          <select {...control} defaultValue={fields.kind}>
            {kinds.map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name[lang]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CityField
        fields={fields}
        lang={lang}
        label={text.city}
        hint={text.cityHint}
        {...(cityError ? { error: cityError } : {})}
      />
      <MonthInput
        key={fields.from}
        label={text.from}
        name="from"
        lang={lang}
        defaultValue={fields.from}
        {...(monthError ? { error: monthError } : {})}
      />
      <Field label={text.months} name="months">
        {(control) => (
          <select {...control} defaultValue={fields.months}>
            {lengths.map((count) => (
              <option key={count} value={count}>
                {text.monthCount(count)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit">{text.show}</Button>
    </form>
  );
}

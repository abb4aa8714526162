import type { Lang } from 'shared/remote-kit/page';
import { localPath } from 'shared/i18n/local-path';
import type { CityChoice, CityFields } from '../forms/city-query';
import { PlaceField } from './birth/place-field';
import classes from './city-fields.module.css';

/** The field for a city, with suggestions where scripts run. */
export function CityField({
  fields,
  lang,
  label,
  hint,
  error,
}: {
  fields: CityFields;
  lang: Lang;
  label: string;
  hint: string;
  error?: string;
}) {
  return (
    <PlaceField
      // another place in the address is another field
      key={fields.place}
      fields={fields}
      lang={lang}
      prefix=""
      label={label}
      hint={hint}
      hasChoices={false}
      {...(error ? { error } : {})}
    />
  );
}

/** The places a name may mean, each a link. @param pathOf the address for a choice */
export function CityChoices({
  choices,
  title,
  lang,
  pathOf,
}: {
  choices: CityChoice[];
  title: string;
  lang: Lang;
  pathOf: (id: string) => string;
}) {
  return (
    <nav aria-label={title}>
      <ul className={classes.choices}>
        {choices.map(({ id, label }) => (
          <li key={id}>
            <a href={localPath(lang, pathOf(id))}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

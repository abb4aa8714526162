import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from './city-picker.module.css';
import type { DatesData } from './load-dates';
import { datesText } from './text';

interface CityPickerProps {
  asked: DatesData['asked'];
  /** The page itself, with its language. */
  path: string;
  lang: Lang;
}

/** Asks for another city: a plain form, so that it needs no script and each city has an address. */
export function CityPicker({ asked, path, lang }: CityPickerProps) {
  const t = datesText[lang];
  const choices = asked?.choices ?? [];
  const isWrong = asked !== null && !asked.isKnown;
  const error = isWrong ? (choices.length > 0 ? t.choose : t.unknown(asked.city)) : undefined;
  return (
    <details className={classes.picker} open={isWrong}>
      <summary>{t.other}</summary>
      <form action={`${path}#when`} method="get">
        <TextInput
          label={t.cityLabel}
          name="place"
          hint={t.cityHint}
          required
          maxLength={80}
          autoComplete="address-level2"
          defaultValue={asked?.city ?? ''}
          {...(error ? { error } : {})}
        />
        <Button type="submit" tone="secondary">
          {t.show}
        </Button>
      </form>
      {choices.length > 0 && (
        <ul className={classes.choices} aria-label={t.choose}>
          {choices.map(({ id, label }) => (
            <li key={id}>
              <a href={`${path}?city=${encodeURIComponent(id)}#when`}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

import type { StaffTemple } from 'shared/contracts/commerce-bookings-staff';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { FieldGroup, TextInput } from 'shared/ui/field';
import { nameWeekday } from '../../offerings/tithi-names';
import classes from './page.module.css';
import { text } from './text';

const week = [0, 1, 2, 3, 4, 5, 6];
const writeMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface TempleFormsProps {
  temple: StaffTemple;
  lang: Lang;
  path: string;
}

/** A new authorisation and the hours of one temple. */
export function TempleForms({ temple, lang, path }: TempleFormsProps) {
  const t = text[lang];
  const of = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={temple.id} />
    </>
  );
  return (
    <>
      <details>
        <summary>{t.record}</summary>
        <form method="post" action={path} className={classes.form}>
          {of('record')}
          <TextInput label={t.signedBy} name="signed_by" maxLength={120} required />
          <TextInput label={t.document} name="document" maxLength={200} required />
          <TextInput label={t.from} name="valid_from" type="date" required />
          <TextInput label={t.last} name="valid_until" type="date" required />
          <div>
            <Button type="submit">{t.save}</Button>
          </div>
        </form>
      </details>
      <h3>{t.hours}</h3>
      <ul className={classes.lines}>
        {temple.hours.map(({ weekday, opens, closes, capacity }) => (
          <li key={`${weekday}-${opens}`}>
            {t.line(
              nameWeekday(weekday, lang),
              writeMinutes(opens),
              writeMinutes(closes),
              capacity,
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t.hours}</summary>
        <form method="post" action={path} className={classes.form}>
          {of('hours')}
          <FieldGroup label={t.weekdays} name="weekdays">
            {() => (
              <div className={classes.choices}>
                {week.map((day) => (
                  <label key={day}>
                    <input type="checkbox" name={`day_${day}`} defaultChecked />{' '}
                    {nameWeekday(day, lang)}
                  </label>
                ))}
              </div>
            )}
          </FieldGroup>
          <TextInput label={t.opens} name="opens" type="time" defaultValue="07:00" required />
          <TextInput label={t.closes} name="closes" type="time" defaultValue="19:00" required />
          <TextInput
            label={t.capacity}
            name="capacity"
            type="number"
            min={1}
            max={50}
            defaultValue={1}
            required
          />
          <div>
            <Button type="submit">{t.save}</Button>
          </div>
        </form>
      </details>
    </>
  );
}

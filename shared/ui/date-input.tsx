import { useState, type ComponentProps } from 'react';
import { writeDate } from '../i18n/civil-times';
import type { Lang } from '../remote-kit/page';
import classes from './date-input.module.css';
import { TextInput } from './field';

interface DateInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'onChange'> {
  lang: Lang;
  /** ISO `YYYY-MM-DD`; anything else leaves the field empty. */
  defaultValue: string;
}

/**
 * A field for a date, `YYYY-MM-DD` when sent, with the date in words below it: the order of day and
 * month in the field is the browser's, and 3/4 is April for one reader and March for another.
 */
export function DateInput({ lang, defaultValue, ...field }: DateInputProps) {
  const [date, setDate] = useState(defaultValue);
  return (
    <div className={classes.date}>
      <TextInput
        {...field}
        type="date"
        defaultValue={isDate(defaultValue) ? defaultValue : ''}
        onChange={(event) => setDate(event.currentTarget.value)}
      />
      <p className={classes.words} aria-live="polite" data-date-in-words>
        {isDate(date) && writeDate(date, lang, { dateStyle: 'full' })}
      </p>
    </div>
  );
}

/** A year still being typed, such as 0019, is no date to be read out. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1000) return false;
  return date.toISOString().slice(0, 10) === text;
}

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { findDateFault } from '../dates/date-fault';
import { isRealDate } from '../dates/real-date';
import { dateParts, joinDate, splitDate, type DatePart } from '../dates/typed-date';
import { writeDate } from '../i18n/civil-times';
import type { Lang } from '../remote-kit/page';
import classes from './date-input.module.css';
import { DatePartField } from './date-part-field';
import { dateText } from './date-text';
import { FieldGroup } from './field';

interface DateInputProps {
  label: string;
  name: string;
  lang: Lang;
  /** As `joinDate` gives it: a date, or what was typed and makes none. */
  defaultValue: string;
  /** Why the date was refused; what makes no date has an error of its own instead. */
  error?: string | undefined;
  required?: boolean;
  /** `bday`, with a section before it where the form asks for two. */
  autoComplete?: string;
}

/**
 * Day, month by name and year, which `joinDate` reads out of what is sent, with the date in words below:
 * 3/4 is April for one reader and March for another.
 */
export function DateInput({ label, name, lang, defaultValue, error, ...rest }: DateInputProps) {
  const [date, setDate] = useState(defaultValue);
  const fields = useRef<HTMLDivElement>(null);
  // what was typed before the script came is there already
  useEffect(() => setDate(readFields()), []); // eslint-disable-line react-hooks/exhaustive-deps
  const fault = findDateFault(defaultValue);
  const typed = splitDate(defaultValue);

  const findField = (field: string) =>
    fields.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`);
  const readFields = () => joinDate(name, (field) => findField(field)?.value) ?? '';

  function change({ target }: FormEvent) {
    const joined = readFields();
    const isPasted = target instanceof HTMLInputElement && target.value.trim().length > 4;
    // a date pasted in one piece: its parts go where they belong
    if (isPasted && isRealDate(joined)) fill(splitDate(joined));
    setDate(joined);
  }

  function fill(parts: Record<DatePart, string>) {
    for (const part of dateParts) {
      const field = findField(`${name}.${part}`);
      if (field) field.value = parts[part];
    }
  }

  return (
    <FieldGroup
      label={label}
      name={name}
      error={error && fault.kind ? dateText[lang].faults[fault.kind] : error}
    >
      {(isWrong) => (
        <>
          <div ref={fields} className={classes.date} onChange={change}>
            {dateParts.map((part) => (
              <DatePartField
                key={part}
                {...{ part, name, lang, defaultValue: typed[part], ...rest }}
                isWrong={isWrong && fault.parts.includes(part)}
              />
            ))}
          </div>
          <p className={classes.words} aria-live="polite" data-date-in-words>
            {isRealDate(date) && date >= '1000' && writeDate(date, lang, { dateStyle: 'full' })}
          </p>
        </>
      )}
    </FieldGroup>
  );
}

import { findDateFault } from '../dates/date-fault';
import { splitDate } from '../dates/typed-date';
import type { Lang } from '../remote-kit/page';
import classes from './date-input.module.css';
import { DatePartField } from './date-part-field';
import { FieldGroup } from './field';

interface MonthInputProps {
  label: string;
  name: string;
  lang: Lang;
  /** As `joinMonth` gives it: `YYYY-MM`, or what was typed and makes no month. */
  defaultValue: string;
  error?: string;
}

const parts = ['month', 'year'] as const;

/** A month by name and its year, which `joinMonth` reads out of what is sent. */
export function MonthInput({ label, name, lang, defaultValue, error }: MonthInputProps) {
  const wrong = findDateFault(defaultValue, parts).parts;
  const typed = splitDate(defaultValue);
  return (
    <FieldGroup label={label} name={name} error={error}>
      {(isWrong) => (
        <div className={classes.month}>
          {parts.map((part) => (
            <DatePartField
              key={part}
              {...{ part, name, lang, defaultValue: typed[part] }}
              required
              isWrong={isWrong && wrong.includes(part)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

import { nameMonths } from '../dates/month-names';
import type { DatePart } from '../dates/typed-date';
import type { Lang } from '../remote-kit/page';
import { dateText } from './date-text';

interface DatePartFieldProps {
  part: DatePart;
  /** The name of the whole date. */
  name: string;
  lang: Lang;
  defaultValue: string;
  isWrong: boolean;
  required?: boolean;
  /** What the whole date is to a browser that fills in forms: `bday`. */
  autoComplete?: string;
}

/**
 * One field of a date. The month is chosen by its name, so that it can't be taken for the day; the
 * others are text with the keyboard of numbers, which keeps whatever is typed or pasted.
 */
export function DatePartField({ part, lang, isWrong, ...props }: DatePartFieldProps) {
  const text = dateText[lang];
  const control = {
    name: `${props.name}.${part}`,
    'aria-label': text[part],
    defaultValue: props.defaultValue,
    required: props.required,
    autoComplete: props.autoComplete ? `${props.autoComplete}-${part}` : 'off',
    ...(isWrong ? { 'aria-invalid': true } : {}),
  };
  if (part !== 'month')
    return <input {...control} type="text" inputMode="numeric" placeholder={text[part]} />;
  return (
    <select {...control}>
      <option value="">{text.month}</option>
      {nameMonths(lang).map((month, index) => (
        <option key={month} value={index + 1}>
          {month}
        </option>
      ))}
    </select>
  );
}

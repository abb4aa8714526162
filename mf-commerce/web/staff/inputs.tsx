import type { ComponentProps } from 'react';
import { Field } from 'shared/ui/field';
import classes from './staff.module.css';

interface Labelled {
  label: string;
  name: string;
  hint?: string;
  error?: string;
}

/** A choice of a few, on the pages of the shop's staff. */
export function Choice({
  options,
  label,
  name,
  hint,
  error,
  ...select
}: Labelled & { options: readonly (readonly [value: string, label: string])[] } & Omit<
    ComponentProps<'select'>,
    'className' | 'name' | 'id'
  >) {
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      {(control) => (
        <select {...select} {...control} className={classes.control}>
          {options.map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Text of several lines, on the pages of the shop's staff. */
export function LongText({
  label,
  name,
  hint,
  error,
  ...area
}: Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'name' | 'id'>) {
  return (
    <Field label={label} name={name} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={classes.control} />}
    </Field>
  );
}

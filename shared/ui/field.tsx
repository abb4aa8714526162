import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import classes from './field.module.css';

/** What the control inside a field must carry to belong to its label, hint and error. */
interface ControlProps {
  id: string;
  name: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  name: string;
  /** What is wrong with the value, for people. */
  error?: string;
  hint?: string;
  children: (props: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together. The function given as children renders the control. */
export function Field({ label, name, error, hint, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type TextInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'name'
> &
  Pick<FieldProps, 'label' | 'name' | 'error' | 'hint'>;

/** A field with a text input; takes every property of an input beside label, error and hint. */
export function TextInput({ label, name, error, hint, ...input }: TextInputProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={classes.input} />}
    </Field>
  );
}

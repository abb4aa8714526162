import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
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
  /** What is wrong with the value, for people; it goes as soon as the value is changed. */
  error?: string;
  hint?: string;
  children: (props: ControlProps) => ReactNode;
}

/** Label, control, hint and error, tied together. The function given as children renders the control. */
export function Field({ label, name, error, hint, children }: FieldProps) {
  const id = useId();
  const { shown, ...mending } = useMending(error);
  const described = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    name,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(shown ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={classes.field} {...mending}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {shown && (
        <p id={`${id}-error`} className={classes.error}>
          {shown}
        </p>
      )}
    </div>
  );
}

/** An error until what it speaks of is changed; sent again, the value may be as wrong as before. */
function useMending(error: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [mended, setMended] = useState<string>();
  useEffect(() => {
    const form = ref.current?.closest('form');
    const forget = () => setMended(undefined);
    form?.addEventListener('submit', forget);
    return () => form?.removeEventListener('submit', forget);
  }, []);
  // whoever asks for a file says at once what is wrong with the one chosen
  const mend = ({ target }: SyntheticEvent) => {
    if ((target as HTMLInputElement).type !== 'file') setMended(error);
  };
  return { shown: mended === error ? undefined : error, ref, onInput: mend, onChange: mend };
}

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'name'> &
  Pick<FieldProps, 'label' | 'name' | 'error' | 'hint'>;

/** A field with a text input; takes every property of an input beside label, error and hint. */
export function TextInput({ label, name, error, hint, ...input }: TextInputProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint}>
      {(control) => <input {...input} {...control} className={classes.input} />}
    </Field>
  );
}

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { idOfWrong, tellMended } from './field-mended';
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
  const { shown, ...mending } = useMending<HTMLDivElement>(name, error);
  const control: ControlProps = {
    id,
    name,
    ...describe(id, hint, shown),
    ...(shown ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={classes.field} id={shown && idOfWrong(name)} {...mending}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {children(control)}
      <Notes id={id} hint={hint} error={shown} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldProps, 'children'> {
  /** @param isWrong whether the error is shown: the control it speaks of says so, too */
  children: (isWrong: boolean) => ReactNode;
}

/** As `Field`, for several controls that are filled in together and have names of their own. */
export function FieldGroup({ label, name, error, hint, children }: FieldGroupProps) {
  const id = useId();
  const { shown, ...mending } = useMending<HTMLFieldSetElement>(name, error);
  return (
    <fieldset
      className={classes.group}
      id={shown && idOfWrong(name)}
      {...describe(id, hint, shown)}
      {...mending}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.field}>
        {children(shown !== undefined)}
        <Notes id={id} hint={hint} error={shown} />
      </div>
    </fieldset>
  );
}

type NotesProps = Pick<FieldProps, 'hint' | 'error'>;

function describe(id: string, hint: NotesProps['hint'], error: NotesProps['error']) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return notes ? { 'aria-describedby': notes } : {};
}

function Notes({ id, hint, error }: NotesProps & { id: string }) {
  return (
    <>
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
    </>
  );
}

/** An error until what it speaks of is changed; sent again, the value may be as wrong as before. */
function useMending<E extends HTMLElement>(name: string, error: string | undefined) {
  const ref = useRef<E>(null);
  const [mended, setMended] = useState<string>();
  useEffect(() => {
    const form = ref.current?.closest('form');
    const forget = () => setMended(undefined);
    form?.addEventListener('submit', forget);
    return () => form?.removeEventListener('submit', forget);
  }, []);
  const shown = mended === error ? undefined : error;
  useEffect(() => {
    const { current } = ref;
    return shown ? () => tellMended(current, name) : undefined;
  }, [shown, name]);
  // whoever asks for a file says at once what is wrong with the one chosen
  const mend = ({ target }: SyntheticEvent) => {
    if ((target as HTMLInputElement).type !== 'file') setMended(error);
  };
  return { shown, ref, onInput: mend, onChange: mend };
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

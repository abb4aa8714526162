import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button';
import classes from './confirm.module.css';

interface ConfirmProps {
  /** What the button that asks for it says. */
  label: string;
  title: string;
  /** What will happen, and what it can't undo. */
  children: ReactNode;
  /** The words of the button that does it: what it does, never "OK". */
  action: string;
  cancel: string;
  /** Where the form goes, and what it carries. */
  to: string;
  fields: Readonly<Record<string, string>>;
  /** It was asked for and refused: the question stays open. */
  isOpen?: boolean;
  tone?: 'secondary' | 'quiet';
}

/**
 * Something that is confirmed before it is done: a button, and a dialog with what will happen. Without
 * script the same question unfolds below the button.
 */
export function Confirm(props: ConfirmProps) {
  const { label, title, children, action, cancel, to, fields } = props;
  const { isOpen = false, tone = 'secondary' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  // the dialog is there only once there is script
  useEffect(() => {
    if (hasScript && isOpen) dialog.current?.showModal();
  }, [hasScript, isOpen]);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.close();
  };
  const form = (
    <form method="post" action={to} className={classes.form}>
      <p className={classes.title}>{title}</p>
      <div className={classes.what}>{children}</div>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classes.buttons}>
        <Button type="submit">{action}</Button>
        {hasScript && (
          <Button tone="quiet" onClick={close}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
  if (!hasScript)
    return (
      <details className={classes.details} open={isOpen}>
        <summary>{label}</summary>
        {form}
      </details>
    );
  return (
    <>
      <Button tone={tone} onClick={() => dialog.current?.showModal()}>
        {label}
      </Button>
      <dialog ref={dialog} className={classes.dialog} aria-label={title}>
        {form}
      </dialog>
    </>
  );
}

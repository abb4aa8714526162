import { useEffect, useState, type MouseEvent } from 'react';
import classes from './error-summary.module.css';
import { FIELD_MENDED, idOfWrong } from './field-mended';
import { Notice } from './notice';

interface ErrorSummaryProps {
  title: string;
  /** What is wrong, in the order of the form: the field's name, and a sentence. */
  problems: readonly { name: string; text: string }[];
}

/**
 * Above a form: what is wrong in it, each line a way to its field. A line goes when its field is mended,
 * and all of it with the last. Give it the key of the answer, so that it begins anew with the next one.
 */
export function ErrorSummary({ title, problems }: ErrorSummaryProps) {
  const [mended, setMended] = useState<readonly string[]>([]);
  useEffect(() => {
    const note = (event: Event) =>
      setMended((names) => [...names, (event as CustomEvent<string>).detail]);
    document.addEventListener(FIELD_MENDED, note);
    return () => document.removeEventListener(FIELD_MENDED, note);
  }, []);
  const open = problems.filter(({ name }) => !mended.includes(name));
  if (open.length === 0) return null;
  return (
    <Notice tone="error" title={title}>
      <ul className={classes.lines}>
        {open.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${idOfWrong(name)}`} onClick={goToField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** With script the caret goes into the field, not only the window to it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const find = (controls: string) => field?.querySelector<HTMLElement>(controls);
  const control = find('[aria-invalid="true"]') ?? find('input, select, textarea');
  if (!control) return;
  event.preventDefault();
  control.focus();
}

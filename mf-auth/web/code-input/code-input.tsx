import { type Ref, useLayoutEffect, useRef } from 'react';
import { keepDigits } from '../model/keep-digits';
import classes from './code-input.module.css';

const length = 4;

interface CodeInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Called once when the fourth digit arrives, by typing, pasting or autofill. */
  onComplete: (code: string) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Four boxes drawn under one real input: paste, autofill and screen readers meet an ordinary field. */
export function CodeInput(props: CodeInputProps) {
  const { id, value, onChange, onComplete, describedBy, isInvalid = false, inputRef } = props;
  const shown = useRef<HTMLDivElement>(null);

  // The boxes fill from the first to the last, so the caret always stands behind the last digit.
  useLayoutEffect(() => {
    const input = shown.current?.querySelector('input');
    if (input && document.activeElement === input)
      input.setSelectionRange(value.length, value.length);
  }, [value]);

  function take(text: string) {
    const code = keepDigits(text, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete(code);
  }

  return (
    <div className={`${classes.code} ${isInvalid ? classes.invalid : ''}`} ref={shown}>
      <div className={classes.boxes} aria-hidden="true">
        {Array.from({ length }, (_, box) => {
          const state = box < value.length ? classes.filled : '';
          const isActive = box === Math.min(value.length, length - 1);
          return (
            <span
              key={box}
              className={`${classes.box} ${state} ${isActive ? classes.active : ''}`}
            />
          );
        })}
      </div>
      <input
        id={id}
        ref={inputRef}
        className={classes.input}
        name="otp"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{4}"
        maxLength={length}
        required
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={(event) => take(event.target.value)}
        onPaste={(event) => {
          // maxLength would cut "12 34" before its space is taken out.
          event.preventDefault();
          take(event.clipboardData.getData('text'));
        }}
      />
    </div>
  );
}

import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

type Fields = Readonly<Record<string, string>>;

/**
 * A form that answers in its own page. After an answer the reader is taken to it: to the first wrong
 * field, else to what is marked `data-result`.
 * @param start the state the server made
 * @param check what is wrong before anything is sent, as the next state; null when nothing is
 * @param submit sends the fields and gives the next state; it must not throw
 */
export function useSubmission<State>(
  start: State,
  check: (fields: Fields, state: State) => State | null,
  submit: (fields: Fields) => Promise<State>,
) {
  const [state, setState] = useState(start);
  const [isBusy, setBusy] = useState(false);
  /** How many answers there were: the key of the form, so that its fields take the new values. */
  const [answers, setAnswers] = useState(0);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (answers === 0) return;
    const wrong = body.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-choices] input',
    );
    (wrong ?? body.current?.querySelector<HTMLElement>('[data-result]'))?.focus();
  }, [answers]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readForm(event.currentTarget);
    const refused = check(fields, state);
    if (refused) setState(refused);
    else {
      setBusy(true);
      setState(await submit(fields));
      setBusy(false);
    }
    setAnswers((count) => count + 1);
  }

  return { state, isBusy, answers, body, send };
}

/** The fields of a filled-in form, as a post without script would bring them. */
function readForm(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

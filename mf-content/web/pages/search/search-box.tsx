import { useEffect, useId, useRef, useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from './search.module.css';
import { text } from './text';

const PAUSE_MS = 200;
const FEWEST_SIGNS = 2;

/** The question, with titles suggested by the browser's own list while it is typed. */
export function SearchBox({ q, lang }: { q: string; lang: Lang }) {
  const t = text[lang];
  const id = useId();
  const [titles, setTitles] = useState<string[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // what was typed before this code came was heard by nobody
    const typed = new FormData(form.current ?? undefined).get('q');
    if (typeof typed === 'string' && typed !== q) suggest(typed.trim());
    return () => clearTimeout(pause.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes to life
  }, []);

  function suggest(typed: string) {
    newest.current = typed;
    clearTimeout(pause.current);
    if (typed.length < FEWEST_SIGNS) return;
    pause.current = setTimeout(async () => {
      const { listTitles } = await import('./list-titles');
      const found = await listTitles(typed, lang);
      // an answer that comes late must not replace that of what is typed by now
      if (newest.current === typed) setTitles(found);
    }, PAUSE_MS);
  }

  return (
    <form
      ref={form}
      className={classes.form}
      role="search"
      action={localPath(lang, '/search')}
      method="get"
    >
      <TextInput
        label={t.label}
        name="q"
        type="search"
        required
        maxLength={100}
        defaultValue={q}
        list={id}
        autoComplete="off"
        onChange={(event) => suggest(event.target.value.trim())}
      />
      <datalist id={id}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      <Button type="submit">{t.action}</Button>
    </form>
  );
}

import { searchSources } from 'shared/contracts/search-sources';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from './search.module.css';
import { text } from './text';

/** The question. The frame gives every form like this its suggestions. */
export function SearchBox({ q, lang }: { q: string; lang: Lang }) {
  const t = text[lang];
  return (
    <form
      // another question, another form: the field starts with what is asked now
      key={q}
      className={classes.form}
      role="search"
      action={localPath(lang, '/search')}
      method="get"
      data-suggest={searchSources.join(' ')}
    >
      <TextInput
        label={t.label}
        name="q"
        type="search"
        required
        maxLength={100}
        defaultValue={q}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">{t.action}</Button>
    </form>
  );
}

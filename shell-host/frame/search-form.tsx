import { searchSources } from 'shared/contracts/search-sources';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { text } from './text';

interface SearchFormProps {
  lang: Lang;
  /** Tells the forms of one document apart. */
  id: string;
  /** Whether the field takes the focus when what it is in opens. */
  takesFocus?: boolean;
}

/** Asks the site's search. Without script it sends the question; with it, answers come while typing. */
export function SearchForm({ lang, id, takesFocus = false }: SearchFormProps) {
  const words = text[lang].search;
  return (
    <form
      className="frame-search"
      role="search"
      action={localPath(lang, '/search')}
      method="get"
      data-suggest={searchSources.join(' ')}
    >
      <label htmlFor={id}>{words.label}</label>
      <div className="frame-search-field">
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={words.example}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- of a panel that was just asked for
          autoFocus={takesFocus}
        />
        <button type="submit" aria-label={words.button}>
          <Icon name="search" size={22} />
        </button>
      </div>
    </form>
  );
}

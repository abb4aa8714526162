import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { SearchForm } from './search-form';
import { text } from './text';

/** Opens the search from the header; a popover, so it works without script. */
export function SearchButton({ lang }: { lang: Lang }) {
  return (
    <button
      type="button"
      className="frame-open-search"
      popoverTarget="site-search"
      aria-label={text[lang].search.open}
    >
      <Icon name="search" size={22} />
    </button>
  );
}

/** The search below the header. */
export function SearchPanel({ lang }: { lang: Lang }) {
  const words = text[lang].search;
  return (
    <div id="site-search" className="frame-search-panel" popover="auto" aria-label={words.button}>
      <SearchForm lang={lang} id="site-search-q" takesFocus />
      <button
        type="button"
        className="frame-close-search"
        popoverTarget="site-search"
        popoverTargetAction="hide"
        aria-label={words.close}
      >
        <Icon name="close" size={22} />
      </button>
    </div>
  );
}

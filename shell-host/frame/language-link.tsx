import { Icon } from 'shared/ui/icon';
import { alternatePath } from '../rules/alternate-path';
import type { FrameProps } from './frame-props';
import { text } from './text';

/** The same page in the other language. */
export function LanguageLink({ lang, path, search }: Pick<FrameProps, 'lang' | 'path' | 'search'>) {
  const other = lang === 'en' ? 'hi' : 'en';
  return (
    <a
      className="frame-language"
      data-lang-link={other}
      href={alternatePath(path, other) + search}
      hrefLang={other}
      lang={other}
    >
      <Icon name="globe" size={18} />
      {text[lang].otherLang}
    </a>
  );
}

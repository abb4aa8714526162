import type { Lang } from 'shared/remote-kit/page';
import { text } from './text';

/** The first stop of the keyboard: past the menus to the page. */
export function SkipLink({ lang }: { lang: Lang }) {
  return (
    <a className="frame-skip" href="#main">
      {text[lang].skip}
    </a>
  );
}

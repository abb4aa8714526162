import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { text } from '../text';
import classes from './pager.module.css';

interface PagerProps {
  previous: string | null;
  next: string | null;
  lang: Lang;
}

/** The way to the pages of a list before and after this one. */
export function Pager({ previous, next, lang }: PagerProps) {
  const t = text[lang];
  if (!previous && !next) return null;
  return (
    <nav className={classes.pager} aria-label={t.pages}>
      {previous && (
        <Button tone="secondary" href={previous} rel="prev">
          {t.previous}
        </Button>
      )}
      {next && (
        <Button tone="secondary" href={next} rel="next">
          {t.next}
        </Button>
      )}
    </nav>
  );
}

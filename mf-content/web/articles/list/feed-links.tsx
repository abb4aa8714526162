import type { Lang } from 'shared/remote-kit/page';
import type { GeneralKind } from '../kinds';
import { text } from '../text';
import classes from './feed-links.module.css';
import { feedsOf } from './feeds-of';

const names = { rss: 'RSS', atom: 'Atom' };

/** Where feed readers find a list, for the kinds that have a feed. */
export function FeedLinks({ kind, lang }: { kind: GeneralKind; lang: Lang }) {
  const offered = feedsOf(kind, lang);
  if (offered.length === 0) return null;
  return (
    <p className={classes.feeds}>
      {text[lang].follow}{' '}
      {offered.map(({ format, path }) => (
        <a key={format} href={path} type={`application/${format}+xml`}>
          {names[format]}
        </a>
      ))}
    </p>
  );
}

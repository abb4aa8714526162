import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { GeneralKind } from '../kinds';
import { text } from '../text';
import classes from './feed-links.module.css';

const formats: Partial<Record<GeneralKind, ('rss' | 'atom')[]>> = {
  blog: ['rss', 'atom'],
  news: ['rss', 'atom'],
  podcast: ['rss'],
};
const names = { rss: 'RSS', atom: 'Atom' };

/** Where feed readers find a list, for the kinds that have a feed. */
export function FeedLinks({ kind, lang }: { kind: GeneralKind; lang: Lang }) {
  const offered = formats[kind];
  if (!offered) return null;
  return (
    <p className={classes.feeds}>
      {text[lang].follow}{' '}
      {offered.map((format) => (
        <a
          key={format}
          href={localPath(lang, `${contentPaths[kind]}/${format}.xml`)}
          type={`application/${format}+xml`}
        >
          {names[format]}
        </a>
      ))}
    </p>
  );
}

import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './tags.module.css';

/** The subjects of an item, each leading to the others of its kind. They are kept in English only. */
export function Tags({ tags, list, lang }: { tags: string[]; list: string; lang: Lang }) {
  if (lang !== 'en' || tags.length === 0) return null;
  return (
    <nav aria-label={text[lang].tags}>
      <p className={classes.tags}>
        {tags.map((tag) => (
          <a key={tag} href={`${list}?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </a>
        ))}
      </p>
    </nav>
  );
}

import type { ContentItem } from 'shared/contracts/content-items';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './byline.module.css';

const WORDS_A_MINUTE = 200;
/** The site's own writers have its name, which both languages write their own way. */
const OWN = 'Tarapath';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ item, lang }: { item: ContentItem; lang: Lang }) {
  const t = text[lang];
  const words = item.body.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
  return (
    <p className={classes.byline}>
      <span>
        {t.by} {item.author.startsWith(OWN) ? t.site : item.author}
      </span>
      <time dateTime={item.published_at}>{formatDate(item.published_at, lang)}</time>
      {item.category && <span>{item.category.name}</span>}
      {words >= WORDS_A_MINUTE && <span>{t.minutes(Math.round(words / WORDS_A_MINUTE))}</span>}
    </p>
  );
}

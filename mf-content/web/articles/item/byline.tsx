import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import type { Article } from '../kinds';
import { text } from '../text';
import classes from './byline.module.css';
import { countWords } from './count-words';

const WORDS_A_MINUTE = 200;
/** The site's own writers have its name, which both languages write their own way. */
const OWN = 'Tarapath';

/** Who wrote it, when, and how long it takes to read. */
export function Byline({ article, lang }: { article: Article; lang: Lang }) {
  const t = text[lang];
  const { item } = article;
  const words = countWords(article);
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

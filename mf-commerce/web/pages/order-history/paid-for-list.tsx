import type { PaidFor } from 'shared/contracts/commerce-orders';
import { formatDate, formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './page.module.css';
import { text } from './text';

/** Everything that was paid for, each with its state and the way to its page. */
export function PaidForList({ items, lang }: { items: PaidFor[]; lang: Lang }) {
  const t = text[lang];
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={`${item.kind}:${item.id}`} className={classes.item}>
          <div>
            <a href={localPath(lang, item.path)}>{item.title}</a>
            <p>
              {t.kinds[item.kind] ?? item.kind} {item.id},{' '}
              <time dateTime={item.at}>{formatDate(item.at, lang)}</time>
            </p>
          </div>
          <div className={classes.end}>
            {item.amount !== null && <strong>{formatRupees(item.amount, lang)}</strong>}
            <p>{item.status}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

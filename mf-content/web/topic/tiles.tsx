import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './tiles.module.css';
import type { TopicTile } from '../../model/topic';

/** Small titled texts side by side; a tile with a link is clickable as a whole. */
export function Tiles({ items, lang }: { items: TopicTile[]; lang: Lang }) {
  return (
    <ul className={classes.tiles}>
      {items.map(({ id, title, text, meta, href, picture }) => (
        <li key={title} id={id} className={href ? classes.linked : classes.tile}>
          {picture && (
            <img
              src={`/media/mf-content/${picture}.svg`}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
            />
          )}
          <div>
            <h3>{href ? <a href={localPath(lang, href)}>{title}</a> : title}</h3>
            {meta && <p className={classes.meta}>{meta}</p>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

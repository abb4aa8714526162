import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Html } from '../../articles/details/html';
import { TarotCard } from '../../articles/details/tarot-card';
import type { DrawnCard } from './draw-cards';
import classes from './reading.module.css';
import { text } from './text';

interface TurnedCardProps {
  card: DrawnCard;
  place: (typeof text)['en']['places'][number];
  lang: Lang;
}

/** A card face down, which its visitor turns: a disclosure, so it needs no script. */
export function TurnedCard({ card, place, lang }: TurnedCardProps) {
  const t = text[lang];
  const { slug, title, summary, cover, body, isReversed } = card;
  return (
    <details className={classes.card}>
      <summary>
        <span className={classes.back}>
          <TarotCard slug="back" alt="" />
        </span>
        <span className={classes.place}>{place.name}</span>
        <span className={classes.turn}>{place.turn}</span>
      </summary>
      <div className={classes.face}>
        <TarotCard slug={slug} alt={cover?.alt ?? title} isReversed={isReversed} />
        <h3>
          {title} <span>{isReversed ? t.reversed : t.upright}</span>
        </h3>
        <p className={classes.ask}>{place.ask}</p>
        <p>{summary}</p>
        <Html html={body} />
        <a className={classes.more} href={localPath(lang, `/tarot/${slug}`)}>
          {t.more(title)}
        </a>
      </div>
    </details>
  );
}

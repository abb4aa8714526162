import type { Astrologer } from 'shared/contracts/astro';
import { formatRupees } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { astrologerWords } from './astrologer-words';
import classes from './astrologer-card.module.css';

/** One astrologer in a list: who, what, price, and honestly whether they can be reached. */
export function AstrologerCard({ astrologer, lang }: { astrologer: Astrologer; lang: Lang }) {
  const words = astrologerWords[lang];
  const { name, slug, image, skills, languages, status } = astrologer;
  return (
    <article className={classes.card}>
      <img
        className={classes.portrait}
        src={image}
        alt=""
        width={320}
        height={320}
        loading="lazy"
      />
      <div>
        <h3 className={classes.name}>
          <a href={localPath(lang, `/astrologers/${slug}`)}>{name}</a>
        </h3>
        <p className={classes.line}>{skills.join(', ')}</p>
        <p className={classes.line}>{languages.join(', ')}</p>
        <p className={classes.price}>
          {formatRupees(astrologer.price_per_minute, lang)} {words.perMinute}
        </p>
        <p className={classes.line}>
          {words.statuses[status]}
          {astrologer.isDemo && ` · ${words.demo}`}
        </p>
      </div>
    </article>
  );
}

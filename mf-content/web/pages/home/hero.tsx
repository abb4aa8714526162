import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import classes from './hero.module.css';
import { text } from './text';

/** The top of the home page: sunrise over the river, and the three things most people come for. */
export function Hero({ lang }: { lang: Lang }) {
  const t = text[lang];
  return (
    <header className={classes.hero}>
      <img
        className={classes.scene}
        src="/media/mf-content/home/hero.svg"
        alt=""
        width={1600}
        height={760}
        fetchPriority="high"
      />
      <div className={classes.words}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <div className={classes.actions}>
          <Button size="l" href={localPath(lang, '/astrology-services/free-kundli')}>
            {t.kundli}
          </Button>
          <Button
            size="l"
            tone="secondary"
            href={localPath(lang, '/astrology-services/talk-to-astrologer')}
          >
            {t.talk}
          </Button>
          <Button tone="quiet" href={localPath(lang, '/astrology-services/panchang')}>
            {t.panchang}
          </Button>
        </div>
      </div>
    </header>
  );
}

import type { FullDetails } from 'shared/contracts/content-details';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import { Html } from './html';
import classes from './lyrics.module.css';

/** The words of an aarti or a bhajan, both scripts side by side, and what they say. */
export function Lyrics({ lyrics, lang }: { lyrics: FullDetails<'lyrics'>; lang: Lang }) {
  const { deity, stanzas, meaning, tradition, language, audio } = lyrics;
  const t = text[lang];
  return (
    <>
      <section>
        <h2>{t.lyrics}</h2>
        {audio && (
          // the words are below, in two scripts
          // eslint-disable-next-line jsx-a11y/media-has-caption
          <audio className={classes.audio} controls preload="none" src={audio} />
        )}
        {stanzas.map(({ devanagari, roman }, index) => (
          <div key={index} className={classes.stanza}>
            <Lines lines={devanagari} script="Deva" language={language} />
            <Lines lines={roman} script="Latn" language={language} />
          </div>
        ))}
        <p className={classes.tradition}>
          {t.deity}: {deity} · {t.tradition}: {tradition}
        </p>
      </section>
      <section>
        <h2>{t.meaning}</h2>
        <Html html={meaning} />
      </section>
    </>
  );
}

interface LinesProps {
  lines: string[];
  script: 'Deva' | 'Latn';
  language: FullDetails<'lyrics'>['language'];
}

/** The languages whose own script is Devanagari, which then goes without saying. */
const ownScript = new Set<LinesProps['language']>(['hi', 'mr']);

function Lines({ lines, script, language }: LinesProps) {
  const isOwn = script === 'Deva' && ownScript.has(language);
  return (
    <p
      lang={isOwn ? language : `${language}-${script}`}
      className={script === 'Deva' ? classes.devanagari : classes.roman}
    >
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </p>
  );
}

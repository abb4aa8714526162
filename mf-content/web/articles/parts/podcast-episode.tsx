import type { FullDetails } from 'shared/contracts/content-details';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import { formatDuration } from './format-duration';
import { Html } from './html';
import classes from './media.module.css';

/** An episode in the browser's own player, with its chapters and its words. */
export function PodcastEpisode({ episode, lang }: { episode: FullDetails<'podcast'>; lang: Lang }) {
  const { file, chapters, transcript } = episode;
  const t = text[lang];
  return (
    <>
      {/* the transcript below says what is heard */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio className={classes.audio} controls preload="none" src={file} />
      {chapters.length > 0 && (
        <section>
          <h2>{t.chapters}</h2>
          <ul>
            {chapters.map(({ at, title }) => (
              <li key={at}>
                <span className={classes.at}>{formatDuration(at)}</span> {title}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t.transcript}</h2>
        <Html html={transcript} />
      </section>
    </>
  );
}

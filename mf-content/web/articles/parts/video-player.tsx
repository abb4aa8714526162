import type { FullDetails } from 'shared/contracts/content-details';
import { pictureAddress } from 'shared/contracts/content-pictures';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './media.module.css';

const ROOM = { width: 854, height: 480 };

/** A film in the browser's own player; nothing is loaded before it is asked for. */
export function VideoPlayer({ video, lang }: { video: FullDetails<'video'>; lang: Lang }) {
  const t = text[lang];
  return (
    <video
      className={classes.video}
      controls
      preload="none"
      playsInline
      poster={pictureAddress(video.poster.hash, 960, 'webp')}
      {...ROOM}
    >
      <source src={video.file} type="video/mp4" />
      {(['en', 'hi'] as const).map((one) => (
        <track
          key={one}
          kind="captions"
          src={video.captions[one]}
          srcLang={one}
          label={t.captions[one]}
          default={one === lang}
        />
      ))}
      {t.noVideo}
    </video>
  );
}

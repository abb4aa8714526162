import type { FullDetails } from 'shared/contracts/content-details';
import { pictureAddress } from 'shared/contracts/content-pictures';
import type { Lang } from 'shared/remote-kit/page';
import { text } from '../text';
import classes from './media.module.css';

const ROOM = { width: 854, height: 480 };

/** A film in the browser's own player; nothing is loaded before it is asked for. */
export function VideoPlayer({ video, lang }: { video: FullDetails<'video'>; lang: Lang }) {
  const { file, poster, captions } = video;
  const t = text[lang];
  return (
    <video
      className={classes.video}
      controls
      preload="none"
      playsInline
      poster={pictureAddress(poster.hash, 960, 'webp')}
      {...ROOM}
    >
      <source src={file} type="video/mp4" />
      <track
        kind="captions"
        src={captions.en}
        srcLang="en"
        label={t.captions.en}
        default={lang === 'en'}
      />
      <track
        kind="captions"
        src={captions.hi}
        srcLang="hi"
        label={t.captions.hi}
        default={lang === 'hi'}
      />
      {t.noVideo}
    </video>
  );
}

import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { FullDetails } from 'shared/contracts/content-details';
import { pictureAddress } from 'shared/contracts/content-pictures';
import type { Lang } from 'shared/remote-kit/page';
import { Picture } from '../../parts/picture';
import { opensHere } from '../../parts/slide-show/opens-here';
import classes from './gallery.module.css';

const SlideShow = lazy(() => import('../../parts/slide-show/slide-show'));
const SIZES = '(min-width: 760px) 344px, (min-width: 480px) 46vw, 92vw';

interface GalleryProps extends Pick<FullDetails<'collection'>, 'members'> {
  title: string;
  lang: Lang;
}

/** The pictures of a collection. Each leads to itself in full, with script in a show of all of them. */
export function Gallery({ members, title, lang }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);

  function open(event: MouseEvent, index: number) {
    if (!opensHere(event)) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <div className={classes.gallery}>
      {members.map(({ slug, title: caption, picture }, index) => (
        <figure key={slug} id={slug}>
          <a
            href={pictureAddress(picture.hash, 1280, 'webp')}
            onClick={(event) => open(event, index)}
          >
            <Picture picture={picture} sizes={SIZES} />
          </a>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
      {shown !== null && (
        <Suspense>
          <SlideShow
            title={title}
            slides={members.map(({ title: text, picture }) => ({ text, picture }))}
            start={shown}
            shape="wide"
            lang={lang}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

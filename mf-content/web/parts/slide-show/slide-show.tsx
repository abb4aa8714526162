import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PictureOf } from 'shared/contracts/content-pictures';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { Picture } from '../picture';
import classes from './slide-show.module.css';
import { text } from './text';
import { useSwipe } from './use-swipe';

interface Slide {
  picture: PictureOf;
  text: string;
}

interface SlideShowProps {
  title: string;
  slides: Slide[];
  /** The slide shown first, from 0. */
  start?: number;
  /** `tall` for stories, whose words lie on the picture; `wide` for pictures with a caption. */
  shape: 'wide' | 'tall';
  lang: Lang;
  onClose: () => void;
  /** A link under the words. */
  more?: ReactNode;
}

const SIZES = { wide: '(min-width: 1200px) 1120px, 96vw', tall: '(min-width: 600px) 480px, 100vw' };

/**
 * Pictures one at a time over the page, by buttons, arrow keys and swipe. The dialog keeps the focus
 * while it is open and gives it back when Escape or its button closes it.
 */
export default function SlideShow(props: SlideShowProps) {
  const { title, slides, start = 0, shape, lang, onClose, more } = props;
  const t = text[lang];
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const step = (by: number) => setIndex((at) => Math.min(Math.max(at + by, 0), slides.length - 1));
  const swipe = useSwipe(step);
  const slide = slides[index];
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function press(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -slides.length, End: slides.length }[
      event.key
    ];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  if (!slide) return null;
  const move = (by: 1 | -1, icon: 'chevron-left' | 'chevron-right', label: string) => (
    <button
      type="button"
      className={classes.move}
      aria-label={label}
      // stays focusable at the ends, so that the focus is not lost under the finger
      aria-disabled={!slides[index + by] || undefined}
      onClick={() => step(by)}
    >
      <Icon name={icon} size={28} />
    </button>
  );
  return (
    // the keys belong to everything in the dialog

    <dialog
      ref={dialog}
      className={`${classes.dialog} ${classes[shape]}`}
      aria-label={title}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={classes.top}>
        <p className={classes.title}>{title}</p>
        <span className={classes.place}>{t.place(index + 1, slides.length)}</span>
        <button
          type="button"
          className={classes.close}
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <progress className={classes.progress} max={slides.length} value={index + 1} aria-hidden />
      <div className={classes.stage} {...swipe}>
        {move(-1, 'chevron-left', t.previous)}
        <figure key={index} className={classes.slide}>
          <Picture picture={slide.picture} sizes={SIZES[shape]} eager />
        </figure>
        {move(1, 'chevron-right', t.next)}
      </div>
      <div className={classes.words} aria-live="polite">
        <p>{slide.text}</p>
        {index === slides.length - 1 && more}
      </div>
    </dialog>
  );
}

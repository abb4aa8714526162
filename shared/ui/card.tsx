import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  href: string;
  title: string;
  text?: string;
  image?: { src: string; alt: string; width: number; height: number };
  /** A picture that shows itself, in place of `image`. */
  picture?: ReactNode;
  /** A short line under the text: a price, a date, a length. */
  meta?: ReactNode;
  tone?: 'plain' | 'warm' | 'calm';
}

/** A picture, a title and a text behind one link; the whole card can be clicked. */
export function Card({ href, title, text, image, picture, meta, tone = 'plain' }: CardProps) {
  return (
    <article className={`${classes.card} ${classes[tone]}`}>
      {picture}
      {image && (
        <img
          className={classes.picture}
          loading="lazy"
          decoding="async"
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
        />
      )}
      <div className={classes.body}>
        <h3 className={classes.title}>
          <a href={href}>{title}</a>
        </h3>
        {text && <p className={classes.text}>{text}</p>}
        {meta && <p className={classes.meta}>{meta}</p>}
      </div>
    </article>
  );
}

interface CardGridProps {
  children: ReactNode;
  /** Least width of a card in rem, `16rem` unless told; the nearest of five steps is taken. */
  min?: string;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children, min = '16rem' }: CardGridProps) {
  return <div className={`${classes.grid} ${classes[gridStep(parseFloat(min))]}`}>{children}</div>;
}

// Classes, not a style attribute: the content security policy refuses those.
function gridStep(rem: number): 'tiny' | 'narrow' | 'medium' | 'wide' | 'broad' {
  if (rem < 11) return 'tiny';
  if (rem < 14) return 'narrow';
  if (rem < 18) return 'medium';
  return rem < 22 ? 'wide' : 'broad';
}

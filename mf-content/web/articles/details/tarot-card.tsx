import classes from './tarot-card.module.css';

interface TarotCardProps {
  /** The drawing of the deck: a card's slug, or its back. */
  slug: string;
  alt: string;
  isReversed?: boolean;
}

/** A whole card of the deck; its room is kept before the drawing has come. */
export function TarotCard({ slug, alt, isReversed = false }: TarotCardProps) {
  return (
    <img
      className={isReversed ? `${classes.card} ${classes.reversed}` : classes.card}
      src={`/media/mf-content/tarot/${slug}.svg`}
      alt={alt}
      width={300}
      height={500}
      loading="lazy"
      decoding="async"
    />
  );
}

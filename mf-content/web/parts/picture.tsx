import {
  pictureAddress,
  pictureFormats,
  pictureWidths,
  type PictureOf,
} from 'shared/contracts/content-pictures';
import classes from './picture.module.css';

interface PictureProps {
  picture: PictureOf;
  /** How wide it is shown, as in an img's `sizes`. */
  sizes: string;
  /** It is in view when the page opens, so it must not wait. */
  eager?: boolean;
  /** Beside a text that says what it shows. */
  decorative?: boolean;
}

const FALLBACK_WIDTH = 640;

/**
 * A picture of the store in the best format and size for the screen. Its room is kept from the start,
 * and a blurred likeness stands there until it has come.
 */
export function Picture({ picture, sizes, eager = false, decorative = false }: PictureProps) {
  const { hash, alt, width, height, placeholder } = picture;
  return (
    <span className={classes.frame}>
      <svg className={classes.likeness} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <image href={placeholder} width={width} height={height} preserveAspectRatio="none" />
      </svg>
      <picture>
        {pictureFormats.slice(0, -1).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widthsFor(width)
              .map((one) => `${pictureAddress(hash, one, format)} ${one}w`)
              .join(', ')}
            sizes={sizes}
          />
        ))}
        <img
          className={classes.picture}
          src={pictureAddress(hash, FALLBACK_WIDTH, 'jpg')}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          decoding="async"
          {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
    </span>
  );
}

/** A picture is not blown up: sizes end where the original does. */
function widthsFor(width: number) {
  const [smallest, ...rest] = pictureWidths;
  return [smallest, ...rest.filter((one) => one <= width)];
}

import type { FullDetails } from 'shared/contracts/content-details';
import { COLUMN_SIZES } from '../../parts/card-sizes';
import { Picture } from '../../parts/picture';
import classes from './media.module.css';

/** The pictures of a collection, one below the other. */
export function Gallery({ members }: Pick<FullDetails<'collection'>, 'members'>) {
  return (
    <div className={classes.gallery}>
      {members.map(({ slug, title, picture }) => (
        <figure key={slug} id={slug}>
          <Picture picture={picture} sizes={COLUMN_SIZES} />
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

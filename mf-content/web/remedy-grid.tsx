import type { RemedySummary } from 'shared/contracts/content';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';
import { CARD_SIZES } from './parts/card-sizes';
import { Picture } from './parts/picture';

/** Remedies as cards. With `brief` only picture and name, for grids beside other things. */
export function RemedyGrid({
  remedies,
  lang,
  brief = false,
}: {
  remedies: Pick<RemedySummary, 'slug' | 'title' | 'cover' | 'summary'>[];
  lang: Lang;
  brief?: boolean;
}) {
  return (
    <CardGrid min={brief ? '13rem' : '17rem'}>
      {remedies.map(({ slug, title, cover, summary }) => (
        <Card
          key={slug}
          href={localPath(lang, `/remedies/${slug}`)}
          title={title}
          {...(brief ? {} : { text: summary })}
          picture={cover && <Picture picture={cover} sizes={CARD_SIZES} decorative />}
        />
      ))}
    </CardGrid>
  );
}

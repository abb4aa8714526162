import type { RemedySummary } from 'shared/contracts/content';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Card, CardGrid } from 'shared/ui/card';

/** Remedies as cards. With `brief` only picture and name, for grids beside other things. */
export function RemedyGrid({
  remedies,
  lang,
  brief = false,
}: {
  remedies: Pick<RemedySummary, 'slug' | 'title' | 'image' | 'summary'>[];
  lang: Lang;
  brief?: boolean;
}) {
  return (
    <CardGrid min={brief ? '13rem' : '17rem'}>
      {remedies.map(({ slug, title, image, summary }) => (
        <Card
          key={slug}
          href={localPath(lang, `/remedies/${slug}`)}
          title={title}
          {...(brief ? {} : { text: summary })}
          image={{ src: image, alt: '', width: 640, height: 480 }}
        />
      ))}
    </CardGrid>
  );
}

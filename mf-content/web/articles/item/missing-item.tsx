import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import { Reading } from 'shared/ui/reading';
import { text } from '../text';
import type { ItemData } from './load';

type Missing = Extract<ItemData, { near: unknown }>;

/** In place of an article that isn't there: what may have been meant, and the way to all. */
export function MissingItem({ data, lang }: { data: Missing; lang: Lang }) {
  const { found, near, crumbs, path } = data;
  const t = text[lang];
  const failed = found === 'failed';
  return (
    <>
      <PageIntro
        title={failed ? t.failedTitle : t.notFoundTitle}
        lead={failed ? t.failed : t.notFound}
        crumbs={crumbs}
      >
        <Button href={failed ? path : crumbs.at(-1)?.href}>
          {failed ? t.retry : crumbs.at(-1)?.text}
        </Button>
      </PageIntro>
      {near.length > 0 && (
        <Reading>
          <h2>{t.near}</h2>
          <ul>
            {near.map(({ title, path: other }) => (
              <li key={other}>
                <a href={localPath(lang, other)}>{title}</a>
              </li>
            ))}
          </ul>
        </Reading>
      )}
    </>
  );
}

import { remedies as kind, type RemedySummary } from 'shared/contracts/content';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { text } from './text';

/** The remedies, or `null` when they could not be read. */
export interface RemediesData {
  remedies: RemedySummary[] | null;
}

const load: Load<RemediesData> = async ({ lang, call }) => {
  const outcome = await call(kind.list, { query: { lang } });
  const t = text[lang];
  const remedies = isFailure(outcome) ? null : outcome.data;
  const path = localPath(lang, '/remedies');
  return {
    data: { remedies },
    status: remedies ? 200 : 503,
    head: {
      title: t.headTitle,
      description: t.lead,
      jsonLd: [
        describeCrumbs([{ href: localPath(lang, '/'), text: t.home }, { text: t.title }], path),
        {
          '@type': 'ItemList',
          itemListElement: (remedies ?? []).map(({ slug, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: localPath(lang, `/remedies/${slug}`),
          })),
        },
      ],
    },
  };
};

export default load;

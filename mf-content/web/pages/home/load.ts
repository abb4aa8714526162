import { remedies, type RemedySummary } from 'shared/contracts/content';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { text } from './text';

/** The remedies as the home page's cards need them; `null` when they could not be read. */
export interface HomeData {
  remedies: Pick<RemedySummary, 'slug' | 'title' | 'cover' | 'summary'>[] | null;
}

const load: Load<HomeData> = async ({ lang, call }) => {
  const outcome = await call(remedies.list, { query: { lang, limit: 10 } });
  const t = text[lang];
  return {
    data: { remedies: isFailure(outcome) ? null : outcome.data.map(shorten) },
    head: {
      title: t.headTitle,
      description: t.lead,
      jsonLd: [
        { '@type': 'WebSite', name: t.site, url: localPath(lang, '/'), inLanguage: lang },
        { '@type': 'Organization', name: t.site, url: '/' },
      ],
    },
  };
};

/** Keeps what a card shows: the graha's name before the colon, without the summary. */
function shorten({ slug, title, cover }: RemedySummary) {
  return { slug, title: title.split(':')[0] ?? title, cover, summary: '' };
}

export default load;

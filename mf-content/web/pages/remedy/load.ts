import { remedies, type Remedy, type RemedySummary } from 'shared/contracts/content';
import { shareAddress } from 'shared/contracts/content-pictures';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { text } from './text';

const RELATED = 3;

/** A remedy with three others, or why there is none. */
export type RemedyData =
  { found: 'yes'; remedy: Remedy; related: RemedySummary[] } | { found: 'no' | 'failed' };

const load: Load<RemedyData> = async ({ params, lang, call }) => {
  const slug = params.slug ?? '';
  const [one, near] = await Promise.all([
    call(remedies.bySlug, { params: { slug }, query: { lang } }),
    call(remedies.list, { query: { lang, near: slug, limit: RELATED } }),
  ]);
  const t = text[lang];
  if (isFailure(one)) {
    // a slug too long to be one is refused as bad input, which to a visitor is the same as absent
    const found = one.error_status === 404 || one.error_status === 400 ? 'no' : 'failed';
    const head = { title: t.notFoundTitle, description: t.notFound, noindex: true };
    return { data: { found }, status: found === 'no' ? 404 : 503, head };
  }
  const remedy = one.data;
  const path = localPath(lang, `/remedies/${remedy.slug}`);
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    { href: localPath(lang, '/remedies'), text: t.remedies },
    { text: remedy.title },
  ];
  return {
    data: {
      found: 'yes',
      remedy,
      related: isFailure(near) ? [] : near.data,
    },
    head: {
      title: `${remedy.title} | ${t.site}`,
      description: remedy.summary,
      ...(remedy.cover ? { image: shareAddress(remedy.cover.hash) } : {}),
      article: { published: remedy.published_at, modified: remedy.updated_at },
      jsonLd: [
        {
          '@type': 'Article',
          headline: remedy.title,
          description: remedy.summary,
          ...(remedy.cover ? { image: shareAddress(remedy.cover.hash) } : {}),
          inLanguage: lang,
          datePublished: remedy.published_at,
          dateModified: remedy.updated_at,
          mainEntityOfPage: path,
          author: { '@type': 'Organization', name: t.site },
          publisher: { '@type': 'Organization', '@id': '/#organization', name: t.site },
        },
        describeCrumbs(crumbs, path),
      ],
    },
  };
};

export default load;

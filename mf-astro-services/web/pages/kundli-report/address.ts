import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { defaultConventions } from 'shared/jyotish/report/report-types';
import { formPath } from '../free-kundli/steps';
import { changeable } from '../../../model/read-conventions';

/** The conventions a kundli is shown by. */
export function conventionsOf({ conventions }: KeptKundli['kundli']) {
  const { ayanamsa, node, chalit, dashaYear } = conventions;
  return { ayanamsa, node, houses: chalit, dashaYear };
}

/** The path of a kundli in a language. */
export const kundliPath = (id: string, lang: Lang): string => localPath(lang, `${formPath}/${id}`);

/** The conventions as a query; those almanacs use are left out. */
export function conventionQuery(kundli: KeptKundli['kundli']): [string, string][] {
  const shown = conventionsOf(kundli);
  return changeable.flatMap((name): [string, string][] =>
    shown[name] === defaultConventions[name] ? [] : [[name, shown[name]]],
  );
}

/** What an address has beside, as long as its maker uses it; a shared one goes without. */
export function ownQuery({ secret }: Pick<KeptKundli, 'secret'>): [string, string][] {
  return secret === null ? [] : [['secret', secret]];
}

/** The address of a part of a kundli, by the conventions it is shown by. */
export function sectionPath(
  kept: KeptKundli,
  section: KundliSection,
  lang: Lang,
  more: readonly [string, string][] = [],
): string {
  const named: [string, string][] = section === 'chart' ? [] : [['section', section]];
  const query = new URLSearchParams([
    ...named,
    ...more,
    ...conventionQuery(kept.kundli),
    ...ownQuery(kept),
  ]);
  return kundliPath(kept.id, lang) + (query.size > 0 ? `?${query}` : '');
}

import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import { deleteKundli, getKundli, shareKundliName } from 'shared/contracts/astro-kundli-kept';
import type { KundliSection } from 'shared/contracts/astro-kundli-sections';
import { kundliSections } from 'shared/contracts/astro-kundli-sections';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, Loaded, LoadArgs } from 'shared/remote-kit/page';
import { readConventions } from '../../../model/read-conventions';
import { findLocally } from './local-report';
import { formPath } from '../free-kundli/steps';
import { reportText } from './text';

/** A kundli with the part that was asked for, or why there is none. */
export type ReportData =
  | { kind: 'report'; kept: KeptKundli; varga: string; dasha: string; isUnsaved: boolean }
  | { kind: 'gone' | 'unavailable' };

const load: Load<ReportData> = async (args) => {
  const { params, query, lang, call, form } = args;
  const text = reportText[lang];
  const id = params.id ?? '';
  if (form) return changeKundli(id, args);
  const section: KundliSection =
    kundliSections.find((name) => name === query.get('section')) ?? 'chart';
  const chosen = readConventions((name) => query.get(name));
  const secret = query.get('secret') ?? undefined;
  const local = await findLocally(id, section, chosen, lang);
  const outcome = local
    ? { data: local }
    : await call(getKundli, { params: { id }, query: { section, lang, secret, ...chosen } });
  const head = { title: text.metaTitle(section), description: text.description, noindex: true };
  if (isFailure(outcome)) {
    const isGone = outcome.error_status === 404 || outcome.error_status === 400;
    return isGone
      ? { data: { kind: 'gone' }, head, status: 404 }
      : { data: { kind: 'unavailable' }, head, status: 503 };
  }
  const [varga, dasha] = [query.get('varga') ?? 'D9', query.get('dasha') ?? 'vimshottari'];
  return {
    data: { kind: 'report', kept: outcome.data, varga, dasha, isUnsaved: query.has('unsaved') },
    head,
  };
};

export default load;

/** What its maker does with a kundli without script: shows or hides the name, or deletes it. */
async function changeKundli(
  id: string,
  { lang, call, form, query }: LoadArgs,
): Promise<Loaded<ReportData>> {
  const text = reportText[lang];
  const head = { title: text.metaTitle('chart'), description: text.description, noindex: true };
  const back = (to: string) => ({
    ...{ data: { kind: 'gone' as const }, head, redirect: localPath(lang, formPath) + to },
  });
  const secret = query.get('secret') ?? undefined;
  const own = secret === undefined ? '' : `?${new URLSearchParams({ secret })}`;
  const outcome =
    form?.intent === 'delete'
      ? await call(deleteKundli, { params: { id }, query: { secret } })
      : await call(shareKundliName, {
          params: { id },
          query: { secret },
          body: { isNameShared: form?.intent === 'show-name' },
        });
  if (isFailure(outcome) && outcome.error_status === 404) return { ...back(''), status: 404 };
  if (isFailure(outcome)) return { data: { kind: 'unavailable' }, head, status: 503 };
  return back(form?.intent === 'delete' ? '?deleted' : `/${id}${own}`);
}

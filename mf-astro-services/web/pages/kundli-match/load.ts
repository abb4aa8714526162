import type { KeptMatching } from 'shared/contracts/astro-matching';
import { deleteMatching, getMatching } from 'shared/contracts/astro-matching';
import type { CallFailure } from 'shared/http/failure';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, Loaded } from 'shared/remote-kit/page';
import { formPath } from '../kundli-matching/steps';
import { keptText } from './text';

/** A match, or why there is none. */
export type MatchData = { kind: 'match'; kept: KeptMatching } | { kind: 'gone' | 'unavailable' };

const load: Load<MatchData> = async ({ params, lang, call, form, query }) => {
  const { metaTitle: title, description } = keptText[lang];
  const head = { title, description, noindex: true };
  const id = params.id ?? '';
  const secret = query.get('secret') ?? undefined;
  // the only form here deletes the match
  if (form) {
    const outcome = await call(deleteMatching, { params: { id }, query: { secret } });
    if (isFailure(outcome)) return { ...explain(outcome), head };
    return { data: { kind: 'gone' }, head, redirect: `${localPath(lang, formPath)}?deleted` };
  }
  const outcome = await call(getMatching, { params: { id }, query: { lang, secret } });
  if (isFailure(outcome)) return { ...explain(outcome), head };
  return { data: { kind: 'match', kept: outcome.data }, head };
};

export default load;

function explain({ error_status }: CallFailure): Pick<Loaded<MatchData>, 'data' | 'status'> {
  const isGone = error_status === 404 || error_status === 400;
  return isGone
    ? { data: { kind: 'gone' }, status: 404 }
    : { data: { kind: 'unavailable' }, status: 503 };
}

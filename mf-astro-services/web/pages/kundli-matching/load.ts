import { troubleStatus } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import { startMatch, type MatchState } from '../../forms/match-form';
import { submitMatch } from '../../forms/submit-match';
import { describeTool } from '../../parts/describe-tool';
import { listSteps, matchPath } from './steps';
import { pageText } from './text';

/** The form, and whether a match was deleted before it was shown. */
export interface MatchFormData {
  state: MatchState;
  isDeleted: boolean;
}

const load: Load<MatchFormData> = async ({ form, call, lang, query }) => {
  const tool = describeTool(pageText[lang], lang);
  const jsonLd = [...(tool.jsonLd ?? []), describeSteps(listSteps(lang), lang)];
  const head = { ...tool, jsonLd };
  if (!form) return { data: { state: startMatch(), isDeleted: query.has('deleted') }, head };
  const state = await submitMatch(form, call, lang);
  const data = { state, isDeleted: false };
  if (state.made)
    return { data, head, redirect: matchPath(state.made.id, lang, state.made.secret) };
  return { data, head, status: state.failed ? troubleStatus[state.failed] : 400 };
};

export default load;

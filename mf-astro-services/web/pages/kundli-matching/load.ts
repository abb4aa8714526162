import type { Load } from 'shared/remote-kit/page';
import { hasProblems, startMatch, type MatchState } from '../../model/match-form';
import { submitMatch } from '../../model/submit-match';
import { describeTool } from '../../parts/describe-tool';
import { matchText } from './text';

const load: Load<MatchState> = async ({ form, call, lang }) => {
  const data = form ? await submitMatch(form, call, lang) : startMatch();
  return {
    data,
    head: describeTool(matchText[lang]),
    ...(data.failed ? { status: 503 } : hasProblems(data) ? { status: 400 } : {}),
  };
};

export default load;

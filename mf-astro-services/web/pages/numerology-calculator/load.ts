import { troubleStatus } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { startNumerology, type NumerologyState } from '../../forms/numerology-form';
import { submitNumerology } from '../../forms/submit-numerology';
import { describeTool } from '../../parts/describe-tool';
import { numerologyText } from './text';

const load: Load<NumerologyState> = async ({ form, call, lang }) => {
  const data = form ? await submitNumerology(form, call) : startNumerology();
  const isWrong = Object.keys(data.problems).length > 0;
  return {
    data,
    head: describeTool(numerologyText[lang], lang),
    ...(data.failed ? { status: troubleStatus[data.failed] } : isWrong ? { status: 400 } : {}),
  };
};

export default load;

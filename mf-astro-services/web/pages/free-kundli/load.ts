import type { Load } from 'shared/remote-kit/page';
import type { BirthState } from '../../model/birth-form';
import { readBirthFields, startBirth } from '../../model/birth-form';
import { submitBirth } from '../../model/submit-birth';
import { describeTool } from '../../parts/describe-tool';
import { pageText } from './text';

const load: Load<BirthState> = async ({ form, call, lang }) => {
  const data = form ? await submitBirth(readBirthFields(form), call, lang) : startBirth();
  const hasProblems = Object.keys(data.problems).length > 0;
  return {
    data,
    head: describeTool(pageText[lang]),
    ...(data.failed ? { status: 503 } : hasProblems ? { status: 400 } : {}),
  };
};

export default load;

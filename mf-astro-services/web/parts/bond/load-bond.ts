import { troubleStatus } from 'shared/http/failure';
import type { BondKind } from 'shared/jyotish/numerology/bond';
import type { Lang, Load } from 'shared/remote-kit/page';
import { startBond, type BondState } from '../../forms/bond-form';
import { submitBond } from '../../forms/submit-bond';
import { describeTool } from '../describe-tool';
import type { BondPageText } from './bond-text';

/** Makes the loader of either game. */
export function loadBond(kind: BondKind, pageText: Record<Lang, BondPageText>): Load<BondState> {
  return async ({ form, call, lang }) => {
    const data = form ? await submitBond(kind, form, call) : startBond();
    const isWrong = Object.keys(data.problems).length > 0;
    return {
      data,
      head: describeTool(pageText[lang], lang),
      ...(data.failed ? { status: troubleStatus[data.failed] } : isWrong ? { status: 400 } : {}),
    };
  };
}

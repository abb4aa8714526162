import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import type { FoundDosha } from 'shared/jyotish/kundli/doshas/dosha';
import type { KaalSarpForm } from 'shared/jyotish/kundli/doshas/kaal-sarp';
import type { NamedEvidence } from 'shared/jyotish/kundli/yogas/reasons';
import type { Lang } from 'shared/remote-kit/page';
import { describeDosha } from '../dosha-texts/describe-dosha';
import { describeDoshaRule } from '../dosha-texts/named-rules';
import { describeReason } from '../yoga-texts/describe-reason';
import { citeSource } from '../yoga-texts/works';

type ToldDosha = NonNullable<SectionData<'doshas'>['doshas']>[number];

/** A dosha of a chart in words, with the rules that fired and the exceptions that hold. */
export function tellDosha(
  { id, source, rules, cancelledBy, standing, form }: FoundDosha & { form?: KaalSarpForm },
  lang: Lang,
): ToldDosha {
  const tell = (rule: NamedEvidence) => ({
    id: rule.id,
    text: describeDoshaRule(rule.id, lang) ?? rule.id,
    because: rule.because.map((reason) => describeReason(reason, lang)),
  });
  const { remedies, ...words } = describeDosha(id, lang);
  return {
    id,
    ...words,
    remedies: [...remedies],
    source: citeSource(source, lang),
    fired: rules.map(tell),
    exceptions: cancelledBy.map((rule) => ({ ...tell(rule), lifts: [...rule.lifts] })),
    standing: [...standing],
    kind: form?.kind ?? null,
    extent: form?.extent ?? null,
  };
}

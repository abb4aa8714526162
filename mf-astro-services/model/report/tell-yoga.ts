import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import type { FoundYoga, StrengthNote } from 'shared/jyotish/kundli/yogas/find-yogas';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../graha-names';
import { describeReason } from '../yoga-texts/describe-reason';
import { describeYoga } from '../yoga-texts/describe-yoga';
import { describeYogaCancellation } from '../yoga-texts/named-rules';
import { citeSource } from '../yoga-texts/works';

const notes: Readonly<Record<Lang, Record<StrengthNote['note'], string>>> = {
  en: {
    exalted: 'exalted',
    moolatrikona: 'in its moolatrikona',
    own: 'in its own rashi',
    debilitated: 'debilitated',
    combust: 'combust',
    retrograde: 'retrograde',
  },
  hi: {
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण में',
    own: 'स्वराशि में',
    debilitated: 'नीच',
    combust: 'अस्त',
    retrograde: 'वक्री',
  },
};

/** A yoga of a chart in words: what it is, why it came about here, and where the rule stands. */
export function tellYoga(
  { id, family, source, because, strength, cancelledBy }: FoundYoga,
  lang: Lang,
): SectionData<'yogas'>[number] {
  return {
    id,
    family,
    ...describeYoga(id, lang),
    source: citeSource(source, lang),
    because: because.map((reason) => describeReason(reason, lang)),
    notes: strength.map(({ graha, note }) => `${grahaNames[lang][graha][0]}: ${notes[lang][note]}`),
    cancelledBy: cancelledBy.map((rule) => ({
      text: describeYogaCancellation(rule.id, lang) ?? rule.id,
      because: rule.because.map((reason) => describeReason(reason, lang)),
    })),
  };
}

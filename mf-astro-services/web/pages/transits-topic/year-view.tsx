import type { AnswerOf } from 'shared/contracts/contract';
import type { getTransits } from 'shared/contracts/astro-transits';
import { writeMoment } from 'shared/i18n/clock';
import { isSupportedDate } from 'shared/jyotish/supported-dates';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { grahaNames, type GrahaKey } from '../../../model/graha-names';
import { nameRashi } from '../../../model/sky-names';
import { writeDay } from '../transits/moments';
import { transitText } from '../transits/text';
import { YearLinks } from '../transits/year-links';
import { DatedTable } from './dated-table';
import { describeIngress, nameSpan } from './graha-view';
import { RetrogradeBars } from './retrograde-bars';

/** Everything of a year, as pictures and tables. */
export function YearView({
  year,
  thisYear,
  lang,
}: {
  year: AnswerOf<typeof getTransits>['data'];
  thisYear: number;
  lang: Lang;
}) {
  const text = transitText[lang];
  const face = useClockFace(lang);
  const name = (graha: GrahaKey) => grahaNames[lang][graha][0];
  const neighbours = [year.year - 1, year.year + 1, thisYear].filter(
    (other, index, all) =>
      other !== year.year && all.indexOf(other) === index && isSupportedDate(`${other}-01-01`),
  );
  return (
    <>
      <Section title={text.retrogradeTitle} lead={text.retrogradeLead}>
        <RetrogradeBars year={year.year} spans={year.retrogrades} lang={lang} />
        <DatedTable
          label={text.retrogradeTitle}
          columns={[text.what, text.from, text.to, text.where]}
          rows={year.retrogrades.map((span) => ({
            key: span.graha + span.from,
            cells: [
              name(span.graha),
              writeDay(span.from, face),
              writeDay(span.until, face),
              nameSpan(span.fromLongitude, span.untilLongitude, lang),
            ],
          }))}
        />
      </Section>
      <Section title={text.ingressTitle} tone="soft">
        <DatedTable
          label={text.ingressTitle}
          columns={[text.when, text.what]}
          rows={year.ingresses.map((ingress) => ({
            key: ingress.graha + ingress.at,
            cells: [
              writeMoment(ingress.at, face),
              `${name(ingress.graha)} ${describeIngress(ingress, isNode(ingress.graha), lang)}`,
            ],
          }))}
        />
      </Section>
      <Section title={text.conjunctionTitle} lead={text.conjunctionLead}>
        <DatedTable
          label={text.conjunctionTitle}
          columns={[text.when, text.what, text.where]}
          rows={year.conjunctions.map(({ first, second, longitude, at }) => ({
            key: first + second + at,
            cells: [
              writeMoment(at, face),
              text.meets(name(first), name(second)),
              nameRashi(Math.floor(longitude / 30), lang),
            ],
          }))}
        />
      </Section>
      <Section title={text.combustionTitle} lead={text.combustionLead} tone="soft">
        <DatedTable
          label={text.combustionTitle}
          columns={[text.what, text.from, text.to]}
          rows={year.combustions.map(({ graha, from, until }) => ({
            key: graha + from,
            cells: [name(graha), writeDay(from, face), writeDay(until, face)],
          }))}
        />
      </Section>
      <Section title={text.otherYears}>
        <YearLinks years={neighbours} lang={lang} />
      </Section>
    </>
  );
}

function isNode(graha: GrahaKey): boolean {
  return graha === 'rahu' || graha === 'ketu';
}

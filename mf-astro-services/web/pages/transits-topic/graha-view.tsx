import type { Ingress } from 'shared/contracts/astro-transits';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Section } from 'shared/ui/section';
import { grahaNames } from '../../../model/graha-names';
import { nameRashi, nameRashiInFull } from '../../../model/sky-names';
import { GrahaLinks } from '../transits/graha-links';
import { writeDay } from '../transits/moments';
import { transitText } from '../transits/text';
import { DatedTable } from './dated-table';
import type { TransitsTopicData } from './load';
import classes from './topic.module.css';

type GrahaData = Omit<Extract<TransitsTopicData, { kind: 'graha' }>, 'kind'>;

/** One graha: where it is, its coming sign changes, its retrograde stretches, its houses. */
export function GrahaView({ transits, readings, now, lang }: GrahaData & { lang: Lang }) {
  const text = transitText[lang];
  const face = useClockFace(lang);
  const { graha, place, ingresses, retrogrades } = transits;
  const name = grahaNames[lang][graha][0];
  const isNode = graha === 'rahu' || graha === 'ketu';
  const running = ingresses.findLast(({ at }) => at <= now);
  return (
    <>
      <Section title={text.grahaNow}>
        <p className={classes.now}>
          {text.grahaIn(nameRashiInFull(place.rashi, lang), writeMoment(place.leavesAt, face))}
        </p>
        <Button href={localPath(lang, `/remedies/${graha}`)} tone="secondary">
          {text.remedies(name)}
        </Button>
      </Section>
      <Section title={text.grahaDates} tone="soft">
        <DatedTable
          label={text.grahaDates}
          columns={[text.when, text.what]}
          rows={ingresses.map((ingress) => ({
            key: ingress.at,
            cells: [writeMoment(ingress.at, face), describeIngress(ingress, isNode, lang)],
            isRunning: ingress === running,
          }))}
        />
      </Section>
      <Section title={text.grahaRetrogrades}>
        {retrogrades.length > 0 ? (
          <DatedTable
            label={text.grahaRetrogrades}
            columns={[text.from, text.to, text.where]}
            rows={retrogrades.map(({ from, until, fromLongitude, untilLongitude }) => ({
              key: from,
              cells: [
                writeDay(from, face),
                writeDay(until, face),
                nameSpan(fromLongitude, untilLongitude, lang),
              ],
              isRunning: from <= now && now < until,
            }))}
          />
        ) : (
          <p>{isNode ? text.alwaysBack : text.neverTurns}</p>
        )}
      </Section>
      <Section title={text.houses} tone="soft">
        <ol className={classes.houses}>
          {readings.map((reading) => (
            <li key={reading}>{reading}</li>
          ))}
        </ol>
        <p className={classes.source}>{text.source}</p>
      </Section>
      <Section title={text.allGrahas}>
        <GrahaLinks lang={lang} here={graha} />
      </Section>
    </>
  );
}

/** A node moves backwards always, so its sign changes are plain entries. */
export function describeIngress(ingress: Ingress, isNode: boolean, lang: Lang): string {
  const text = transitText[lang];
  const sign = nameRashi(ingress.entered, lang);
  return ingress.retrograde && !isNode ? text.returns(sign) : text.enters(sign);
}

/** `Meena`, or `Mesha → Meena` where the stretch crosses a boundary. */
export function nameSpan(from: number, until: number, lang: Lang): string {
  const signs = [from, until].map((longitude) => nameRashi(Math.floor(longitude / 30), lang));
  return [...new Set(signs)].join(' → ');
}

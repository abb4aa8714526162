import type { Matching } from 'shared/contracts/astro-matching';
import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { ScoreSummary } from '../../parts/score-summary';
import { ExceptionList } from './exception-list';
import { KootaTable } from './koota-table';
import { ManglikPair } from './manglik-pair';
import classes from './match-result.module.css';
import { PairCharts } from './pair-charts';
import { PairPositions } from './pair-positions';
import { PoruthamTable } from './porutham-table';
import { findBand } from '../../../model/matching/list-kootas';
import { matchText } from '../../../model/matching/match-text';
import { tellCautions } from '../../../model/matching/tell-cautions';

/** The finished match: the sum, koota by koota, exceptions beside it, porutham and both charts. */
export function MatchResult({ matching, lang }: { matching: Matching; lang: Lang }) {
  const text = matchText[lang];
  const { boy, girl, match } = matching;
  const { total } = match.ashtakoota;
  const cautions = tellCautions(match, lang);
  const write = (points: number) => formatNumber(points, lang);
  return (
    <section className={classes.result} aria-labelledby="match-title">
      <h2 id="match-title" className={classes.title} tabIndex={-1} data-result>
        {text.result}
      </h2>
      <ScoreSummary
        value={total}
        max={36}
        shown={write(total)}
        of={text.of(36)}
        label={text.score(write(total))}
        band={text.bands[findBand(total)]}
      >
        {text.notVerdict}
      </ScoreSummary>
      {cautions.length > 0 && (
        <div className={classes.exceptions} data-cautions>
          <h3>{text.cautionsTitle}</h3>
          <ul>
            {cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </div>
      )}
      {match.range && (
        <Notice tone="info">{text.range(write(match.range.least), write(match.range.most))}</Notice>
      )}
      <h3 className={classes.heading}>{text.kootas}</h3>
      <KootaTable matching={matching} lang={lang} text={text} />
      <ExceptionList exceptions={match.exceptions} lang={lang} text={text} />
      <h3 className={classes.heading}>{text.manglik}</h3>
      <ManglikPair manglik={match.manglik} lang={lang} text={text} />
      <h3 className={classes.heading}>{text.charts}</h3>
      <PairCharts boy={boy} girl={girl} lang={lang} text={text} />
      <PairPositions boy={boy} girl={girl} lang={lang} text={text} />
      <h3 className={classes.heading}>{text.porutham}</h3>
      <PoruthamTable porutham={match.porutham} lang={lang} text={text} />
      <p className={classes.note}>{text.conventions}</p>
    </section>
  );
}

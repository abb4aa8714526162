import type { BondAnswer } from 'shared/contracts/astro-calculators';
import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { WideTable } from 'shared/ui/wide-table';
import { nameRuler } from '../../../model/number-names';
import { nameRashi } from '../../../model/sky-names';
import { ScoreSummary } from '../score-summary';
import { ColumnHeads } from '../column-heads';
import classes from './bond.module.css';
import { bondText, type BondPageText } from './bond-text';

interface BondResultProps {
  bond: BondAnswer;
  names: readonly [first: string, second: string];
  lang: Lang;
  pageText: BondPageText;
}

/** The percentage, every part of it, and words to send to the other. */
export function BondResult({ bond, names, lang, pageText }: BondResultProps) {
  const text = bondText[lang];
  const { percent, parts } = bond;
  const shown = `${formatNumber(percent, lang)}%`;
  const both = names.join(' · ');
  const band = percent < 40 ? 'low' : percent < 70 ? 'middle' : 'high';
  const words = pageText.share(both, shown);
  const describe = (part: (typeof parts)[number]['part'], value: number) =>
    part === 'moon' ? nameRashi(value, lang) : `${value} (${nameRuler(value, lang)})`;
  return (
    <section className={classes.result} aria-labelledby="bond-title">
      <h2 id="bond-title" className={classes.title} tabIndex={-1} data-result>
        {both}
      </h2>
      <ScoreSummary
        value={percent}
        max={100}
        shown={shown}
        label={`${both}: ${shown}`}
        band={pageText.bands[band]}
      >
        {text.forFun}
      </ScoreSummary>
      <h3 className={classes.title}>{text.parts}</h3>
      <WideTable label={text.parts}>
        <table className={classes.table}>
          <ColumnHeads columns={text.columns} />
          <tbody>
            {parts.map(({ part, first, second, points, weight }) => (
              <tr key={part}>
                <th scope="row">
                  {text.partNames[part]}
                  <span className={classes.values}>
                    {describe(part, first)} · {describe(part, second)}
                  </span>
                </th>
                <td>{formatNumber(points, lang)} / 5</td>
                <td>× {weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className={classes.note}>{text.rule}</p>
      {parts.length < 4 && <p className={classes.note}>{text.left}</p>}
      <div className={classes.share}>
        <Field label={text.share} name="share">
          {(control) => <textarea {...control} readOnly rows={3} value={words} />}
        </Field>
        <div>
          <Button
            href={`https://wa.me/?text=${encodeURIComponent(words)}`}
            tone="secondary"
            target="_blank"
            rel="noreferrer"
          >
            {text.whatsapp}
          </Button>
        </div>
      </div>
    </section>
  );
}

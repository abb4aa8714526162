import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import { defaultConventions } from 'shared/jyotish/report/report-types';
import type { CoordinateProblems, KundliOptions } from '../../forms/kundli-form';
import { changeable } from '../../../model/read-conventions';
import { ConventionSelect } from '../../parts/conventions/convention-select';
import classes from './birth-form.module.css';
import { CoordinateFields } from './coordinate-fields';
import type { FormText } from './text';

interface AdvancedFieldsProps {
  options: KundliOptions;
  wrong: CoordinateProblems;
  spot: SuggestedPlace | null;
  lang: Lang;
  text: FormText;
  asksClock: boolean;
}

/** What few need: coordinates instead of a place, the clock of old births, and how the chart is counted. */
export function AdvancedFields({
  options,
  wrong,
  spot,
  lang,
  text,
  asksClock,
}: AdvancedFieldsProps) {
  const isUsed = Object.keys(wrong).length > 0 || options.latitude !== '';
  return (
    <details className={classes.advanced} open={isUsed || undefined}>
      <summary>{text.advanced}</summary>
      <div className={classes.grid}>
        <p className={classes.source}>{text.advancedHint}</p>
        <CoordinateFields options={options} wrong={wrong} spot={spot} lang={lang} text={text} />
        {asksClock && (
          <ConventionSelect
            name="clock"
            value={options.clock || 'zone'}
            lang={lang}
            hint={text.clockHint}
          />
        )}
        {changeable.map((name) => (
          <ConventionSelect
            key={name}
            name={name}
            value={options[name] || defaultConventions[name]}
            lang={lang}
          />
        ))}
      </div>
    </details>
  );
}

import type { Lang } from 'shared/remote-kit/page';
import { TextInput } from 'shared/ui/field';
import { defaultConventions } from 'shared/jyotish/report/report-types';
import type { CoordinateProblems, KundliOptions } from '../../model/kundli-form';
import { changeable } from '../../model/read-conventions';
import { ConventionSelect } from '../../parts/conventions/convention-select';
import classes from './birth-form.module.css';
import type { FormText } from './text';

interface AdvancedFieldsProps {
  options: KundliOptions;
  wrong: CoordinateProblems;
  lang: Lang;
  text: FormText;
  asksClock: boolean;
}

/** What few need: coordinates instead of a place, the clock of old births, and how the chart is counted. */
export function AdvancedFields({ options, wrong, lang, text, asksClock }: AdvancedFieldsProps) {
  const isUsed = Object.keys(wrong).length > 0 || options.latitude !== '';
  return (
    <details className={classes.advanced} open={isUsed || undefined}>
      <summary>{text.advanced}</summary>
      <div className={classes.grid}>
        <p className={classes.source}>{text.advancedHint}</p>
        <fieldset className={classes.coordinates}>
          <legend>{text.coordinates}</legend>
          {(['latitude', 'longitude', 'timeZone'] as const).map((name) => {
            const problem = wrong[name];
            return (
              <TextInput
                key={name}
                label={text[name]}
                name={name}
                hint={text[`${name}Hint`]}
                inputMode={name === 'timeZone' ? 'text' : 'decimal'}
                autoComplete="off"
                maxLength={64}
                defaultValue={options[name]}
                error={problem && text.wrong[problem]}
              />
            );
          })}
        </fieldset>
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

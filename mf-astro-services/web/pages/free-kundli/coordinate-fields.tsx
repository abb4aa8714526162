import { useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import { TextInput } from 'shared/ui/field';
import {
  writeCoordinates,
  type CoordinateProblems,
  type KundliOptions,
} from '../../forms/kundli-form';
import { PlaceLine } from '../../parts/birth/place-line';
import { useSpot } from '../../parts/birth/use-spot';
import classes from './birth-form.module.css';
import type { FormText } from './text';

interface CoordinateFieldsProps {
  options: KundliOptions;
  wrong: CoordinateProblems;
  /** What lies at the coordinates the form came with, if it is known. */
  spot: SuggestedPlace | null;
  lang: Lang;
  text: FormText;
}

/** Coordinates instead of a place, and below them what lies there. */
export function CoordinateFields({ options, wrong, spot, lang, text }: CoordinateFieldsProps) {
  const [typed, setTyped] = useState(options);
  const found = useSpot(writeCoordinates(typed), spot, lang);
  // clocks that were typed stand beside: those of the place don't count
  const place = found && (typed.timeZone ? { ...found, timeZone: '' } : found);
  return (
    <fieldset
      className={classes.coordinates}
      onChange={(event) => {
        const { name = '', value = '' } = event.target as { name?: string; value?: string };
        setTyped((now) => ({ ...now, [name]: value.trim() }));
      }}
    >
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
      <PlaceLine place={place} lang={lang} />
    </fieldset>
  );
}

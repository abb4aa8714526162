import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import { labelPlace } from 'shared/places/label-place';
import { settlePlace } from 'shared/places/settle-place';
import type { Lang } from 'shared/remote-kit/page';
import { Field } from 'shared/ui/field';
import { keepEarlyText } from 'shared/ui/keep-early-text';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import type { BirthFields } from '../../forms/birth-form';
import { birthText } from './birth-text';
import { LocateButton } from './locate-button';
import classes from './place-field.module.css';
import { PlaceLine } from './place-line';
import { PlaceOptions } from './place-options';
import { useChosenPlace } from './use-chosen-place';
import { usePosition } from './use-position';
import { useSuggestions } from './use-suggestions';

interface PlaceFieldProps {
  fields: Pick<BirthFields, 'place' | 'placeId' | 'placeFor'>;
  /** The place of the fields, if it is known; left out where a choice needs no line. */
  place?: SuggestedPlace | null;
  lang: Lang;
  prefix: string;
  /** What the field asks for, where it is not the place of birth. */
  label?: string;
  hint?: string;
  error?: string;
  /** The form asks which place is meant: the choice below is sent instead of the hidden one. */
  hasChoices: boolean;
}

/** The place: a plain text field without script, a combobox with suggestions (WAI-ARIA APG) with it. */
export function PlaceField(props: PlaceFieldProps) {
  const { fields, lang, prefix, error, hasChoices } = props;
  const text = birthText[lang];
  const { label = text.place, hint = text.placeHint } = props;
  const listId = useId();
  const [value, setValue] = useState(fields.place);
  const [active, setActive] = useState(-1);
  const { chosen, choose } = useChosenPlace(fields, props.place, lang);
  const suggestions = useSuggestions(lang, (typed, places) => {
    const { place } = settlePlace(places, typed);
    // said before it is sent, though nobody chose it
    if (place) choose(place, typed);
  });
  const { options } = suggestions;
  const position = usePosition(take);
  const isTaken = !hasChoices && chosen.id !== '' && chosen.text === value.trim();
  const isOpen = options !== null && options.length > 0;

  function take(typed: string) {
    setValue(typed);
    setActive(-1);
    // a list nobody is typing for would cover what comes below
    suggestions.ask(typed, () => document.activeElement?.getAttribute('aria-controls') === listId);
  }

  function type(typed: string) {
    position.forget();
    take(typed);
  }

  function pick(place: SuggestedPlace) {
    const label = labelPlace(place);
    setValue(label);
    choose(place, label);
    close();
  }

  function close() {
    suggestions.forget();
    leave();
  }

  /** The field is left: what was asked may still say which place is meant. */
  function leave() {
    suggestions.hide();
    setActive(-1);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') return close();
    if (!options || !isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[active];
    if (step)
      setActive(
        (active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length,
      );
    else if (event.key === 'Enter' && option) pick(option);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.place}>
      <Field
        label={label}
        name={`${prefix}place`}
        hint={hint}
        error={value === fields.place ? error : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={keepEarlyText(value, type)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            required
            maxLength={160}
            value={value}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={leave}
          />
        )}
      </Field>
      <PlaceOptions id={listId} label={label} options={options} active={active} onChoose={pick} />
      <VisuallyHidden>
        <span role="status">{options ? text.placesFound(options.length) : ''}</span>
      </VisuallyHidden>
      <LocateButton state={position.state} lang={lang} onPress={position.locate} />
      <PlaceLine place={isTaken ? chosen.place : null} lang={lang} />
      {isTaken && (
        <>
          <input type="hidden" name={`${prefix}placeId`} value={chosen.id} />
          <input type="hidden" name={`${prefix}placeFor`} value={value} />
        </>
      )}
    </div>
  );
}

import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SuggestedPlace } from 'shared/contracts/astro';
import type { Lang } from 'shared/remote-kit/page';
import { Field } from 'shared/ui/field';
import { keepEarlyText } from 'shared/ui/keep-early-text';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import type { BirthFields } from '../../model/birth-form';
import { labelPlace } from 'shared/places/label-place';
import { settlePlace } from 'shared/places/settle-place';
import { birthText } from './birth-text';
import classes from './place-field.module.css';
import { PlaceLine } from './place-line';

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

const waitMs = 150;

/** The place: a plain text field without script, a combobox with suggestions (WAI-ARIA APG) with it. */
export function PlaceField(props: PlaceFieldProps) {
  const { fields, lang, prefix, error, hasChoices } = props;
  const text = birthText[lang];
  const { label = text.place, hint = text.placeHint } = props;
  const listId = useId();
  const [value, setValue] = useState(fields.place);
  const [chosen, setChosen] = useState({
    ...{ id: fields.placeId, text: fields.placeFor },
    place: props.place?.id === fields.placeId ? props.place : null,
  });
  const [options, setOptions] = useState<SuggestedPlace[] | null>(null);
  const [active, setActive] = useState(-1);
  const [hasNoPosition, setHasNoPosition] = useState(false);
  const [canLocate, setCanLocate] = useState(false);
  // only where scripts run is there something to press
  useEffect(() => setCanLocate('geolocation' in navigator), []);
  const isLineMissing = props.place !== undefined && chosen.id !== '' && !chosen.place;
  useEffect(() => {
    if (isLineMissing) void recall();
    // asked once, for what the form came with
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  const isTaken = !hasChoices && chosen.id !== '' && chosen.text === value.trim();
  const isOpen = options !== null && options.length > 0;

  function type(typed: string) {
    setValue(typed);
    setActive(-1);
    clearTimeout(timer.current);
    const wanted = typed.trim().slice(0, 80);
    asked.current += 1;
    if (!wanted) return setOptions(null);
    const turn = asked.current;
    timer.current = setTimeout(() => void suggest(wanted, turn), waitMs);
  }

  async function suggest(wanted: string, turn: number) {
    const [{ getSuggest }, { browserCall }, { isFailure }] = await Promise.all([
      import('shared/contracts/astro'),
      import('shared/http/browser-call'),
      import('shared/http/failure'),
    ]);
    const outcome = await browserCall(getSuggest, { params: { text: wanted }, query: { lang } });
    // a later keystroke has asked again: its answer counts, not this one
    if (turn !== asked.current) return;
    // without suggestions the field is plain text, which the form resolves on sending
    if (isFailure(outcome)) return setOptions(null);
    // a list nobody is typing for would cover what comes below
    setOptions(
      document.activeElement?.getAttribute('aria-controls') === listId ? outcome.data : null,
    );
    const { place } = settlePlace(outcome.data, wanted);
    // said before it is sent, though nobody chose it
    if (place) setChosen({ id: place.id, text: wanted, place });
  }

  async function recall() {
    const [{ findChosenPlace }, { browserCall }] = await Promise.all([
      import('../../model/find-chosen-place'),
      import('shared/http/browser-call'),
    ]);
    const place = await findChosenPlace(fields, browserCall, lang);
    setChosen((now) => (now.id === fields.placeId ? { ...now, place } : now));
  }

  /** About a kilometre is exact enough, and tells less of the visitor than the device knows. */
  function locate() {
    const fail = () => setHasNoPosition(true);
    setHasNoPosition(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => type(`${coords.latitude.toFixed(2)}, ${coords.longitude.toFixed(2)}`),
      fail,
      { maximumAge: 600_000, timeout: 15_000 },
    );
  }

  function choose(place: SuggestedPlace) {
    const text = labelPlace(place);
    setValue(text);
    setChosen({ id: place.id, text, place });
    close();
  }

  function close() {
    // a suggestion that is still under way must not open the list again
    asked.current += 1;
    clearTimeout(timer.current);
    setOptions(null);
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
    else if (event.key === 'Enter' && option) choose(option);
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
            onBlur={close}
          />
        )}
      </Field>
      <ul id={listId} role="listbox" aria-label={label} className={classes.list} hidden={!isOpen}>
        {options?.map((option, index) => (
          <li
            key={option.id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={index === active ? classes.active : classes.option}
            onPointerDown={(event) => {
              // keep the focus in the field, whose blur would close the list first
              event.preventDefault();
              choose(option);
            }}
          >
            {labelPlace(option)}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{options ? text.placesFound(options.length) : ''}</span>
      </VisuallyHidden>
      {canLocate && (
        <button type="button" className={classes.locate} onClick={locate}>
          {text.locate}
        </button>
      )}
      {hasNoPosition && <p role="alert">{text.noPosition}</p>}
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

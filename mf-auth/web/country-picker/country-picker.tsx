import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { countries } from './countries';
import type { Country } from './countries';
import classes from './country-picker.module.css';
import { filterCountries } from './filter-countries';
import { flags } from './flags';
import { text } from './text';

interface CountryPickerProps {
  lang: Lang;
  /** Code of the chosen country. */
  value: string;
  onChoose: (country: Country) => void;
  /** Takes the focus and opens at once, for a picker that was asked for by a press. */
  startOpen?: boolean;
}

/** A searchable list of countries: the combobox of the ARIA authoring practices. */
export function CountryPicker({ lang, value, onChoose, startOpen = false }: CountryPickerProps) {
  const words = text[lang];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(startOpen);
  const [search, setSearch] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(startOpen ? value : null);

  const chosen = countries.find(({ code }) => code === value) ?? countries[0];
  const options = isOpen ? filterCountries(countries, search ?? '') : [];
  const position = options.findIndex(({ code }) => code === active);

  useEffect(() => {
    if (startOpen) input.current?.focus();
  }, [startOpen]);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, isOpen]);

  function close() {
    setOpen(false);
    setSearch(null);
    setActive(null);
  }

  function choose(country: Country) {
    close();
    onChoose(country);
  }

  // Pointers press the option itself; keys never leave the input, so options need no key handlers.
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  useEffect(() => {
    const element = list.current;
    function chooseByPress(event: MouseEvent) {
      const option = (event.target as Element).closest<HTMLElement>('[data-code]');
      const country = countries.find(({ code }) => code === option?.dataset.code);
      if (country) latestChoose.current(country);
    }
    element?.addEventListener('click', chooseByPress);
    return () => element?.removeEventListener('click', chooseByPress);
  }, []);

  function open() {
    setOpen(true);
    setActive(value);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      const next = (Math.max(position, step > 0 ? -1 : 0) + step + options.length) % options.length;
      setActive(options[next]?.code ?? null);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const country = options[position];
      if (country) choose(country);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={classes.picker}>
      <label className={classes.label} htmlFor={id}>
        {words.label}
      </label>
      <div className={classes.control}>
        {search === null && chosen && <Flag code={chosen.code} />}
        <input
          id={id}
          ref={input}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={position >= 0 ? `${id}-${active}` : undefined}
          value={search ?? (chosen ? `${chosen[lang]} (${chosen.dial})` : '')}
          onFocus={(event) => event.target.select()}
          onClick={() => {
            if (!isOpen) open();
          }}
          onKeyDown={press}
          onBlur={close}
          onChange={(event) => {
            const typed = event.target.value;
            setSearch(typed);
            setOpen(true);
            setActive(filterCountries(countries, typed)[0]?.code ?? null);
          }}
        />
      </div>
      <ul
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label={words.label}
        className={classes.list}
        hidden={!isOpen || options.length === 0}
      >
        {options.map((country) => (
          <li
            key={country.code}
            id={`${id}-${country.code}`}
            role="option"
            aria-selected={country.code === value}
            data-active={country.code === active ? '' : undefined}
            className={classes.option}
            // Pressing an option must not take the focus from the input.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            data-code={country.code}
          >
            <Flag code={country.code} />
            <span>{country[lang]}</span>
            <span className={classes.dial}>{country.dial}</span>
          </li>
        ))}
      </ul>
      <p className={classes.count} role="status">
        {isOpen && search !== null ? words.found(options.length) : ''}
      </p>
    </div>
  );
}

function Flag({ code }: { code: string }) {
  const drawing = flags[code];
  if (!drawing) return null;
  const src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return <img className={classes.flag} src={src} alt="" width={24} height={16} />;
}

import type { SuggestedPlace } from 'shared/contracts/astro';
import { labelPlace } from 'shared/places/label-place';
import classes from './place-field.module.css';

interface PlaceOptionsProps {
  id: string;
  label: string;
  options: readonly SuggestedPlace[] | null;
  /** Which one the arrow keys have reached, or -1. */
  active: number;
  onChoose: (place: SuggestedPlace) => void;
}

/** The list of a place field. */
export function PlaceOptions({ id, label, options, active, onChoose }: PlaceOptionsProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className={classes.list}
      hidden={!options?.length}
    >
      {options?.map((option, index) => (
        <li
          key={option.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={index === active ? classes.active : classes.option}
          onPointerDown={(event) => {
            // keep the focus in the field, whose blur would close the list first
            event.preventDefault();
            onChoose(option);
          }}
        >
          {labelPlace(option)}
        </li>
      ))}
    </ul>
  );
}

import { idOfWrong, tellMended } from 'shared/ui/field-mended';
import { Tick } from '../form/tick';
import classes from './birth-fields.module.css';

interface ChoiceListProps {
  name: string;
  title: string;
  choices: readonly { id: string; label: string }[];
  /** The field in question: a choice mends it. */
  of: string;
  onChoose?: () => void;
}

/** A question with a few answers, one of which is sent with the form. */
export function ChoiceList({ name, title, choices, of, onChoose }: ChoiceListProps) {
  return (
    <fieldset
      className={classes.choices}
      data-choices
      id={of === name ? idOfWrong(of) : undefined}
      onChange={({ currentTarget }) => {
        tellMended(currentTarget, of);
        onChoose?.();
      }}
    >
      <legend>{title}</legend>
      {choices.map(({ id, label }) => (
        <Tick key={id} type="radio" name={name} value={id}>
          {label}
        </Tick>
      ))}
    </fieldset>
  );
}

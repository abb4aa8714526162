import { Tick } from '../form/tick';
import classes from './birth-fields.module.css';

interface ChoiceListProps {
  name: string;
  title: string;
  choices: readonly { id: string; label: string }[];
}

/** A question with a few answers, one of which is sent with the form. */
export function ChoiceList({ name, title, choices }: ChoiceListProps) {
  return (
    <fieldset className={classes.choices} data-choices>
      <legend>{title}</legend>
      {choices.map(({ id, label }) => (
        <Tick key={id} type="radio" name={name} value={id}>
          {label}
        </Tick>
      ))}
    </fieldset>
  );
}

import { Field } from 'shared/ui/field';
import type { KundliOptions } from '../../forms/kundli-form';
import { Tick } from '../../parts/form/tick';
import classes from './birth-form.module.css';
import type { FormText } from './text';

const labels = ['self', 'spouse', 'child', 'other'] as const;

/** Whether the birth is saved in the visitor's account, and whose it is. */
export function SaveFields({ options, text }: { options: KundliOptions; text: FormText }) {
  return (
    <div className={classes.save}>
      <Tick type="checkbox" name="save" value="yes" isChecked={options.save !== ''}>
        {text.save}
        <span className={classes.source}>{text.saveHint}</span>
      </Tick>
      <Field label={text.label} name="label">
        {(control) => (
          <select {...control} defaultValue={options.label || 'self'}>
            {labels.map((label) => (
              <option key={label} value={label}>
                {text.labels[label]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

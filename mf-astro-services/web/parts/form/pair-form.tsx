import type { FormEventHandler, ReactNode } from 'react';
import { Button } from 'shared/ui/button';
import classes from './pair-form.module.css';

interface PairFormProps {
  action: string;
  title: string;
  /** The two people: what each is called, and the fields that ask for them. */
  people: readonly { key: string; name: string; fields: ReactNode }[];
  submit: string;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Below the button. */
  children?: ReactNode;
}

/** A form for two people side by side: posts to its own page without script. */
export function PairForm({ action, title, people, submit, isBusy, ...rest }: PairFormProps) {
  return (
    <form
      className={classes.form}
      method="post"
      action={action}
      onSubmit={rest.onSubmit}
      noValidate
    >
      <h2>{title}</h2>
      <div className={classes.people}>
        {people.map(({ key, name, fields }) => (
          <fieldset key={key} className={classes.person}>
            <legend>{name}</legend>
            {fields}
          </fieldset>
        ))}
      </div>
      <div className={classes.submit}>
        <Button type="submit" size="l" busy={isBusy}>
          {submit}
        </Button>
        {rest.children}
      </div>
    </form>
  );
}

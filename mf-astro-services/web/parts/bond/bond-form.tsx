import type { FormEventHandler } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field, TextInput } from 'shared/ui/field';
import { bondPeople, type BondField, type BondState } from '../../model/bond-form';
import { rashiNames } from 'shared/jyotish/zodiac/names';
import { nameRashiInFull } from '../../model/sky-names';
import classes from './bond.module.css';
import { bondText, type BondPageText } from './bond-text';

interface BondFormProps {
  action: string;
  state: BondState;
  lang: Lang;
  pageText: BondPageText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Two names, and what else is known of both: posts to its own page without script. */
export function BondForm({ action, state, lang, pageText, isBusy, onSubmit }: BondFormProps) {
  const text = bondText[lang];
  const { fields, problems } = state;
  const say = (field: BondField) => {
    const problem = problems[field];
    return problem && text.problems[problem];
  };
  return (
    <form className={classes.form} method="post" action={action} onSubmit={onSubmit} noValidate>
      <h2 className={classes.title}>{text.formTitle}</h2>
      <div className={classes.people}>
        {bondPeople.map((person) => (
          <fieldset key={person} className={classes.person}>
            <legend>{pageText.people[person]}</legend>
            <TextInput
              label={text.name}
              name={`${person}.name`}
              autoComplete="off"
              required
              maxLength={80}
              hint={text.nameHint}
              defaultValue={fields[`${person}.name`]}
              error={say(`${person}.name`)}
            />
            <TextInput
              label={`${text.date} ${text.optional}`}
              name={`${person}.date`}
              type="date"
              min="1801-01-01"
              max="2198-12-31"
              defaultValue={fields[`${person}.date`]}
              error={say(`${person}.date`)}
            />
            <Field
              label={`${text.rashi} ${text.optional}`}
              name={`${person}.rashi`}
              hint={text.rashiHint}
            >
              {(control) => (
                <select {...control} defaultValue={fields[`${person}.rashi`]}>
                  <option value="">{text.rashiNone}</option>
                  {rashiNames[lang].map((name, rashi) => (
                    <option key={name} value={rashi}>
                      {nameRashiInFull(rashi, lang)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </fieldset>
        ))}
      </div>
      <div>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? text.busy : pageText.submit}
        </Button>
      </div>
    </form>
  );
}

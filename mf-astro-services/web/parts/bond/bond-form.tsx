import type { FormEventHandler } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { DateInput } from 'shared/ui/date-input';
import { Field, TextInput } from 'shared/ui/field';
import { bondPeople, type BondField, type BondState } from '../../forms/bond-form';
import { rashiNames } from 'shared/jyotish/zodiac/names';
import { nameRashiInFull } from '../../../model/sky-names';
import { PairForm } from '../form/pair-form';
import { bondText, type BondPageText } from './bond-text';

interface BondFormProps {
  action: string;
  state: BondState;
  lang: Lang;
  pageText: BondPageText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Two names, and what else is known of both. */
export function BondForm({ action, state, lang, pageText, isBusy, onSubmit }: BondFormProps) {
  const text = bondText[lang];
  const { fields, problems } = state;
  const say = (field: BondField) => {
    const problem = problems[field];
    return problem && text.problems[problem];
  };
  return (
    <PairForm
      action={action}
      title={text.formTitle}
      people={bondPeople.map((person) => ({
        key: person,
        name: pageText.people[person],
        fields: (
          <>
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
            <DateInput
              label={`${text.date} ${text.optional}`}
              name={`${person}.date`}
              lang={lang}
              autoComplete={`section-${person} bday`}
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
          </>
        ),
      }))}
      submit={isBusy ? text.busy : pageText.submit}
      isBusy={isBusy}
      onSubmit={onSubmit}
    />
  );
}

import type { FormEvent } from 'react';
import { useState } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field, TextInput } from 'shared/ui/field';
import type { BirthFields, BirthState } from '../../model/birth-form';
import { readBirthFields } from '../../model/birth-form';
import classes from './birth-form.module.css';
import { ChoiceList } from './choice-list';
import { PlaceField } from './place-field';
import type { FormText } from './text';

interface BirthFormProps {
  state: BirthState;
  lang: Lang;
  text: FormText;
  isBusy: boolean;
  onSend(fields: BirthFields): void;
}

/** The form: posts to its own page without script, hands its fields over with it. */
export function BirthForm({ state, lang, text, isBusy, onSend }: BirthFormProps) {
  const { fields, problems, choices } = state;
  const [isTimeUnknown, setTimeUnknown] = useState(fields.timeUnknown !== '');
  const say = (field: keyof BirthFields) => {
    const problem = problems[field];
    return problem && text.problems[problem];
  };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = [...form].map(([name, value]) => [name, String(value)]);
    onSend(readBirthFields(Object.fromEntries(values) as Record<string, string>));
  }

  return (
    <form
      className={classes.form}
      method="post"
      action={localPath(lang, '/astrology-services/free-kundli')}
      onSubmit={submit}
      noValidate
    >
      <h2 className={classes.title}>{text.formTitle}</h2>
      <TextInput
        label={`${text.name} ${text.optional}`}
        name="name"
        autoComplete="off"
        maxLength={80}
        defaultValue={fields.name}
        error={say('name')}
      />
      <Field label={`${text.gender} ${text.optional}`} name="gender">
        {(control) => (
          <select {...control} defaultValue={fields.gender}>
            <option value="">{text.genderNone}</option>
            {(['female', 'male', 'other'] as const).map((gender) => (
              <option key={gender} value={gender}>
                {text.genders[gender]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextInput
        label={text.date}
        name="date"
        type="date"
        min="1801-01-01"
        max="2198-12-31"
        required
        defaultValue={fields.date}
        error={say('date')}
      />
      <div className={classes.time}>
        <TextInput
          label={text.time}
          name="time"
          type="time"
          step={1}
          disabled={isTimeUnknown}
          defaultValue={fields.time}
          hint={text.timeHint}
          error={say('time')}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            name="timeUnknown"
            value="yes"
            defaultChecked={isTimeUnknown}
            onChange={(event) => setTimeUnknown(event.currentTarget.checked)}
          />
          {text.timeUnknown}
        </label>
      </div>
      {problems.occurrence && (
        <ChoiceList
          name="occurrence"
          title={`${text.problems.time_twice} ${text.which}`}
          choices={[
            { id: 'earlier', label: text.earlier },
            { id: 'later', label: text.later },
          ]}
        />
      )}
      <PlaceField
        fields={fields}
        lang={lang}
        text={text}
        error={say('place')}
        hasChoices={choices.length > 0}
      />
      {choices.length > 0 && <ChoiceList name="placeId" title={text.choose} choices={choices} />}
      <div className={classes.submit}>
        <Button type="submit" size="l" busy={isBusy}>
          {isBusy ? text.busy : text.submit}
        </Button>
        <p className={classes.source}>{text.attribution}</p>
      </div>
    </form>
  );
}

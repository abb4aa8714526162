import { useState } from 'react';
import type { Lang } from 'shared/remote-kit/page';
import { DateInput } from 'shared/ui/date-input';
import { Field, TextInput } from 'shared/ui/field';
import type { BirthField, PersonState } from '../../forms/birth-form';
import { Tick } from '../form/tick';
import classes from './birth-fields.module.css';
import { birthText } from './birth-text';
import { ChoiceList } from './choice-list';
import { PlaceField } from './place-field';

interface BirthFieldsProps {
  state: PersonState;
  lang: Lang;
  /** Before the name of each field, so that one form can ask for two births. */
  prefix?: string;
  /** Also asks for the name and the gender. */
  asksPerson?: boolean;
}

/** The fields of one birth, with what is wrong and what must be chosen; each is one child of the form. */
export function BirthFields({ state, lang, prefix = '', asksPerson = false }: BirthFieldsProps) {
  const text = birthText[lang];
  const { fields, problems, choices } = state;
  const [isTimeUnknown, setTimeUnknown] = useState(fields.timeUnknown !== '');
  const [isPlaceChosen, setPlaceChosen] = useState(false);
  const say = (field: BirthField) => {
    const problem = problems[field];
    return problem && text.problems[problem];
  };

  return (
    <>
      {asksPerson && (
        <>
          <TextInput
            label={`${text.name} ${text.optional}`}
            name={`${prefix}name`}
            autoComplete="off"
            maxLength={80}
            defaultValue={fields.name}
            error={say('name')}
          />
          <Field label={`${text.gender} ${text.optional}`} name={`${prefix}gender`}>
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
        </>
      )}
      <DateInput
        label={text.date}
        name={`${prefix}date`}
        lang={lang}
        required
        autoComplete={prefix ? `section-${prefix.replace('.', '')} bday` : 'bday'}
        defaultValue={fields.date}
        error={say('date')}
      />
      <div className={classes.time}>
        <TextInput
          label={text.time}
          name={`${prefix}time`}
          type="time"
          step={1}
          disabled={isTimeUnknown}
          defaultValue={fields.time}
          hint={text.timeHint}
          error={isTimeUnknown ? undefined : say('time')}
        />
        <Tick
          type="checkbox"
          name={`${prefix}timeUnknown`}
          value="yes"
          isChecked={isTimeUnknown}
          onChange={(event) => setTimeUnknown(event.currentTarget.checked)}
        >
          {text.timeUnknown}
        </Tick>
      </div>
      {problems.occurrence && (
        <ChoiceList
          name={`${prefix}occurrence`}
          of={`${prefix}occurrence`}
          title={`${text.problems.time_twice} ${text.which}`}
          choices={[
            { id: 'earlier', label: text.earlier },
            { id: 'later', label: text.later },
          ]}
        />
      )}
      <PlaceField
        fields={fields}
        place={state.place ?? null}
        lang={lang}
        prefix={prefix}
        error={isPlaceChosen ? undefined : say('place')}
        hasChoices={choices.length > 0}
      />
      {choices.length > 0 && (
        <>
          <ChoiceList
            name={`${prefix}placeId`}
            of={`${prefix}place`}
            title={text.choose}
            choices={choices}
            onChoose={() => setPlaceChosen(true)}
          />
          {/* another text makes the choice void */}
          <input type="hidden" name={`${prefix}placeFor`} value={fields.place} />
        </>
      )}
    </>
  );
}

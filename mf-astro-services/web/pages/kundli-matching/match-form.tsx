import type { FormEventHandler } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { MatchState } from '../../forms/match-form';
import { matchText } from '../../../model/matching/match-text';
import { BirthFields } from '../../parts/birth/birth-fields';
import { birthText } from '../../parts/birth/birth-text';
import { PairForm } from '../../parts/form/pair-form';
import { formPath } from './steps';
import type { PageText } from './text';

interface MatchFormProps {
  state: MatchState;
  lang: Lang;
  text: PageText;
  isBusy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Two births side by side. */
export function MatchForm({ state, lang, text, isBusy, onSubmit }: MatchFormProps) {
  return (
    <PairForm
      action={localPath(lang, formPath)}
      title={text.formTitle}
      people={(['boy', 'girl'] as const).map((person) => ({
        key: person,
        name: matchText[lang][person],
        fields: <BirthFields state={state[person]} lang={lang} prefix={`${person}.`} />,
      }))}
      submit={isBusy ? text.busy : text.submit}
      isBusy={isBusy}
      onSubmit={onSubmit}
    >
      <p>{birthText[lang].attribution}</p>
    </PairForm>
  );
}

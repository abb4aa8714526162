import type { Lang } from 'shared/remote-kit/page';
import { Field } from 'shared/ui/field';
import { conventionLabels, conventionNames } from '../../../model/convention-names';

interface ConventionSelectProps {
  name: keyof typeof conventionNames;
  value: string;
  lang: Lang;
  hint?: string;
}

/** The choices of one convention. */
export function ConventionSelect({ name, value, lang, hint }: ConventionSelectProps) {
  return (
    <Field label={conventionLabels[lang][name]} name={name} {...(hint ? { hint } : {})}>
      {(control) => (
        <select {...control} defaultValue={value}>
          {Object.entries(conventionNames[name][lang]).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

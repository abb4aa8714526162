import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import type { CityFields } from '../../forms/city-query';
import { CityField } from '../city-fields';
import classes from './city-choice.module.css';
import { PreferenceForm } from './preference-form';
import { choiceText } from './text';

interface CitySearchProps {
  fields: CityFields;
  error?: string;
  back: string;
  isInFrame?: boolean;
  lang: Lang;
}

/** Asks for the city of the whole site. */
export function CitySearch({ fields, error, lang, ...form }: CitySearchProps) {
  const text = choiceText[lang];
  return (
    <PreferenceForm {...form} lang={lang} className={classes.search}>
      <CityField
        fields={fields}
        lang={lang}
        label={text.place}
        hint={text.placeHint}
        {...(error ? { error } : {})}
      />
      <Button type="submit">{text.use}</Button>
    </PreferenceForm>
  );
}

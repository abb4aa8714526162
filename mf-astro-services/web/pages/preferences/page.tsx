import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { PageProps } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Notice } from 'shared/ui/notice';
import { PageIntro } from 'shared/ui/page-intro';
import { CitySearch } from '../../parts/city-choice/city-search';
import { ClockChoice } from '../../parts/city-choice/clock-choice';
import { PreferenceForm } from '../../parts/city-choice/preference-form';
import { choiceText } from '../../parts/city-choice/text';
import type { PreferencesData } from './load';
import classes from './preferences.module.css';
import { preferencesText } from './text';

/** City and clock of the whole site, without script too. */
export default function PreferencesPage({ data, lang }: PageProps<PreferencesData>) {
  const { fields, choices, trouble, back } = data;
  const text = preferencesText[lang];
  const { title, lead } = choiceText[lang];
  const { city } = usePreferences();
  const crumbs = [{ href: localPath(lang, '/'), text: text.home }, { text: title }];
  return (
    <PageIntro title={title} lead={`${text.now(city.name)} ${lead}`} crumbs={crumbs}>
      {trouble && (
        <Notice tone={trouble === 'choose' ? 'info' : 'error'}>
          {trouble === 'unknown' ? text.unknown(fields.place) : text[trouble]}
        </Notice>
      )}
      {choices.length > 0 && (
        <PreferenceForm back={back} lang={lang} className={classes.choices}>
          {choices.map(({ id, label }) => (
            <Button key={id} type="submit" tone="secondary" name="city" value={id}>
              {label}
            </Button>
          ))}
        </PreferenceForm>
      )}
      <CitySearch fields={fields} back={back} lang={lang} />
      <ClockChoice back={back} lang={lang} />
    </PageIntro>
  );
}

import type { Horoscope } from 'shared/contracts/content-horoscope';
import { localPath } from 'shared/i18n/local-path';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import classes from './reasons.module.css';
import { signText } from './text';

/** The transits a horoscope stands on, and the conventions they are counted by. */
export function Reasons({ horoscope, lang }: { horoscope: Horoscope; lang: Lang }) {
  const text = signText[lang];
  const { city } = usePreferences();
  return (
    <Section
      title={text.whyTitle}
      lead={horoscope.origin === 'editor' ? text.whyEditor : text.whyLead}
      action={{ href: localPath(lang, '/transits'), text: text.methodMore }}
    >
      <ul className={classes.reasons}>
        {horoscope.why.map(({ text: reason }) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className={classes.method}>{text.method(city.name)}</p>
    </Section>
  );
}

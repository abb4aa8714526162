import { writeWallTime, type Clock } from 'shared/i18n/clock';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import classes from './city-choice.module.css';
import { PreferenceForm } from './preference-form';
import { choiceText } from './text';

const clocks: readonly Clock[] = ['12', '24'];
const example = { hour: 18, minute: 5 };

/** The clock of the whole site: two buttons, each with the same time on it. */
export function ClockChoice({ lang, ...form }: { back: string; isInFrame?: boolean; lang: Lang }) {
  const text = choiceText[lang];
  const { clock: chosen } = usePreferences();
  return (
    <PreferenceForm {...form} lang={lang}>
      <fieldset className={classes.clocks}>
        <legend>{text.clock}</legend>
        {clocks.map((clock) => (
          <button key={clock} name="clock" value={clock} aria-pressed={clock === chosen}>
            {text.clocks[clock]} <span>{writeWallTime(example, { clock, lang })}</span>
          </button>
        ))}
      </fieldset>
    </PreferenceForm>
  );
}

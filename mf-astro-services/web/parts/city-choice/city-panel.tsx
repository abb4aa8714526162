import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { chooseCity } from '../../forms/city-query';
import classes from './city-choice.module.css';
import { CitySearch } from './city-search';
import { ClockChoice } from './clock-choice';
import { choiceText } from './text';

/**
 * The city of the site and, in a popover, what changes it. Opens and closes without script.
 * @param place in the header it is a pin, in the drawer a row
 */
export function CityPanel({
  place,
  back,
  lang,
}: {
  place: 'header' | 'drawer';
  back: string;
  lang: Lang;
}) {
  const text = choiceText[lang];
  const { city } = usePreferences();
  const id = `city-panel-${place}`;
  return (
    <>
      <button
        type="button"
        className={classes[place]}
        popoverTarget={id}
        aria-label={text.open(city.name)}
      >
        <Icon name="pin" size={20} />
        <span>{city.name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" role="dialog" aria-label={text.title} className={classes.panel}>
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
        <CitySearch fields={chooseCity(city)} back={back} isInFrame lang={lang} />
        <ClockChoice back={back} isInFrame lang={lang} />
      </div>
    </>
  );
}

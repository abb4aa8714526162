import { Icon } from 'shared/ui/icon';
import type { DayView } from './day-view';
import classes from './sky-cards.module.css';

/** Rise and set of Sun and Moon. */
export function SkyCards({ day, text, clock }: DayView) {
  const words = text.sky;
  const cards = [
    { icon: 'sun' as const, name: words.sunrise, at: day.sunrise },
    { icon: 'sun' as const, name: words.sunset, at: day.sunset },
    { icon: 'moon' as const, name: words.moonrise, at: day.moonrise },
    { icon: 'moon' as const, name: words.moonset, at: day.moonset },
  ];
  return (
    <dl className={classes.cards}>
      {cards.map(({ icon, name, at }) => (
        <div key={name} className={icon === 'sun' ? classes.sun : classes.moon}>
          <dt>
            <Icon name={icon} /> {name}
          </dt>
          <dd>{at ? clock(at) : words.none}</dd>
        </div>
      ))}
    </dl>
  );
}

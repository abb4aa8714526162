import { localPath } from 'shared/i18n/local-path';
import { Icon } from 'shared/ui/icon';
import type { DayView } from './day-view';
import { writeMoonrise } from './moonrise-choice';
import { placePath } from './paths';
import classes from './sky-cards.module.css';

/** Rise and set of Sun and Moon, and by which rule the Moon's are. */
export function SkyCards({ day, text, clock, lang, answer: { place, date }, moonrise }: DayView) {
  const words = text.sky;
  const cards = [
    { icon: 'sun' as const, name: words.sunrise, at: day.sunrise },
    { icon: 'sun' as const, name: words.sunset, at: day.sunset },
    { icon: 'moon' as const, name: words.moonrise, at: day.moonrise },
    { icon: 'moon' as const, name: words.moonset, at: day.moonset },
  ];
  const other = moonrise === 'upper-limb' ? 'geometric-centre' : 'upper-limb';
  return (
    <>
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
      <p className={classes.rule}>
        {words.rules[moonrise]}{' '}
        <a
          href={localPath(lang, placePath(place.slug, date)) + writeMoonrise(other)}
          rel="nofollow"
        >
          {words.show[other]}
        </a>
      </p>
    </>
  );
}

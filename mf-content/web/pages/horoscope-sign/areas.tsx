import type { Horoscope, HoroscopeArea } from 'shared/contracts/content-horoscope';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import type { IconName } from 'shared/ui/icon-shapes';
import classes from './areas.module.css';
import { signText } from './text';

const icons: Record<HoroscopeArea, IconName> = {
  love: 'heart',
  career: 'star',
  money: 'wallet',
  health: 'sun',
};

/** Love, career, money and well-being. */
export function Areas({ areas, lang }: { areas: Horoscope['areas']; lang: Lang }) {
  const text = signText[lang];
  return (
    <>
      <h2 className={classes.title}>{text.areasTitle}</h2>
      <ul className={classes.areas}>
        {areas.map(({ area, text: said }) => (
          <li key={area} className={classes[area]}>
            <h3>
              <Icon name={icons[area]} />
              {text.areas[area]}
            </h3>
            <p>{said}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

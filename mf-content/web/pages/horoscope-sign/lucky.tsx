import type { Horoscope } from 'shared/contracts/content-horoscope';
import type { Lang } from 'shared/remote-kit/page';
import classes from './lucky.module.css';
import { signText } from './text';

/** Colour and number, with the rule they come from. */
export function Lucky({ lucky, lang }: { lucky: Horoscope['lucky']; lang: Lang }) {
  const text = signText[lang];
  return (
    <section className={classes.lucky}>
      <h2>{text.luckyTitle}</h2>
      <dl>
        <div>
          <dt>{text.colour}</dt>
          <dd>
            <span className={`${classes.swatch} ${classes[lucky.colour.graha]}`} />
            <span className={classes.name}>{lucky.colour.name}</span>
          </dd>
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd>{lucky.number}</dd>
        </div>
      </dl>
      <details>
        <summary>{text.luckyRule}</summary>
        {text.luckyRules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </details>
    </section>
  );
}

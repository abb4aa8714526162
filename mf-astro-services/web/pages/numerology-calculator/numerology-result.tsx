import type { Numerology } from 'shared/contracts/astro-calculators';
import type { Lang } from 'shared/remote-kit/page';
import { nameRuler, writeSteps } from '../../../model/number-names';
import { LetterTable } from './letter-table';
import { LoShuGrid } from './lo-shu-grid';
import classes from './numerology-result.module.css';
import { numerologyText } from './text';

interface NumerologyResultProps {
  numbers: Numerology;
  name: string;
  lang: Lang;
}

/** The numbers with their sums, the letters they come from, and the Lo Shu grid. */
export function NumerologyResult({ numbers, name, lang }: NumerologyResultProps) {
  const text = numerologyText[lang];
  const { moolank, bhagyank, chaldean, pythagorean, personalYear } = numbers;
  const cards = [
    { term: text.moolank, found: moolank },
    { term: text.bhagyank, found: bhagyank },
    { term: text.chaldean, found: chaldean },
    { term: text.pythagorean, found: pythagorean },
    { term: text.personalYear(personalYear.year), found: personalYear },
  ];
  return (
    <section className={classes.result} aria-labelledby="numbers-title">
      <h2 id="numbers-title" className={classes.title} tabIndex={-1} data-result>
        {text.of(name)}
      </h2>
      <dl className={classes.cards}>
        {cards.map(({ term, found }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span className={classes.number}>{found.number}</span>
              <span className={classes.steps}>
                {writeSteps(found.sum)} · {text.ruler}: {nameRuler(found.number, lang)}
              </span>
              {found.master && <span className={classes.steps}>{text.master(found.master)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.heading}>{text.meaningTitle}</h3>
      <p className={classes.meaning}>{text.meanings[moolank.number - 1]}</p>
      <LoShuGrid loShu={numbers.loShu} text={text} />
      <h3 className={classes.heading}>{text.letters}</h3>
      <p className={classes.note}>{text.lettersLead(numbers.romanised)}</p>
      <LetterTable numbers={numbers} text={text} />
      <p className={classes.note}>{text.note}</p>
    </section>
  );
}

import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { kootaText } from '../../../model/matching/koota-text';
import classes from './match-result.module.css';
import type { MatchText } from '../../../model/matching/match-text';

interface ExceptionListProps {
  exceptions: Matching['match']['exceptions'];
  lang: Lang;
  text: MatchText;
}

/** What old texts say against a missing point; it changes none. */
export function ExceptionList({ exceptions, lang, text }: ExceptionListProps) {
  return (
    <div className={classes.exceptions}>
      <h3>{text.exceptions}</h3>
      {exceptions.length === 0 ? (
        <p>{text.noExceptions}</p>
      ) : (
        <>
          <p>{text.exceptionsLead}</p>
          <ul>
            {exceptions.map(({ koota, rule, source }) => (
              <li key={`${koota} ${rule}`}>
                <strong>{kootaText[lang].names[koota]}:</strong> {text.rules[rule]}
                <span className={classes.exceptionSource} lang="en">
                  {source}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

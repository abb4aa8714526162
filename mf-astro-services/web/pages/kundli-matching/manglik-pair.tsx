import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { tellManglik } from '../../../model/matching/tell-manglik';
import classes from './match-result.module.css';
import type { MatchText } from '../../../model/matching/match-text';

interface ManglikPairProps {
  manglik: Matching['match']['manglik'];
  lang: Lang;
  text: MatchText;
}

/** Manglik of both, the rules and exceptions in words, and whether they are alike. */
export function ManglikPair({ manglik, lang, text }: ManglikPairProps) {
  const { alike } = manglik;
  return (
    <>
      <p className={classes.lead}>
        {alike === null ? text.manglikUnknown : alike ? text.manglikAlike : text.manglikUnlike}
      </p>
      <div className={classes.pair}>
        {(['boy', 'girl'] as const).map((person) => {
          const found = manglik[person];
          const reasons = found ? tellManglik(found, lang) : [];
          return (
            <div key={person} className={classes.card}>
              <h4>{text[person]}</h4>
              <p>
                <strong>{found ? text.manglikStates[found.state] : text.manglikNoTime}</strong>
              </p>
              {reasons.length > 0 && (
                <ul>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
      <p className={classes.note}>{text.manglikNote}</p>
    </>
  );
}

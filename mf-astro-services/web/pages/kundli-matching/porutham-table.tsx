import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import classes from './match-tables.module.css';
import { poruthamText } from '../../../model/matching/porutham-text';
import type { MatchText } from '../../../model/matching/match-text';

interface PoruthamTableProps {
  porutham: Matching['match']['porutham'];
  lang: Lang;
  text: MatchText;
}

/** The ten poruthams and nadi: what each looks at, and how far the two agree. */
export function PoruthamTable({ porutham, lang, text }: PoruthamTableProps) {
  const { poruthams, grades } = poruthamText[lang];
  const [first, second] = text.poruthamColumns;
  return (
    <>
      <p className={classes.lead}>{text.poruthamLead(porutham.agreeing)}</p>
      <WideTable label={text.porutham}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{second}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(porutham.grades).map(([name, grade]) => (
              <tr key={name}>
                <th scope="row">
                  {poruthams[name]?.[0]}
                  <span className={classes.compares}>{poruthams[name]?.[1]}</span>
                </th>
                <td className={`${classes.grade} ${classes[grade] ?? ''}`}>{grades[grade]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  );
}

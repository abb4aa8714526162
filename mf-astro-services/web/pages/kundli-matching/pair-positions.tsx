import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import { grahaNames, grahaOrder } from '../../../model/graha-names';
import { nameRashi } from '../../../model/sky-names';
import classes from './match-tables.module.css';
import type { MatchText } from '../../../model/matching/match-text';

interface PairPositionsProps {
  boy: Kundli;
  girl: Kundli;
  lang: Lang;
  text: MatchText;
}

/** Both charts in words: the rashi and degree of lagna and grahas. */
export function PairPositions({ boy, girl, lang, text }: PairPositionsProps) {
  const write = (place: { rashi: number; longitude: number } | null) =>
    place ? `${nameRashi(place.rashi, lang)} ${formatWithinRashi(place.longitude)}` : '–';
  const rows = [
    { key: 'lagna', name: text.lagna, his: boy.ascendant, hers: girl.ascendant },
    ...grahaOrder.map((graha) => ({
      key: graha,
      name: grahaNames[lang][graha][0],
      his: boy.planets[graha],
      hers: girl.planets[graha],
    })),
  ];
  return (
    <details className={classes.positions}>
      <summary>{text.positions}</summary>
      <WideTable label={text.positions}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text.graha}</th>
              <th scope="col">{text.boy}</th>
              <th scope="col">{text.girl}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, his, hers }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{write(his)}</td>
                <td>{write(hers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}

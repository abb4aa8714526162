import type { Matching } from 'shared/contracts/astro-matching';
import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, type GrahaKey } from '../../model/graha-names';
import { nameRashi } from '../../model/sky-names';
import { kootaText } from './koota-text';
import classes from './match-tables.module.css';
import type { MatchText } from './text';

type Ashtakoota = Matching['match']['ashtakoota'];
type KootaName = Exclude<keyof Ashtakoota, 'total'>;

const order: readonly KootaName[] = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'maitri',
  'gana',
  'bhakoot',
  'nadi',
];

interface KootaTableProps {
  ashtakoota: Ashtakoota;
  /** The Moon signs, 0 to 11. */
  rashis: Record<'boy' | 'girl', number>;
  lang: Lang;
  text: MatchText;
}

/** Each koota with what it compares, what both are, and its points. */
export function KootaTable({ ashtakoota, rashis, lang, text }: KootaTableProps) {
  const words = kootaText[lang];
  const nameClass = (koota: KootaName, person: 'boy' | 'girl') => {
    const value = ashtakoota[koota][person];
    if (koota === 'tara') return words.taras[Number(value) - 1];
    if (koota === 'bhakoot') return `${nameRashi(rashis[person], lang)} · ${value}`;
    if (koota === 'maitri') return grahaNames[lang][value as GrahaKey][0];
    return words.classes[value];
  };
  const share = ({ points, max }: { points: number; max: number }) =>
    `${formatNumber(points, lang)} / ${formatNumber(max, lang)}`;
  const [first, second, third, last] = text.kootaColumns;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
          <th scope="col">{third}</th>
          <th scope="col">{last}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((koota) => (
          <tr key={koota}>
            <th scope="row">
              {words.names[koota]}
              <span className={classes.compares}>{words.compares[koota]}</span>
            </th>
            <td data-label={second}>{nameClass(koota, 'boy')}</td>
            <td data-label={third}>{nameClass(koota, 'girl')}</td>
            <td className={classes.points}>{share(ashtakoota[koota])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {text.total}
          </th>
          <td className={classes.points}>{share({ points: ashtakoota.total, max: 36 })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

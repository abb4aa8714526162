import type { SkyPlace } from 'shared/contracts/astro-transits';
import { writeMoment } from 'shared/i18n/clock';
import { localPath } from 'shared/i18n/local-path';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import { grahaNames } from '../../../model/graha-names';
import { nameNakshatra, nameRashi } from '../../../model/sky-names';
import tables from '../../parts/tables.module.css';
import { ColumnHeads } from '../../parts/column-heads';
import { transitText } from './text';

/** The nine grahas now, each leading to its own page. */
export function SkyTable({ places, lang }: { places: SkyPlace[]; lang: Lang }) {
  const text = transitText[lang];
  const face = useClockFace(lang);
  return (
    <WideTable label={text.skyTitle}>
      <table className={tables.table}>
        <ColumnHeads columns={text.columns} />
        <tbody>
          {places.map((place) => (
            <tr key={place.graha}>
              <th scope="row">
                <a href={localPath(lang, `/transits/${place.graha}`)}>
                  {grahaNames[lang][place.graha][0]}
                </a>
              </th>
              <td>{nameRashi(place.rashi, lang)}</td>
              <td className={tables.number}>{formatWithinRashi(place.longitude)}</td>
              <td>
                {nameNakshatra(place.nakshatra, lang)}, {text.pada} {place.pada}
              </td>
              <td>
                {[
                  place.retrograde ? text.retrograde : text.direct,
                  ...(place.combust ? [text.combust] : []),
                ].join(', ')}
              </td>
              <td>{writeMoment(place.leavesAt, face)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

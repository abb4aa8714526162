import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, grahaOrder, type GrahaKey } from '../../../../model/graha-names';
import { nameRashi } from '../../../../model/sky-names';
import { DataTable } from '../../../parts/data-table';
import { kpText } from './kp-text';
import classes from './sections.module.css';

/** Cusps, grahas and significators as the Krishnamurti school reads them. */
export function KpSection({ data, lang }: { data: SectionData<'kp'>; lang: Lang }) {
  const text = kpText[lang];
  const name = (graha: GrahaKey) => grahaNames[lang][graha][0];
  const list = (found: readonly GrahaKey[]) => found.map(name).join(', ') || '–';
  const numbers = (found: readonly number[]) => found.join(', ') || '–';
  const lords = (place: {
    longitude: number;
    sign: GrahaKey;
    star: GrahaKey;
    sub: GrahaKey;
    subSub: GrahaKey;
  }) => [
    `${nameRashi(Math.floor(place.longitude / 30), lang)} ${formatWithinRashi(place.longitude)}`,
    ...[place.sign, place.star, place.sub, place.subSub].map(name),
  ];
  return (
    <>
      <p className={classes.lead}>{text.lead}</p>
      <h3>{text.cusps}</h3>
      <DataTable
        label={text.cusps}
        columns={text.cuspColumns}
        rows={data.cusps.map((cusp, index) => ({
          key: index,
          head: index + 1,
          cells: lords(cusp),
        }))}
      />
      <h3>{text.grahas}</h3>
      <DataTable
        label={text.grahas}
        columns={text.grahaColumns}
        rows={grahaOrder.map((graha) => ({
          key: graha,
          head: name(graha),
          cells: [...lords(data.grahas[graha]), data.grahas[graha].house],
        }))}
      />
      <h3>{text.houses}</h3>
      <DataTable
        label={text.houses}
        columns={text.houseColumns}
        rows={data.houses.map((house, index) => ({
          key: index,
          head: index + 1,
          cells: [
            list(house.starOfOccupants),
            list(house.occupants),
            list(house.starOfOwner),
            name(house.owner),
          ],
        }))}
      />
      <h3>{text.signified}</h3>
      <DataTable
        label={text.signified}
        columns={text.signifiedColumns}
        rows={grahaOrder.map((graha) => {
          const { starLordOccupies, occupies, starLordOwns, owns } = data.grahas[graha];
          return {
            key: graha,
            head: name(graha),
            cells: [starLordOccupies, occupies, starLordOwns, owns].map(numbers),
          };
        })}
      />
      <p className={classes.note}>{text.source}</p>
    </>
  );
}

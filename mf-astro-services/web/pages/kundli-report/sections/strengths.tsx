import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import type { Lang } from 'shared/remote-kit/page';
import { Notice } from 'shared/ui/notice';
import { grahaNames } from '../../../../model/graha-names';
import { nameRashi } from '../../../../model/sky-names';
import { DataTable } from '../../../parts/data-table';
import classes from './sections.module.css';
import { strengthText } from './strength-text';

type Strengths = SectionData<'strengths'>;

const sevenGrahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
const rashis = Array.from({ length: 12 }, (_, rashi) => rashi);

/** Ashtakavarga, shadbala and vimshopaka as tables. */
export function StrengthSection({ data, lang }: { data: Strengths; lang: Lang }) {
  const text = strengthText[lang];
  const names = grahaNames[lang];
  const { bhinna, sarva } = data.ashtakavarga;
  const owners = [...sevenGrahas, 'lagna'] as const;
  const one = (value: number) => value.toFixed(1);
  return (
    <>
      <h3>{text.shadbala}</h3>
      <p className={classes.lead}>{text.shadbalaLead}</p>
      {data.shadbala ? (
        <DataTable
          label={text.shadbala}
          columns={text.shadbalaColumns}
          rows={sevenGrahas.map((graha) => {
            const bala = data.shadbala?.[graha];
            return {
              key: graha,
              head: names[graha][0],
              cells: bala
                ? [
                    ...[bala.sthana.total, bala.dig, bala.kala.total].map(one),
                    ...[bala.cheshta, bala.naisargika, bala.drik, bala.total].map(one),
                    bala.rupas.toFixed(2),
                    bala.requiredRupas,
                    `${Math.round(bala.ratio * 100)} %`,
                    `${one(bala.ishta)} / ${one(bala.kashta)}`,
                  ]
                : [],
            };
          })}
        />
      ) : (
        <Notice tone="info">{text.noSun}</Notice>
      )}
      <h3>{text.ashtakavarga}</h3>
      <p className={classes.lead}>{text.ashtakavargaLead}</p>
      <DataTable
        label={text.ashtakavarga}
        columns={[text.graha, ...rashis.map((rashi) => nameRashi(rashi, lang)), text.pinda]}
        rows={[
          ...owners.map((owner) => ({
            key: owner,
            head: owner === 'lagna' ? text.lagna : names[owner][0],
            cells: [...bhinna[owner], owner === 'lagna' ? '–' : data.pindas[owner]],
          })),
          { key: 'sarva', head: text.sarva, cells: [...sarva, '–'], isRunning: true },
        ]}
      />
      <p className={classes.note}>{text.ashtakavargaNote}</p>
      <h3>{text.vimshopaka}</h3>
      <p className={classes.lead}>{text.vimshopakaLead}</p>
      <DataTable
        label={text.vimshopaka}
        columns={[text.graha, text.points]}
        rows={sevenGrahas.map((graha) => ({
          key: graha,
          head: names[graha][0],
          cells: [data.vimshopaka[graha].toFixed(2)],
        }))}
      />
    </>
  );
}

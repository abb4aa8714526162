import type { FormEvent } from 'react';
import { useState } from 'react';
import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { Field } from 'shared/ui/field';
import { Notice } from 'shared/ui/notice';
import { conventionNames } from '../../../../model/convention-names';
import { grahaNames, grahaOrder } from '../../../../model/graha-names';
import { nameRashi } from '../../../../model/sky-names';
import { ChartStyles } from '../../../parts/charts/chart-styles';
import { KundliChart } from '../../../parts/charts/kundli-chart';
import { DataTable } from '../../../parts/data-table';
import { conventionQuery, kundliPath, ownQuery } from '../address';
import classes from './sections.module.css';
import { vargaText } from './varga-text';

interface VargaSectionProps {
  data: SectionData<'vargas'>;
  /** The varga the address names. */
  asked: string;
  kept: KeptKundli;
  lang: Lang;
}

type Varga = keyof SectionData<'vargas'>['vargas'];

/** One divisional chart by choice, and the bhava chalit. */
export function VargaSection({ data, asked, kept, lang }: VargaSectionProps) {
  const text = vargaText[lang];
  const names = Object.keys(data.vargas) as Varga[];
  const isVarga = (name: string): name is Varga => names.includes(name as Varga);
  const [varga, setVarga] = useState<Varga>(isVarga(asked) ? asked : 'D9');
  const { planets } = kept.kundli;
  const shown = data.vargas[varga];
  const grahas = grahaOrder.map((key) => ({
    key,
    rashi: shown.planets[key],
    retrograde: planets[key].retrograde,
  }));
  const choose = (event: FormEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <>
      <p className={classes.lead}>{text.lead}</p>
      <form
        className={classes.choice}
        method="get"
        action={kundliPath(kept.id, lang)}
        onSubmit={choose}
      >
        {[['section', 'vargas'], ...conventionQuery(kept.kundli), ...ownQuery(kept)].map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Field label={text.choose} name="varga">
          {(control) => (
            <select
              {...control}
              value={varga}
              onChange={({ currentTarget: { value } }) => isVarga(value) && setVarga(value)}
            >
              {names.map((name) => (
                <option key={name} value={name}>
                  {text.vargas[name]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <noscript>
          <Button type="submit" tone="secondary">
            {text.show}
          </Button>
        </noscript>
      </form>
      <ChartStyles lang={lang}>
        <KundliChart
          title={text.vargas[varga]}
          lang={lang}
          lagnaRashi={shown.ascendant}
          grahas={grahas}
        />
        <DataTable
          label={text.vargas[varga]}
          columns={text.columns}
          rows={[
            { key: 'lagna', head: text.lagna, cells: [nameRashi(shown.ascendant, lang)] },
            ...grahas.map(({ key, rashi }) => ({
              key,
              head: grahaNames[lang][key][0],
              cells: [nameRashi(rashi, lang)],
            })),
          ]}
        />
      </ChartStyles>
      <p className={classes.note}>{text.method}</p>
      <h3>{text.chalit}</h3>
      <Chalit data={data} kept={kept} lang={lang} />
    </>
  );
}

/** The bhavas with where each begins and who is in it. */
function Chalit({ data: { chalit }, kept, lang }: Omit<VargaSectionProps, 'asked'>) {
  const text = vargaText[lang];
  if (!chalit) return <Notice tone="info">{text.noChalit}</Notice>;
  const write = (longitude = 0) =>
    `${nameRashi(Math.floor(longitude / 30), lang)} ${formatWithinRashi(longitude)}`;
  const { middles } = chalit;
  const rows = chalit.cusps.map((cusp, index) => {
    const inside = grahaOrder.filter((graha) => chalit.grahas[graha] === index + 1);
    const named = inside.map((graha) => {
      const isMoved = kept.kundli.planets[graha].house !== index + 1;
      return `${grahaNames[lang][graha][0]}${isMoved ? '*' : ''}`;
    });
    return {
      key: index,
      head: index + 1,
      cells: [write(cusp), ...(middles ? [write(middles[index])] : []), named.join(', ') || '–'],
    };
  });
  const [house, begins, middle, grahas] = text.chalitColumns;
  return (
    <>
      <p className={classes.lead}>{text.chalitLead(conventionNames.houses[lang][chalit.system])}</p>
      <DataTable
        label={text.chalit}
        columns={[house, begins, ...(middles ? [middle] : []), grahas]}
        rows={rows}
      />
      <p className={classes.note}>{text.moved}</p>
    </>
  );
}

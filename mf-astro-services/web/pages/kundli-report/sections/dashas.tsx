import type { KeptKundli } from 'shared/contracts/astro-kundli-kept';
import type { SectionData } from 'shared/contracts/astro-kundli-sections';
import { ashtottari } from 'shared/jyotish/dasha/ashtottari';
import { readPeriod, writePeriods, type DashaPeriod } from 'shared/jyotish/dasha/dasha-period';
import { computeSubPeriods, type GrahaDasha } from 'shared/jyotish/dasha/graha-dasha';
import { vimshottari } from 'shared/jyotish/dasha/vimshottari';
import { yoginiDasha, yoginis } from 'shared/jyotish/dasha/yogini';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../../../model/graha-names';
import { nameRashi } from '../../../../model/sky-names';
import { sectionPath } from '../address';
import { divideChara } from './divide-chara';
import { DashaTree, type ShownPeriod } from './dasha-tree';
import { dashaText } from './dasha-text';
import classes from './sections.module.css';

interface DashaSectionProps {
  data: SectionData<'dashas'>;
  /** The dasha the address names. */
  asked: string;
  kept: KeptKundli;
  lang: Lang;
}

const systems = ['vimshottari', 'yogini', 'ashtottari', 'chara'] as const;

/** Four dashas, each at an address of its own, to open level by level. */
export function DashaSection({ data, asked, kept, lang }: DashaSectionProps) {
  const text = dashaText[lang];
  const system = systems.find((name) => name === asked) ?? 'vimshottari';
  return (
    <>
      <nav className={classes.switch} aria-label={text.systems}>
        {systems.map((name) => (
          <a
            key={name}
            href={sectionPath(kept, 'dashas', lang, [['dasha', name]])}
            aria-current={name === system ? 'page' : undefined}
          >
            {text.names[name]}
          </a>
        ))}
      </nav>
      <p className={classes.lead}>{text.about[system]}</p>
      {system === 'ashtottari' && (
        <p className={classes.lead}>
          {data.ashtottari.isApplicable ? text.applicable : text.notApplicable}
        </p>
      )}
      <DashaTree
        key={system}
        {...openSystem(system, data, lang)}
        now={data.now}
        timeZone={kept.kundli.input.place.timeZone}
        lang={lang}
      />
      <noscript>
        <p className={classes.note}>{text.needsScript}</p>
      </noscript>
      <p className={classes.note}>{text.note}</p>
    </>
  );
}

/** The periods of a dasha, and how one is divided further. */
function openSystem(
  system: (typeof systems)[number],
  { vimshottari: periods, yogini, ashtottari: eight, chara }: SectionData<'dashas'>,
  lang: Lang,
) {
  if (system === 'chara') {
    const show = (list: typeof chara.periods): ShownPeriod[] =>
      list.map(({ rashi, ...span }) => ({
        id: String(rashi),
        name: nameRashi(rashi, lang),
        ...span,
      }));
    const divide = ({ id, start, end }: ShownPeriod) =>
      show(divideChara({ rashi: Number(id), start, end }, chara.lagnaRashi));
    return { periods: show(chara.periods), divide, levels: 2 };
  }
  if (system === 'yogini') return openGrahaDasha(yoginiDasha, yogini, lang, nameYogini);
  if (system === 'ashtottari') return openGrahaDasha(ashtottari, eight.periods, lang);
  return openGrahaDasha(vimshottari, periods, lang);
}

function openGrahaDasha(
  dasha: GrahaDasha,
  periods: DashaPeriod[],
  lang: Lang,
  name: typeof nameLord = nameLord,
) {
  const show = (list: DashaPeriod[]): ShownPeriod[] =>
    list.map(({ lord, ...span }) => ({ id: lord, name: name(lord, lang), ...span }));
  const divide = ({ id, start, end }: ShownPeriod) => {
    const period = readPeriod({ lord: id as DashaPeriod['lord'], start, end });
    return show(writePeriods(computeSubPeriods(dasha, period)));
  };
  return { periods: show(periods), divide, levels: 5 };
}

function nameLord(lord: DashaPeriod['lord'], lang: Lang): string {
  return grahaNames[lang][lord][0];
}

function nameYogini(lord: DashaPeriod['lord'], lang: Lang): string {
  const index = yoginiDasha.lords.findIndex((one) => one.lord === lord);
  const yogini = yoginis[index];
  return yogini ? `${dashaText[lang].yoginis[yogini]} (${nameLord(lord, lang)})` : '';
}

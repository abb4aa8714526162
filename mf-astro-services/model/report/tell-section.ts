import type { KundliSection, ToldSection } from 'shared/contracts/astro-kundli-sections';
import type { OpenReport } from 'shared/jyotish/report/open-report';
import { computeSection } from 'shared/jyotish/report/sections';
import type { Lang } from 'shared/remote-kit/page';
import { loadGocharaTexts } from '../gochara-texts/gochara-texts';
import { tellDosha } from './tell-dosha';
import { tellYoga } from './tell-yoga';

/**
 * One part of a kundli with what it says in words, for the page: computed by the service and, when a
 * convention is changed, by the page's own worker.
 * @param now ISO instant
 */
export async function tellSection(
  name: KundliSection,
  report: OpenReport,
  now: string,
  lang: Lang,
): Promise<ToldSection> {
  switch (name) {
    case 'chart':
      return { name, data: null };
    case 'yogas': {
      const yogas = computeSection(name, report, now);
      return { name, data: yogas && yogas.map((yoga) => tellYoga(yoga, lang)) };
    }
    case 'doshas': {
      const found = computeSection(name, report, now);
      if (!found) return { name, data: null };
      const doshas = found.doshas && found.doshas.map((dosha) => tellDosha(dosha, lang));
      return { name, data: { ...found, doshas, shani: copyShani(found.shani) } };
    }
    case 'transits': {
      const transits = computeSection(name, report, now);
      if (!transits) return { name, data: null };
      const texts = await loadGocharaTexts(lang);
      const gochara = transits.gochara.map((row) => ({
        ...row,
        reading: texts[row.graha][row.houseFromMoon - 1] ?? '',
      }));
      return { name, data: { at: transits.at, gochara } };
    }
    // each by its own name, so that name and data belong together
    case 'vargas':
      return { name, data: computeSection(name, report, now) };
    case 'dashas':
      return { name, data: computeSection(name, report, now) };
    case 'strengths':
      return { name, data: tellStrengths(computeSection(name, report, now)) };
    case 'year':
      return { name, data: computeSection(name, report, now) };
    case 'kp':
      return { name, data: computeSection(name, report, now) };
  }
}

type Computed<S extends Exclude<KundliSection, 'chart'>> = ReturnType<typeof computeSection<S>>;
type Told<S extends KundliSection> = Extract<ToldSection, { name: S }>['data'];

function copyShani(periods: NonNullable<Computed<'doshas'>>['shani']) {
  return periods && periods.map((period) => ({ ...period, stays: [...period.stays] }));
}

function tellStrengths(strengths: Computed<'strengths'>): Told<'strengths'> {
  if (!strengths) return null;
  const { bhinna, sarva } = strengths.ashtakavarga;
  const rows = Object.entries(bhinna).map(([owner, bindus]) => [owner, [...bindus]]);
  const ashtakavarga = { bhinna: Object.fromEntries(rows), sarva: [...sarva] };
  return { ...strengths, ashtakavarga };
}

import { getGochara, getSky, type Gochara, type SkyPlace } from 'shared/contracts/astro-transits';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import { loadGocharaTexts } from '../../../model/gochara-texts/gochara-texts';
import { listSteps } from './steps';
import { transitText } from './text';

/** The sky, and the transits over the Moon sign that was asked for. */
export interface TransitsData {
  sky: { at: string; places: SkyPlace[] } | null;
  asked: { moon: string; lagna: string; isWrong: boolean };
  gochara: { moon: number; rows: (Gochara & { reading: string })[] } | null;
  year: number;
}

const load: Load<TransitsData> = async ({ lang, query, call }) => {
  const text = transitText[lang];
  const [moon, lagna] = [query.get('moon') ?? '', query.get('lagna') ?? ''];
  const [sky, found] = await Promise.all([call(getSky, {}), ask()]);
  const isWrong = found !== null && isFailure(found);
  const texts = found && !isFailure(found) ? await loadGocharaTexts(lang) : null;
  const gochara =
    found && !isFailure(found) && texts
      ? {
          moon: Number(moon),
          rows: found.data.transits.map((row) => ({
            ...row,
            reading: texts[row.graha][row.houseFromMoon - 1] ?? '',
          })),
        }
      : null;
  const at = isFailure(sky) ? new Date().toISOString() : sky.data.at;
  return {
    data: {
      sky: isFailure(sky) ? null : { at, places: sky.data.places },
      asked: { moon, lagna, isWrong },
      gochara,
      year: Number(at.slice(0, 4)),
    },
    head: {
      title: text.metaTitle,
      description: text.description,
      jsonLd: [describeSteps(listSteps(lang), lang)],
    },
    ...(isFailure(sky) ? { status: 503 } : isWrong ? { status: 400 } : {}),
  };

  async function ask() {
    if (moon === '') return null;
    return call(getGochara, { query: { moon, ...(lagna === '' ? {} : { lagna }) } });
  }
};

export default load;

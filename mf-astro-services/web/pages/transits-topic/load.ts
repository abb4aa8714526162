import { getGrahaTransits, getTransits } from 'shared/contracts/astro-transits';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Lang, Load, Loaded, LoadArgs } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import { loadGocharaTexts } from '../../../model/gochara-texts/gochara-texts';
import { grahaNames, grahaOrder, type GrahaKey } from '../../../model/graha-names';
import { listSteps } from '../transits/steps';
import { transitText } from '../transits/text';

type YearOfTransits = AnswerOf<typeof getTransits>['data'];
type GrahaTransits = AnswerOf<typeof getGrahaTransits>['data'];

/** A year, a graha, or neither: then the address is not known. */
export type TransitsTopicData =
  | { kind: 'year'; year: YearOfTransits; thisYear: number }
  | { kind: 'graha'; transits: GrahaTransits; readings: readonly string[]; now: string }
  | { kind: 'unavailable' | 'unknown' };

const load: Load<TransitsTopicData> = async (args) => {
  const topic = args.params.topic ?? '';
  const year = /^year-(\d{4})$/.exec(topic)?.[1];
  if (year) return loadYear(Number(year), args);
  const graha = grahaOrder.find((name) => name === topic);
  return graha ? loadGraha(graha, args) : answerUnknown(args.lang);
};

export default load;

async function loadYear(
  year: number,
  { call, lang }: LoadArgs,
): Promise<Loaded<TransitsTopicData>> {
  const text = transitText[lang];
  const outcome = await call(getTransits, { params: { year } });
  const title = text.yearTitle(year);
  const head = {
    title: text.yearMeta(year),
    description: text.yearDescription(year),
    jsonLd: [describeSteps(listSteps(lang, { name: title, path: `/transits/year-${year}` }), lang)],
  };
  if (isFailure(outcome))
    return outcome.error_status === 400 ? answerUnknown(lang) : answerUnavailable(head);
  const thisYear = new Date().getUTCFullYear();
  return { data: { kind: 'year', year: outcome.data, thisYear }, head };
}

async function loadGraha(
  graha: GrahaKey,
  { call, lang }: LoadArgs,
): Promise<Loaded<TransitsTopicData>> {
  const text = transitText[lang];
  const [outcome, texts] = await Promise.all([
    call(getGrahaTransits, { params: { graha } }),
    loadGocharaTexts(lang),
  ]);
  const name = grahaNames[lang][graha][0];
  const head = {
    title: text.grahaMeta(name),
    description: text.grahaDescription(name),
    jsonLd: [
      describeSteps(
        listSteps(lang, { name: text.grahaTitle(name), path: `/transits/${graha}` }),
        lang,
      ),
    ],
  };
  if (isFailure(outcome)) return answerUnavailable(head);
  const now = new Date().toISOString();
  return {
    data: { kind: 'graha', transits: outcome.data, readings: texts[graha], now },
    head,
  };
}

function answerUnavailable(head: Loaded<unknown>['head']): Loaded<TransitsTopicData> {
  return { data: { kind: 'unavailable' }, head, status: 503 };
}

function answerUnknown(lang: Lang): Loaded<TransitsTopicData> {
  const { title, description } = transitText[lang];
  return { data: { kind: 'unknown' }, head: { title, description, noindex: true }, status: 404 };
}

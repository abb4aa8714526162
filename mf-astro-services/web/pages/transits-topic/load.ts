import { getGrahaTransits, getTransits } from 'shared/contracts/astro-transits';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, Load, Loaded, LoadArgs } from 'shared/remote-kit/page';
import { loadGocharaTexts } from '../../model/gochara-texts/gochara-texts';
import { grahaNames, grahaOrder, type GrahaKey } from '../../model/graha-names';
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
    jsonLd: [describeTrail(lang, title, `/transits/year-${year}`)],
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
    jsonLd: [describeTrail(lang, text.grahaTitle(name), `/transits/${graha}`)],
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

function describeTrail(lang: Lang, title: string, path: string): object {
  const { home, title: all } = transitText[lang];
  const steps = [
    { name: home, path: '/' },
    { name: all, path: '/transits' },
    { name: title, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: localPath(lang, step.path),
    })),
  };
}

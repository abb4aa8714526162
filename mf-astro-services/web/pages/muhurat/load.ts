import type { getMuhurat } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { joinMonth } from 'shared/dates/typed-date';
import { findDate } from 'shared/i18n/civil-times';
import { isFailure, nameTrouble, troubleStatus, type Trouble } from 'shared/http/failure';
import type { Load, LoadArgs } from 'shared/remote-kit/page';
import { describeSteps, type Step } from 'shared/ui/crumbs';
import type { CityChoice, CityFields } from '../../forms/city-query';
import { chooseCity, fillCity, findCity, readCityFields } from '../../forms/city-query';
import { muhuratNames, type MuhuratKey } from '../../../model/panchang-names/muhurats';
import { panchangSteps } from '../panchang/paths';
import { muhuratText } from './text';

/** The form as it was filled in, and what was found. */
export interface MuhuratData {
  fields: CityFields & { kind: MuhuratKey; from: string; months: string };
  found: AnswerOf<typeof getMuhurat>['data'] | null;
  problem: 'choose' | 'unknown-city' | 'wrong' | null;
  /** Nothing is wrong with the form, but no answer came. */
  trouble: Trouble | null;
  choices: CityChoice[];
  steps: Step[];
}

const path = '/astrology-services/muhurat';

const load: Load<MuhuratData> = async (args) => {
  const { query, lang, preferences } = args;
  const text = muhuratText[lang];
  const steps = [...panchangSteps(lang).slice(0, 2), { name: text.title, path }];
  const isCityNamed = query.has('city') || Boolean(query.get('place')?.trim());
  const fields: MuhuratData['fields'] = {
    ...(isCityNamed ? readCityFields(query) : chooseCity(preferences.city)),
    kind: readKind(query.get('kind')),
    from:
      joinMonth('from', (name) => query.get(name)) ??
      findDate(new Date().toISOString(), preferences.city.timeZone).slice(0, 7),
    months: query.get('months') ?? '3',
  };
  const isAsked = query.has('kind');
  const result = isAsked ? await ask(fields, args) : {};
  return {
    data: { fields, found: null, problem: null, trouble: null, choices: [], steps, ...result },
    head: {
      title: text.meta,
      description: text.description,
      jsonLd: [describeSteps(steps, lang)],
    },
    ...(result.trouble
      ? { status: troubleStatus[result.trouble] }
      : result.problem
        ? { status: 400 }
        : {}),
  };
};

export default load;

async function ask(
  fields: MuhuratData['fields'],
  { call, lang, query }: LoadArgs,
): Promise<Partial<MuhuratData>> {
  const { kind, from, months } = fields;
  const chosen = query.get('city');
  const { city, choices } = chosen
    ? { city: { id: chosen }, choices: [] }
    : await findCity(fields, call, lang);
  if (!city)
    return choices.length > 0 ? { problem: 'choose', choices } : { problem: 'unknown-city' };
  const { getMuhurat } = await import('shared/contracts/astro-panchang');
  const outcome = await call(getMuhurat, {
    params: { kind },
    query: { city: city.id, from, months, lang },
  });
  if (!isFailure(outcome))
    return { found: outcome.data, fields: { ...fields, ...fillCity(outcome.data.place) } };
  if (outcome.error_status === 404) return { problem: 'unknown-city' };
  return outcome.error_status === 400 ? { problem: 'wrong' } : { trouble: nameTrouble(outcome) };
}

function readKind(text: string | null): MuhuratKey {
  const kinds = Object.keys(muhuratNames) as MuhuratKey[];
  return kinds.find((kind) => kind === text) ?? 'marriage';
}

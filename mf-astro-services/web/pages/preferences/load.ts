import { setPreferences } from 'shared/contracts/astro-preferences';
import { isFailure } from 'shared/http/failure';
import { localPath, readOwnPath } from 'shared/i18n/local-path';
import type { Load, LoadArgs, Loaded } from 'shared/remote-kit/page';
import {
  chooseCity,
  findCity,
  readCityFields,
  type CityChoice,
  type CityFields,
} from '../../forms/city-query';
import { choiceText } from '../../parts/city-choice/text';
import { preferencesPath } from '../../parts/city-choice/preferences-path';
import { preferencesText } from './text';

/** The forms as they were sent, and where a kept choice leads. */
export interface PreferencesData {
  fields: CityFields;
  /** Places that may be meant. */
  choices: CityChoice[];
  trouble: 'choose' | 'unknown' | 'empty' | 'failed' | null;
  back: string;
}

/** Shows city and clock; a form that is posted here keeps one of them and leads back to its page. */
const load: Load<PreferencesData> = async (args) => {
  const { lang, form, query, preferences } = args;
  const head = {
    title: choiceText[lang].title,
    description: preferencesText[lang].description,
    noindex: true,
  };
  const data: PreferencesData = {
    fields: chooseCity(preferences.city),
    choices: [],
    trouble: null,
    back: readOwnPath(form?.back ?? query.get('back')) ?? localPath(lang, preferencesPath),
  };
  return { data, head, ...(form ? await keep(data, form, args) : {}) };
};

export default load;

type Kept = Pick<Loaded<PreferencesData>, 'redirect' | 'status'> & { data?: PreferencesData };

async function keep(
  data: PreferencesData,
  form: NonNullable<LoadArgs['form']>,
  { call, lang }: LoadArgs,
): Promise<Kept> {
  const fields = readCityFields(new URLSearchParams(form));
  if (form.clock === '12' || form.clock === '24') return send({ clock: form.clock });
  if (form.city) return send({ city: form.city });
  if (!fields.place) return { data: { ...data, fields, trouble: 'empty' }, status: 400 };
  const { city, choices } = await findCity(fields, call, lang);
  if (city) return send({ city: city.id });
  const trouble = choices.length > 0 ? 'choose' : 'unknown';
  return { data: { ...data, fields, choices, trouble }, status: 400 };

  async function send(body: { city?: string; clock?: '12' | '24' }): Promise<Kept> {
    const reply = await call(setPreferences, { body });
    if (!isFailure(reply)) return { redirect: data.back };
    const isUnknown = reply.error_status === 404 || reply.error_status === 400;
    return isUnknown
      ? { data: { ...data, fields, trouble: 'unknown' }, status: 400 }
      : { data: { ...data, fields, trouble: 'failed' }, status: 503 };
  }
}

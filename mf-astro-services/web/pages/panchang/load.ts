import { isRealDate } from 'shared/dates/real-date';
import { joinDate } from 'shared/dates/typed-date';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { chooseCity, findCity, readCityFields } from '../../forms/city-query';
import { loadDay, type PanchangData } from './day-data';
import { readMoonrise } from './moonrise-choice';
import { placePath } from './paths';
import { panchangText } from './text';

/** Today in the visitor's city; the form's city and date lead to a page of their own. */
const load: Load<PanchangData> = async (args) => {
  const { query, lang, call } = args;
  const asked = readCityFields(query);
  const date = joinDate('date', (name) => query.get(name)) ?? '';
  const home = args.preferences.city;
  if (!asked.place && !date) return loadDay(args, { city: home.slug, isHome: true });
  // a date alone is asked for at home
  const fields = asked.place ? asked : chooseCity(home);
  const { metaHome, describeHome } = panchangText[lang];
  const head = { title: metaHome, description: describeHome, noindex: true };
  const data: PanchangData = {
    form: { ...fields, date },
    moonrise: readMoonrise(query),
    shown: null,
    trouble: 'choose',
    choices: [],
  };
  if (date && !isRealDate(date))
    return { data: { ...data, trouble: 'typed-date' }, head, status: 400 };
  const { city, choices } = await findCity(fields, call, lang);
  return {
    data: { ...data, choices },
    head,
    ...(city || choices.length > 0 ? {} : { status: 404 }),
    ...(city ? { redirect: localPath(lang, placePath(city.id, date)) } : {}),
  };
};

export default load;

import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { findCity, readCityFields } from '../../model/city-query';
import { loadDay, type PanchangData } from './day-data';
import { readMoonrise } from './moonrise-choice';
import { placePath } from './paths';
import { panchangText } from './text';

/** Today in the visitor's city; the form's city and date lead to a page of their own. */
const load: Load<PanchangData> = async (args) => {
  const { query, lang, call } = args;
  const fields = readCityFields(query);
  if (!fields.place) return loadDay(args, { city: args.preferences.city.slug, isHome: true });
  const date = query.get('date')?.trim() ?? '';
  const { city, choices } = await findCity(fields, call, lang);
  const { metaHome, describeHome } = panchangText[lang];
  return {
    data: {
      form: { ...fields, date },
      moonrise: readMoonrise(query),
      shown: null,
      trouble: 'choose',
      choices,
    },
    head: { title: metaHome, description: describeHome, noindex: true },
    ...(city || choices.length > 0 ? {} : { status: 404 }),
    ...(city ? { redirect: localPath(lang, placePath(city.id, date)) } : {}),
  };
};

export default load;

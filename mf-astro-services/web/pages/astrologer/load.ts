import type { Astrologer } from 'shared/contracts/astro';
import { getNewAstro } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { siteNames } from '../../../model/site-names';
import { missing } from './text';

const load: Load<{ astrologer: Astrologer | null }> = async ({ params, lang, call }) => {
  const outcome = await call(getNewAstro, { query: { lang } });
  const astrologer = isFailure(outcome)
    ? null
    : outcome.data.find(({ slug }) => slug === params.slug);
  if (!astrologer) {
    const head = {
      title: `${missing[lang].title} | ${siteNames[lang]}`,
      description: missing[lang].lead,
      noindex: true,
    };
    return { data: { astrologer: null }, head, status: isFailure(outcome) ? 503 : 404 };
  }
  const { name, about, isDemo } = astrologer;
  return {
    data: { astrologer },
    head: {
      title: `${name} | ${siteNames[lang]}`,
      description: about,
      ...(isDemo ? { noindex: true } : {}),
    },
  };
};

export default load;

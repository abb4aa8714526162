import {
  getHoroscope,
  type Horoscope,
  type HoroscopePeriod,
} from 'shared/contracts/content-horoscope';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { nameKind, nameShortTime, nameTime } from '../../../model/horoscope-periods';
import { horoscopePath, horoscopeSteps, type HoroscopeStep } from '../../../model/horoscope-steps';
import { signs } from '../../../model/signs';
import { horoscopeText } from '../horoscope/text';
import { fitDescription } from './fit-description';
import { signText } from './text';

/** A sign's horoscope, or why there is none. */
export type SignData = { period: HoroscopePeriod; crumbs: { href?: string; text: string }[] } & (
  | { found: 'yes'; horoscope: Horoscope; step: HoroscopeStep['path'] }
  | { found: 'no' | 'failed'; path: string }
);

/** The loader of a sign's pages for a period. */
export function loadSign(period: HoroscopePeriod): Load<SignData> {
  return async ({ params, lang, call, preferences }) => {
    const text = signText[lang];
    const sign = signs.find(({ slug }) => slug === params.sign);
    // "no step" has one address only, without the last part
    const step = horoscopeSteps[period].find(({ path }) =>
      params.step === undefined ? path === '' : path !== '' && path === params.step,
    );
    const path = localPath(lang, horoscopePath(period, params.sign ?? '', params.step));
    const way = listWay(period, lang);
    if (!sign || !step)
      return {
        data: { period, found: 'no', crumbs: way, path },
        status: 404,
        head: { title: text.missingTitle, description: text.missing, noindex: true },
      };
    const { slug } = sign;
    const outcome = await call(getHoroscope, {
      params: { period, sign: slug, date: step.date },
      query: { lang, zone: preferences.city.timeZone, clock: preferences.clock },
    });
    if (isFailure(outcome))
      return {
        data: { period, found: 'failed', crumbs: way, path },
        status: 503,
        head: {
          title: text.failedTitle,
          description: horoscopeText[lang].failed,
          noindex: true,
        },
      };
    const horoscope = outcome.data;
    const when = text.steps[period][step.path];
    const crumbs = [
      ...way,
      ...(step.path
        ? [{ href: localPath(lang, horoscopePath(period, slug)), text: sign[lang] }]
        : []),
      { text: (step.path ? when : sign[lang]) ?? sign[lang] },
    ];
    const title = text.titles[period](sign[lang]);
    const description = fitDescription(
      text.description(sign[lang], nameTime(horoscope, lang), horoscope.summary),
    );
    const image = localPath(lang, `/horoscope/cards/${period}/${slug}/${horoscope.from}/card.png`);
    return {
      data: { period, found: 'yes', horoscope, step: step.path, crumbs },
      head: {
        title: `${title}, ${nameShortTime(horoscope, lang)} | ${horoscopeText[lang].site}`,
        description,
        image,
        jsonLd: [
          describeArticle(horoscope, title, description, image, path),
          describeCrumbs(crumbs, path),
        ],
      },
    };
  };
}

function listWay(period: HoroscopePeriod, lang: Lang) {
  return [
    { href: localPath(lang, '/'), text: horoscopeText[lang].home },
    { href: localPath(lang, '/horoscope'), text: horoscopeText[lang].title },
    { href: localPath(lang, `/horoscope/${period}`), text: nameKind(period, lang) },
  ];
}

function describeArticle(
  { from, lang }: Horoscope,
  headline: string,
  description: string,
  image: string,
  path: string,
): object {
  const site = { '@type': 'Organization', name: horoscopeText[lang].site };
  return {
    '@type': 'Article',
    headline,
    description,
    image,
    inLanguage: lang,
    datePublished: from,
    dateModified: from,
    mainEntityOfPage: path,
    author: site,
    publisher: site,
  };
}

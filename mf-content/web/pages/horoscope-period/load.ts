import { getHoroscopes, type HoroscopePeriod } from 'shared/contracts/content-horoscope';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { nameTime } from '../../../model/horoscope-periods';
import { horoscopePath } from '../../../model/horoscope-steps';
import { signs } from '../../../model/signs';
import type { Topic } from '../../../model/topic';
import { topics } from '../../topic/topics';
import type { SignSentence } from '../horoscope/sign-cards';
import { horoscopeText } from '../horoscope/text';

/** A period of the twelve signs, with the guide below; sentences are `null` when they failed. */
export interface PeriodData {
  period: HoroscopePeriod;
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  current: { time: string; sentences: SignSentence[] } | null;
}

/** The loader of the page of a period. */
export function loadPeriod(period: HoroscopePeriod): Load<PeriodData> {
  return async ({ lang, call }) => {
    const text = horoscopeText[lang];
    const path = `/horoscope/${period}`;
    const [outcome, topic] = await Promise.all([
      call(getHoroscopes, { query: { period, lang } }),
      topics[path]?.[lang](),
    ]);
    if (!topic) throw new Error(`No guide is written for ${path}`);
    const crumbs = [
      { href: localPath(lang, '/'), text: text.home },
      { href: localPath(lang, '/horoscope'), text: text.title },
      { text: topic.title },
    ];
    const current = isFailure(outcome)
      ? null
      : { time: nameTime(outcome.data, lang), sentences: outcome.data.signs };
    return {
      data: { period, topic, crumbs, current },
      head: {
        title: [topic.title, ...(current ? [current.time] : [])].join(', ') + ` | ${text.site}`,
        description: topic.description,
        jsonLd: [
          describeCrumbs(crumbs, localPath(lang, path)),
          {
            '@type': 'ItemList',
            itemListElement: signs.map((sign, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: sign[lang],
              url: localPath(lang, horoscopePath(period, sign.slug)),
            })),
          },
        ],
      },
    };
  };
}

import { getHoroscopes } from 'shared/contracts/content-horoscope';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import type { Topic } from '../../../model/topic';
import { topics } from '../../topic/topics';
import { nameTime } from '../../../model/horoscope-periods';
import type { SignSentence } from './sign-cards';
import { horoscopeText } from './text';

/** The guide, and today's sentences; `null` when they could not be read. */
export interface HoroscopeData {
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  today: { time: string; sentences: SignSentence[] } | null;
}

const load: Load<HoroscopeData> = async ({ lang, call }) => {
  const text = horoscopeText[lang];
  const [outcome, topic] = await Promise.all([
    call(getHoroscopes, { query: { lang } }),
    topics['/horoscope']?.[lang](),
  ]);
  if (!topic) throw new Error('The guide to horoscopes is not written');
  const crumbs = [{ href: localPath(lang, '/'), text: text.home }, { text: topic.title }];
  const today = isFailure(outcome)
    ? null
    : { time: nameTime(outcome.data, lang), sentences: outcome.data.signs };
  return {
    data: { topic, crumbs, today },
    head: {
      title: `${text.title} | ${text.site}`,
      description: topic.description,
      jsonLd: [describeCrumbs(crumbs, localPath(lang, '/horoscope'))],
    },
  };
};

export default load;

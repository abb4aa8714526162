import { getLunarDay } from 'shared/contracts/astro';
import { isFailure } from 'shared/http/failure';
import { formatDate } from 'shared/i18n/format';
import type { Lang, Load } from 'shared/remote-kit/page';
import { nameNakshatra, nameRashiInFull } from '../../model/sky-names';
import { panchangText } from './text';

/** The page's words, already in the reader's language; `facts` is null when the service did not answer. */
export interface PanchangData {
  text: {
    title: string;
    lead: string;
    home: string;
    services: string;
    now: string;
    asOf: string;
    unavailable: string;
    aboutTitle: string;
    about: string;
    kundli: string;
  };
  at: string;
  facts: { term: string; value: string; until?: string }[] | null;
}

const load: Load<PanchangData> = async ({ lang, call }) => {
  const {
    title,
    lead,
    home,
    services,
    now,
    asOf,
    unavailable,
    aboutTitle,
    about,
    kundli,
    ...words
  } = panchangText[lang];
  const text = { title, lead, home, services, now, asOf, unavailable, aboutTitle, about, kundli };
  const head = { title: `${title} | Tarapath`, description: words.description };
  const outcome = await call(getLunarDay, {});
  if (isFailure(outcome)) return { data: { text, at: '', facts: null }, head, status: 503 };
  const day = outcome.data;
  const until = (end: string) => `${words.until} ${writeMoment(end, lang)}`;
  const facts = [
    { term: words.tithi, value: nameTithi(day.tithi, lang), until: until(day.tithiEnds) },
    {
      term: words.nakshatra,
      value: nameNakshatra(day.nakshatra, lang),
      until: until(day.nakshatraEnds),
    },
    { term: words.yoga, value: words.yogas[day.yoga - 1] ?? '' },
    { term: words.moon, value: nameRashiInFull(day.moonRashi, lang) },
    { term: words.sun, value: nameRashiInFull(day.sunRashi, lang) },
  ];
  return { data: { text, at: writeMoment(day.at, lang), facts }, head };
};

export default load;

function writeMoment(iso: string, lang: Lang): string {
  return formatDate(iso, lang, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** `Shukla Ekadashi`, `Purnima`: tithi 1 to 30. */
function nameTithi(tithi: number, lang: Lang): string {
  const { pakshas, tithis, fullMoon, newMoon } = panchangText[lang];
  if (tithi === 15) return fullMoon;
  if (tithi === 30) return newMoon;
  return `${pakshas[tithi < 15 ? 0 : 1]} ${tithis[(tithi - 1) % 15]}`;
}

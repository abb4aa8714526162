import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from '../../crumbs';
import { drawCards, type DrawnCard } from './draw-cards';
import { text } from './text';

/** The cards that were drawn: none before the deck is shuffled, null when it could not be read. */
export interface ReadingData {
  cards: DrawnCard[] | null;
  crumbs: { href?: string; text: string }[];
}

const PATH = '/tarot/reading';

const load: Load<ReadingData> = async ({ lang, form, call }) => {
  const t = text[lang];
  const cards = form ? await drawCards(call, lang) : [];
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    { href: localPath(lang, '/tarot'), text: t.tarot },
    { text: t.title },
  ];
  return {
    data: { cards, crumbs },
    ...(cards ? {} : { status: 503 }),
    head: {
      title: t.headTitle,
      description: t.description,
      noindex: form !== null,
      jsonLd: [describeCrumbs(crumbs, localPath(lang, PATH))],
    },
  };
};

export default load;

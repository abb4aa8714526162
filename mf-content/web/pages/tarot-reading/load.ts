import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { drawCards, type Draw } from './draw-cards';
import { text } from './text';

export interface ReadingData {
  /** `null` before the deck is shuffled. */
  draw: Draw | null;
  crumbs: { href?: string; text: string }[];
}

const PATH = '/tarot/reading';

const load: Load<ReadingData> = async ({ lang, form, call }) => {
  const t = text[lang];
  const draw = form ? await drawCards(call, lang) : null;
  const crumbs = [
    { href: localPath(lang, '/'), text: t.home },
    { href: localPath(lang, '/tarot'), text: t.tarot },
    { text: t.title },
  ];
  return {
    data: { draw, crumbs },
    ...(draw?.outcome === 'failed' ? { status: 503 } : {}),
    head: {
      title: t.headTitle,
      description: t.description,
      noindex: form !== null,
      jsonLd: [describeCrumbs(crumbs, localPath(lang, PATH))],
    },
  };
};

export default load;

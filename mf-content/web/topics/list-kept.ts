import { keptInBrowser } from 'shared/contracts/kept-in-browser';
import { keptTables } from 'shared/contracts/kept-tables';
import type { Lang } from 'shared/remote-kit/page';
import type { TopicBlock } from '../../model/topic';

/** Everything kept in a browser, by its name. */
export function listKeptInBrowser(lang: Lang) {
  return Object.entries(keptInBrowser).map(([name, words]) => ({
    term: `${name}:`,
    text: words[lang],
  }));
}

/** The list of the notice. */
export function listKept(lang: Lang): TopicBlock {
  const heading = { en: 'Everything we keep, and how long', hi: 'हम जो कुछ रखते हैं, और कब तक' };
  const word = { en: 'Kept', hi: 'अवधि' };
  return {
    kind: 'list',
    id: 'kept',
    heading: heading[lang],
    items: keptTables.map((row) => {
      const [term, purpose, kept] = row[lang];
      return { term, text: `${purpose}. ${word[lang]}: ${kept}.` };
    }),
  };
}

import { localPath } from 'shared/i18n/local-path';
import type { Lang, Load } from 'shared/remote-kit/page';
import { describeCrumbs } from '../crumbs';
import { findParents } from './find-parents';
import type { Topic } from './topic';
import { topics } from './topics';

/** What the page gets: the topic, where the page stands, and the language's own words. */
export interface TopicData {
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  updatedText: string | null;
}

const homeText = { en: 'Home', hi: 'मुख्य पृष्ठ' };
const updatedLabel = { en: 'Last updated on', hi: 'अंतिम बार बदला गया:' };

/** The loader of the topic page at a path. */
export function loadTopic(path: string): Load<TopicData> {
  return async ({ lang }) => {
    const entry = topics[path];
    if (!entry) throw new Error(`No topic is written for ${path}`);
    const topic = await entry[lang]();
    const crumbs = [
      { href: localPath(lang, '/'), text: homeText[lang] },
      ...(await findParents(path, lang)),
      { text: topic.title },
    ];
    return {
      data: {
        topic,
        crumbs,
        updatedText: topic.updated ? await dateLine(topic.updated, lang) : null,
      },
      head: {
        title: `${topic.title} | ${lang === 'hi' ? 'तारापथ' : 'Tarapath'}`,
        description: topic.description,
        jsonLd: [describeCrumbs(crumbs, localPath(lang, path))],
      },
    };
  };
}

async function dateLine(iso: string, lang: Lang): Promise<string> {
  const { formatDate } = await import('shared/i18n/format');
  return `${updatedLabel[lang]} ${formatDate(iso, lang)}`;
}

import { localPath } from 'shared/i18n/local-path';
import type { Lang, Loaded } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import type { Topic, TopicText } from './topic';

/** The topic in the visitor's language, with its head and every address in that language. */
export function loadTopic(text: TopicText, lang: Lang, path: string): Loaded<Topic> {
  const { headTitle, ...topic } = text[lang];
  const inLanguage = (link: { href: string; text: string }) => ({
    ...link,
    href: localPath(lang, link.href),
  });
  const crumbs = topic.crumbs.map(inLanguage);
  return {
    data: {
      ...topic,
      crumbs,
      today: { ...topic.today, links: topic.today.links.map(inLanguage) },
    },
    head: {
      title: headTitle,
      description: topic.lead,
      jsonLd: [describeCrumbs([...crumbs, { text: topic.title }], localPath(lang, path))],
    },
  };
}

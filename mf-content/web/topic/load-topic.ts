import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Call, Lang, Load } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import type { CompanyFacts } from '../parts/company/company-details';
import { findParents } from './find-parents';
import type { Topic } from '../../model/topic';
import { topics } from './topics';

/** What the page gets: the topic, where the page stands, and the language's own words. */
export interface TopicData {
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  updatedText: string | null;
  /** For topics that name the company; null when it could not be read. */
  company: CompanyFacts | null;
}

const homeText = { en: 'Home', hi: 'मुखपृष्ठ' };
const updatedLabel = { en: 'Last updated on', hi: 'अंतिम बार बदला गया:' };

/** The loader of the topic page at a path. */
export function loadTopic(path: string): Load<TopicData> {
  return async ({ lang, call }) => {
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
        company: topic.blocks.some(({ kind }) => kind === 'company')
          ? await readCompany(call)
          : null,
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

async function readCompany(call: Call): Promise<CompanyFacts | null> {
  const { getContactDetails } = await import('shared/contracts/content-contact');
  const details = await call(getContactDetails, {});
  return isFailure(details) ? null : details.data;
}

async function dateLine(iso: string, lang: Lang): Promise<string> {
  const { formatDate } = await import('shared/i18n/format');
  return `${updatedLabel[lang]} ${formatDate(iso, lang)}`;
}

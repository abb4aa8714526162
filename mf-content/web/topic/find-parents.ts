import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { TopicTrail } from '../../model/topic';
import { topics } from './topics';

/** The topic above a path, when there is one: `/rituals` above `/rituals/vrats`. */
export async function findParents(path: string, lang: Lang): Promise<TopicTrail> {
  const parent = path.slice(0, path.lastIndexOf('/'));
  const entry = topics[parent];
  return entry ? [{ href: localPath(lang, parent), text: (await entry[lang]()).title }] : [];
}

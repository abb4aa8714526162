import {
  getDarshanSchedule,
  type DarshanSchedule,
  type RiteKind,
} from 'shared/contracts/content-darshan';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load } from 'shared/remote-kit/page';
import { describeCrumbs, type Crumb } from 'shared/ui/crumbs';
import type { Topic } from '../../../model/topic';
import { topics } from '../../topic/topics';
import { describeBroadcasts } from './describe-broadcasts';
import { darshanPaths } from './paths';
import { text } from './text';

/** The hours of today, with the guide below; `null` when they could not be read. */
export interface DarshanData {
  kind: RiteKind;
  topic: Topic;
  crumbs: Crumb[];
  schedule: DarshanSchedule | null;
}

/** The loader of the page of a kind. */
export function loadDarshan(kind: RiteKind): Load<DarshanData> {
  return async ({ lang, call }) => {
    const t = text[lang];
    const path = darshanPaths[kind];
    const [outcome, topic] = await Promise.all([
      call(getDarshanSchedule, { query: { kind, lang } }),
      topics[path]?.[lang](),
    ]);
    if (!topic) throw new Error(`No guide is written for ${path}`);
    const schedule = isFailure(outcome) ? null : outcome.data;
    const crumbs = [{ href: localPath(lang, '/'), text: t.home }, { text: topic.title }];
    return {
      data: { kind, topic, crumbs, schedule },
      head: {
        title: `${t.titles[kind]} | ${t.site}`,
        description: t.descriptions[kind],
        jsonLd: [
          describeCrumbs(crumbs, localPath(lang, path)),
          ...describeBroadcasts(schedule?.temples ?? [], localPath(lang, path)),
        ],
      },
    };
  };
}

import type { ReactNode } from 'react';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { PageIntro } from 'shared/ui/page-intro';
import type { Topic } from '../../model/topic';
import classes from './topic-top.module.css';

interface TopicTopProps {
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  lang: Lang;
  children?: ReactNode;
}

/** The top of a topic's page, with its drawing on wide screens. */
export function TopicTop({ topic, crumbs, lang, children }: TopicTopProps) {
  return (
    <div className={topic.picture ? classes.top : undefined}>
      <PageIntro title={topic.title} lead={topic.lead} crumbs={crumbs}>
        {topic.action && (
          <Button href={localPath(lang, topic.action.href)}>{topic.action.text}</Button>
        )}
        {children}
      </PageIntro>
      {topic.picture && (
        <img
          className={classes.picture}
          src={`/media/mf-content/sections/${topic.picture}.svg`}
          alt=""
          width={640}
          height={480}
        />
      )}
    </div>
  );
}

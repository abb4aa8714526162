import type { ReactNode } from 'react';
import { PageIntro } from 'shared/ui/page-intro';
import type { Topic } from './topic';
import classes from './topic-top.module.css';

interface TopicTopProps {
  topic: Topic;
  crumbs: { href?: string; text: string }[];
  children?: ReactNode;
}

/** The top of a topic's page, with its drawing on wide screens. */
export function TopicTop({ topic, crumbs, children }: TopicTopProps) {
  return (
    <div className={topic.picture ? classes.top : undefined}>
      <PageIntro title={topic.title} lead={topic.lead} crumbs={crumbs}>
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

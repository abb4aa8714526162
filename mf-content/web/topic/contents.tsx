import type { Lang } from 'shared/remote-kit/page';
import classes from './page.module.css';
import type { TopicBlock } from '../../model/topic';

const title = { en: 'On this page', hi: 'इस पृष्ठ पर' };

/** Links to the parts of a long text that have an anchor. */
export function Contents({ blocks, lang }: { blocks: TopicBlock[]; lang: Lang }) {
  const parts = blocks.filter(({ id }) => id !== undefined && id !== 'in-short');
  if (parts.length < 4) return null;
  return (
    <nav className={classes.contents} aria-labelledby="contents">
      <p id="contents">{title[lang]}</p>
      <ol>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

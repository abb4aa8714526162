import type { Lang } from 'shared/remote-kit/page';
import classes from './block-content.module.css';
import { Tiles } from './tiles';
import type { TopicBlock } from './topic';

/** What stands under the heading of one part of a topic page. */
export function BlockContent({ block, lang }: { block: TopicBlock; lang: Lang }) {
  if (block.kind === 'text')
    return (
      <div className={classes.text}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    );
  return (
    <>
      {block.intro && <p className={classes.intro}>{block.intro}</p>}
      {block.kind === 'list' && (
        <ul className={classes.list}>
          {block.items.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {block.kind === 'steps' && (
        <ol className={classes.steps}>
          {block.items.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {(block.kind === 'tiles' || block.kind === 'links') && (
        <Tiles items={block.items} lang={lang} />
      )}
    </>
  );
}

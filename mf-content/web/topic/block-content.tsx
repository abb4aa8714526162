import type { Lang } from 'shared/remote-kit/page';
import { CompanyDetails, type CompanyFacts } from '../parts/company/company-details';
import classes from './block-content.module.css';
import { Tiles } from './tiles';
import type { TopicBlock } from '../../model/topic';

const atFoot = {
  en: 'The company, its address and the grievance officer stand at the foot of this page.',
  hi: 'कंपनी, उसका पता और शिकायत अधिकारी इस पृष्ठ के नीचे दिए हैं।',
};

interface BlockContentProps {
  block: TopicBlock;
  lang: Lang;
  company?: CompanyFacts | null;
}

/** What stands under the heading of one part of a topic page. */
export function BlockContent({ block, lang, company = null }: BlockContentProps) {
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
      {block.kind === 'company' &&
        (company ? <CompanyDetails facts={company} lang={lang} /> : <p>{atFoot[lang]}</p>)}
      {(block.kind === 'tiles' || block.kind === 'links') && (
        <Tiles items={block.items} lang={lang} />
      )}
    </>
  );
}

import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import { BlockContent } from './block-content';
import type { TopicBlock } from '../../model/topic';

/** The parts of a guide, one section each. */
export function TopicSections({ blocks, lang }: { blocks: TopicBlock[]; lang: Lang }) {
  return blocks.map((block, index) => (
    <Section
      key={block.heading}
      {...(block.id ? { id: block.id } : {})}
      title={block.heading}
      tone={index % 2 ? 'soft' : 'plain'}
    >
      <BlockContent block={block} lang={lang} />
    </Section>
  ));
}

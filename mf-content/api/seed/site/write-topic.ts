import type { Lang } from 'shared/remote-kit/page';
import type { Topic, TopicBlock, TopicTile } from '../../../model/topic';

const contact = { en: 'Address, e-mail and grievance officer', hi: 'पता, ई-मेल और शिकायत अधिकारी' };

/** A topic as the text of an item: its parts as Markdown, one heading each. */
export function writeTopic({ title, lead, description, blocks }: Topic, lang: Lang) {
  return {
    title,
    summary: description,
    body: [lead, ...blocks.map((block) => writeBlock(block, lang))].join('\n\n'),
  };
}

function writeBlock(block: TopicBlock, lang: Lang): string {
  const intro = 'intro' in block && block.intro ? [block.intro] : [];
  return [`## ${block.heading}`, ...intro, ...writeContent(block, lang)].join('\n\n');
}

function writeContent(block: TopicBlock, lang: Lang): string[] {
  switch (block.kind) {
    case 'text':
      return block.paragraphs;
    case 'list':
      return [block.items.map(({ term, text }) => `- **${term}** ${text}`).join('\n')];
    case 'steps':
      return [block.items.map(({ term, text }, n) => `${n + 1}. **${term}** ${text}`).join('\n')];
    case 'tiles':
    case 'links':
      return [block.items.map(writeTile).join('\n')];
    case 'company':
      // the settings name the company; they may change while the text stays
      return [`[${contact[lang]}](/contact-us)`];
  }
}

function writeTile({ title, text, href }: TopicTile): string {
  return `- **${href ? `[${title}](${href})` : title}** ${text}`;
}

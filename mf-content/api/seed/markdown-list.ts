import { z } from 'shared/contracts/zod';

/** A Markdown list, each item on a line of its own, as its items. */
export const markdownList = z.string().transform((text, { addIssue }) => {
  try {
    return readList(text);
  } catch (error) {
    addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return [];
  }
});

/** The items of a list. @throws Error for a line that is none */
export function readList(text: string): string[] {
  return text.split('\n').map((line) => {
    const [, item] = /^(?:-|\d+\.) +(\S.*)$/.exec(line) ?? [];
    if (item === undefined) throw new Error(`a list has an item on every line, not "${line}"`);
    return item;
  });
}

/** An item that begins with a term, `**Term** text`; what does not is text alone. */
export function readTerm(item: string): { term?: string; text: string } {
  const [, term, text] = /^\*\*(.+?)\*\* +(.+)$/.exec(item) ?? [];
  return term === undefined || text === undefined ? { text: item } : { term, text };
}

import type { ArticleSection } from 'shared/contracts/content-details';
import { z } from 'shared/contracts/zod';
import { readList, readTerm } from './markdown-list';

/**
 * The sections of a remedy, each under a heading `## …`. A mark after the heading says what it is:
 * `{.free}`, `{.small}` or `{.optional}` for a list, by what following it costs, `{.mantra}` for a quote of
 * three lines (Devanagari, Latin letters, meaning) and how to say it, `{.caution}`; without one it is text.
 */
export const remedySections = z.string().transform((body, { addIssue }) => {
  try {
    const [before, ...sections] = body.split(/^## +/m);
    if (before?.trim() || sections.length === 0) throw new Error('it begins with a heading ##');
    return sections.map(readSection);
  } catch (error) {
    addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return [];
  }
});

function readSection(section: string): ArticleSection {
  const [first = '', ...blocks] = section.trim().split(/\n{2,}/);
  const [, heading = '', mark] = /^(.+?)(?: +\{\.(\w+)\})?$/.exec(first) ?? [];
  const [start, ...rest] = blocks;
  if (!heading || start === undefined) throw new Error(`"${first}" has a heading and a text`);
  switch (mark) {
    case undefined:
      return { kind: 'text', heading, paragraphs: blocks };
    case 'caution':
      return { kind: 'caution', heading, paragraphs: blocks };
    case 'mantra':
      return readMantra(heading, start, rest);
    case 'free':
    case 'small':
    case 'optional':
      return readSteps(heading, mark, blocks);
    default:
      throw new Error(`"${heading}" is of no known kind: ${mark}`);
  }
}

function readMantra(heading: string, quote: string, [practice, ...more]: string[]): ArticleSection {
  const [devanagari, transliteration, meaning, ...lines] = quote
    .split('\n')
    .map((line) => line.replace(/^> +/, ''));
  if (!meaning || !devanagari || !transliteration || !practice || lines.length + more.length > 0)
    throw new Error(`"${heading}" has a quote of three lines, and how to say it`);
  return { kind: 'mantra', heading, devanagari, transliteration, meaning, practice };
}

function readSteps(
  heading: string,
  cost: 'free' | 'small' | 'optional',
  blocks: string[],
): ArticleSection {
  const items = readList(blocks.at(-1) ?? '').map(readTerm);
  const [intro, ...more] = blocks.slice(0, -1);
  if (more.length > 0) throw new Error(`"${heading}" has one paragraph before its list`);
  return { kind: 'list', heading, cost, ...(intro ? { intro } : {}), items };
}

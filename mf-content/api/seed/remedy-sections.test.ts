import { z } from 'shared/contracts/zod';
import { markdownList } from './markdown-list';
import { remedySections } from './remedy-sections';

const faultOf = (shape: z.ZodType, text: string) =>
  shape.safeParse(text).error?.issues.map(({ message }) => message);

test('a heading’s mark says what its section is', () => {
  const body = [
    '## What for\n\nOne.\n\nTwo.',
    '## Habits {.free}\n\nEvery day.\n\n- **Walk** slowly\n- and rest',
    '## Mantra {.mantra}\n\n> ॐ\n> Om\n> “I bow.”\n\nEleven times.',
    '## Stone {.caution}\n\nLast.',
  ].join('\n\n');
  expect(remedySections.parse(body)).toEqual([
    { kind: 'text', heading: 'What for', paragraphs: ['One.', 'Two.'] },
    {
      kind: 'list',
      heading: 'Habits',
      cost: 'free',
      intro: 'Every day.',
      items: [{ term: 'Walk', text: 'slowly' }, { text: 'and rest' }],
    },
    {
      kind: 'mantra',
      heading: 'Mantra',
      devanagari: 'ॐ',
      transliteration: 'Om',
      meaning: '“I bow.”',
      practice: 'Eleven times.',
    },
    { kind: 'caution', heading: 'Stone', paragraphs: ['Last.'] },
  ]);
});

test.each([
  ['Words first.\n\n## A\n\nB', 'begins with a heading'],
  ['', 'begins with a heading'],
  ['## Nothing', '"Nothing" has a heading and a text'],
  ['## A {.fre}\n\n- a', 'of no known kind: fre'],
  ['## A {.free}\n\n- a\nb', 'not "b"'],
  ['## A {.free}\n\nOne.\n\nTwo.\n\n- a', 'one paragraph before its list'],
  ['## A {.mantra}\n\n> ॐ\n> Om\n\nSay it.', 'a quote of three lines'],
])('of %j the section is named', (body, message) => {
  expect(faultOf(remedySections, body)).toEqual([expect.stringContaining(message)]);
});

test('a list has an item on each line, with a dash or a number', () => {
  expect(markdownList.parse('1. One: a\n2. Two')).toEqual(['One: a', 'Two']);
  expect(faultOf(markdownList, '- One\ntwo')).toEqual([expect.stringContaining('not "two"')]);
  expect(faultOf(markdownList, '')).toHaveLength(1);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameClasses } from './class-names';
import { listUnits, root } from './units';

const [unit] = listUnits().filter(({ kind }) => kind === 'remote');
if (!unit) throw new Error('there are no remotes');

/** Every class of a unit's and the shared style sheets. */
const classes = [unit.folder, path.join(root, 'shared')].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\.([a-zA-Z][\w-]*)/gm)].map(
        ([, name = '']) => [file, name] as const,
      ),
    ),
);

test('no two classes of a release have one name, whichever build asks first', () => {
  const [client, server] = [nameClasses(unit, '1'), nameClasses(unit, '1')];
  const distinct = new Set(classes.map(([file, name]) => `${file} ${name}`));
  const named = new Map(
    [...classes].reverse().map(([file, name]) => [`${file} ${name}`, server(file, name)]),
  );
  expect(new Set(named.values()).size).toBe(distinct.size);
  for (const [file, name] of classes) expect(client(file, name)).toBe(named.get(`${file} ${name}`));
  for (const name of named.values()) expect(name).toMatch(/^[a-z][a-z0-9]{7,8}$/);
});

test('releases that meet in a page share no name', () => {
  const names = ['1', '2']
    .map((version) => nameClasses(unit, version))
    .map((nameClass) => new Set(classes.map(([file, name]) => nameClass(file, name))));
  expect([...(names[0] ?? [])].filter((name) => names[1]?.has(name))).toEqual([]);
});

test('a class that no style sheet has is a mistake', () => {
  const [file = ''] = classes[0] ?? [];
  expect(() => nameClasses(unit, '1')(file, 'nowhere')).toThrow(/has no class nowhere/);
});

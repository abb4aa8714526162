import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listUnits, root, type Unit } from './units';
import { CLASS_MARK, markRelease, toDigits, VERSION_MARK } from './version-marks';

/**
 * Names the classes of a release. Releases of different ages meet in one page, so each begins with a mark of
 * its release; file and class are counted, which no two share. Names that begin alike compress well: as
 * hashes they were a tenth of the style sheets.
 */
export function nameClasses(unit: Unit, version: string) {
  const files = listStyleSheets(unit);
  const isOpen = version.includes(VERSION_MARK);
  const mark = isOpen ? CLASS_MARK : markRelease(`${unit.name} ${version}`);
  const known = new Map<string, string[]>();
  return (file: string, name: string): string => {
    const names = known.get(file) ?? readNames(file);
    known.set(file, names);
    const [fileAt, nameAt] = [files.indexOf(file), names.indexOf(name)];
    if (fileAt < 0 || nameAt < 0) throw new Error(`${file} has no class ${name} that can be named`);
    return mark + toDigits(fileAt) + nameAt.toString(36);
  };
}

/** Counts only the style sheets that are bundled: others must not change a release. */
export function renumberStyles(unit: Unit, bundled: ReadonlySet<string>) {
  const files = listStyleSheets(unit);
  const order = files.filter((file) => bundled.has(file)).sort();
  return (number: number): number => {
    const found = order.indexOf(files[number] ?? '');
    if (found < 0) throw new Error(`${files[number]} names classes, but is not bundled`);
    return found;
  };
}

function listStyleSheets(unit: Unit): string[] {
  // a benchmark's build takes those of other units, too: after its own, whose numbers they leave alone
  const folders = [
    unit.folder,
    path.join(root, 'shared'),
    ...listUnits().map(({ folder }) => folder),
  ];
  return [...new Set(folders.flatMap(listStyles))];
}

function listStyles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.module.css') && !name.includes('node_modules'))
    .sort()
    .map((name) => path.join(folder, name));
}

/** What a style sheet may call its own: classes and animations, in their order. */
function readNames(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi);
  return [...new Set([...found].map(([, name = '']) => name))];
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A version is known only when everything is bundled, but files name it. They are made with marks of the
 * same length, which the version replaces, so that no place in a file moves.
 */
export const VERSION_MARK = 'qx0version';
/** Begins every class name; two signs that count its file follow. */
export const CLASS_MARK = 'qx0cn';
/** How many signs count a style sheet in a class name. */
export const FILE_DIGITS = 2;

const texts = /\.(js|cjs|mjs|css|json|map)$/;

/**
 * Replaces the marks in all files of a folder.
 * @param renumber the number of a style sheet among those that are really in the release
 */
export function fillMarks(
  folder: string,
  { hash, release, renumber }: { hash: string; release: string; renumber(number: number): number },
): void {
  const mark = markRelease(release);
  const classes = new RegExp(`${CLASS_MARK}([0-9a-z]{${FILE_DIGITS}})`, 'g');
  for (const name of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, name);
    if (!texts.test(name) || !statSync(file).isFile()) continue;
    const before = readFileSync(file, 'utf8');
    const after = before
      .replaceAll(VERSION_MARK, hash)
      .replace(classes, (_all, number: string) => mark + toDigits(renumber(parseInt(number, 36))));
    if (after !== before) writeFileSync(file, after);
  }
}

/** A style sheet's number as class names have it. */
export const toDigits = (number: number) => number.toString(36).padStart(FILE_DIGITS, '0');

/** Five signs, a letter first: 43 million releases. */
export function markRelease(release: string): string {
  const number = createHash('sha256').update(release).digest().readUIntBE(0, 6);
  const letter = String.fromCharCode(97 + (number % 26));
  return letter + (Math.floor(number / 26) % 36 ** 4).toString(36).padStart(4, '0');
}

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLASS_MARK, fillMarks, markRelease, VERSION_MARK } from './version-marks';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'tarapath-marks-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a version replaces its mark in all texts, and nothing moves', () => {
  mkdirSync(path.join(folder, 'client'));
  const script = `p="/releases/mf-a/0.1.0-${VERSION_MARK}/client/";c="${CLASS_MARK}0ab ${CLASS_MARK}102"`;
  writeFileSync(path.join(folder, 'client/1.js'), script);
  writeFileSync(path.join(folder, 'client/1.css'), `.${CLASS_MARK}0ab{color:red}`);
  writeFileSync(path.join(folder, 'client/1.woff2'), VERSION_MARK);
  fillMarks(folder, {
    hash: '0123456789',
    release: 'mf-a 0.1.0-0123456789',
    renumber: (number) => (number === 10 ? 0 : number - 35),
  });
  const mark = markRelease('mf-a 0.1.0-0123456789');
  const read = (name: string) => readFileSync(path.join(folder, 'client', name), 'utf8');
  expect(read('1.js')).toBe(
    `p="/releases/mf-a/0.1.0-0123456789/client/";c="${mark}00b ${mark}012"`,
  );
  expect(read('1.js')).toHaveLength(script.length);
  expect(read('1.css')).toBe(`.${mark}00b{color:red}`);
  expect(read('1.woff2')).toBe(VERSION_MARK);
});

test('marks are as long as what replaces them', () => {
  expect(markRelease('mf-a 1')).toHaveLength(CLASS_MARK.length);
  expect(markRelease('mf-a 1')).not.toBe(markRelease('mf-a 2'));
});

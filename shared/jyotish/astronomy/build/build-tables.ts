/**
 * Makes the table files: npx tsx shared/jyotish/astronomy/build/build-tables.ts [first decade] [last]
 * All 40 decades take some minutes; several processes may share them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decades, mainBodies, outerBodies } from '../table-format';
import { encodeDecade } from './encode-table';
import { evaluateBody } from './evaluate-body';

const folder = path.resolve(__dirname, '../tables');
const [first = decades.first, last = decades.last] = process.argv.slice(2).map(Number);

mkdirSync(folder, { recursive: true });
for (let decade = first; decade <= last; decade += 10) {
  const main = encodeDecade(decade, mainBodies, evaluateBody);
  const outer = encodeDecade(decade, outerBodies, evaluateBody);
  writeFileSync(path.join(folder, `${decade}.bin`), main);
  writeFileSync(path.join(folder, `${decade}-outer.bin`), outer);
  console.log(`${decade}: ${main.length} and ${outer.length} bytes`);
}

import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packedPlace } from 'shared/content/raw-items';
import { root } from '../../build/units';
import { createRemote } from '../../new-remote/create-remote';
import { watchUnit } from '../watch-unit';

/** Watches a new remote, edits its API alone, then a text, and sends the endpoints and the text after each build. */
async function editApi() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const parent = mkdtempSync(path.join(cache, 'watch-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  const made = createRemote(parent, 'watched');
  if (!made.ok) throw new Error(made.message);
  const { name, folder } = made;
  const api = path.join(folder, 'api/index.ts');
  const note = path.join(folder, 'content/notes/moon');
  addNotes(api, note);
  process.once('disconnect', () => process.exit(1));
  const stop = await watchUnit(
    { name, kind: 'remote', folder, packageVersion: '0.1.0' },
    path.join(parent, 'builds'),
    ({ name: remote, version, provides }) => {
      const packed = path.join(parent, 'builds', remote, version, packedPlace('notes'));
      const [{ item }] = JSON.parse(readFileSync(packed, 'utf8'));
      process.send?.([provides.length, item.says]);
    },
  );
  appendFileSync(api, '\n// edited\n');
  process.on('message', (next) => {
    if (next === 'edit the text') return writeNote(note, 'two');
    stop();
    process.exit(0);
  });
}

function addNotes(api: string, note: string) {
  mkdirSync(note, { recursive: true });
  writeNote(note, 'one');
  const source = readFileSync(api, 'utf8');
  const [imports, shape] = [
    "import path from 'node:path';\nimport { defineContent } from 'shared/content/content-kind';\nimport { z } from 'shared/contracts/zod';\n",
    "content: [defineContent(path.join(__dirname, '..'), 'notes', { item: { says: z.string() } })],",
  ];
  writeFileSync(api, imports + source.replace('endpoints:', `${shape} endpoints:`));
}

const writeNote = (note: string, says: string) =>
  writeFileSync(path.join(note, 'item.yaml'), `position: 1\nsays: ${says}\n`);

editApi().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../build/units';
import { createRemote } from '../../new-remote/create-remote';
import { watchUnit } from '../watch-unit';

/** Watches a new remote, edits its API alone, and sends the number of endpoints after each build. */
async function editApi() {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const parent = mkdtempSync(path.join(cache, 'watch-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  const made = createRemote(parent, 'watched');
  if (!made.ok) throw new Error(made.message);
  const { name, folder } = made;
  process.once('disconnect', () => process.exit(1));
  const stop = await watchUnit(
    { name, kind: 'remote', folder, packageVersion: '0.1.0' },
    path.join(parent, 'builds'),
    ({ provides }) => process.send?.(provides.length),
  );
  appendFileSync(path.join(folder, 'api/index.ts'), '\n// edited\n');
  process.once('message', () => {
    stop();
    process.exit(0);
  });
}

editApi().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

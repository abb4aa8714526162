import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that after a crash it has either its old content or the whole new one. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  const file = await open(draft, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return; // folders can't be opened there
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}

import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Which of these programs are not on this machine; Debian keeps some for the superuser's path. */
export function listMissing(names: string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return names.filter((name) => !folders.some((folder) => isProgram(path.join(folder, name))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not ours to run
  }
}

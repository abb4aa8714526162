import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user that PostgreSQL can run as: it refuses to run as root. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * Who the server runs as: `null` means as ourselves. As root it is the owner of an existing data
 * folder, else the system's postgres user, which is made when it is missing.
 */
export function chooseServerUser(dataFolder: string): ServerUser | null {
  const ours = process.getuid?.();
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : null;
  if (ours === undefined) return null;
  if (ours !== 0) {
    if (owner && owner.uid !== ours)
      throw new Error(
        `${dataFolder} belongs to another user: start as that user, or set another DATA_DIR`,
      );
    return null;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser('postgres') ?? createUser('postgres');
}

/** Whether the user can walk to a path and enter it; clones below /root or in a private temp folder fail. */
export function canReach(user: ServerUser, path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (dirname(folder) === folder) return true;
  }
}

function findUser(name: string): ServerUser | null {
  try {
    const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null; // id fails when there is no such user
  }
}

function createUser(name: string): ServerUser {
  try {
    execFileSync('groupadd', ['--system', '--force', name], { stdio: 'pipe' });
    execFileSync('useradd', ['--system', '--no-create-home', '--gid', name, name], {
      stdio: 'pipe',
    });
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root and the user "${name}" could not be made: start as another user`,
      { cause },
    );
  }
  const user = findUser(name);
  if (!user) throw new Error(`The user "${name}" was made but can't be found`);
  return user;
}

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Header } from 'tar-stream';
import { MANIFEST, type ArchiveManifest } from './archive-manifest';

/** An archive that is being written. */
export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  /** Adds a file as it is now; one that grows or shrinks meanwhile has the size it began with. */
  addFile(name: string, file: string): Promise<void>;
  /** Adds a folder and what is in it, but for what `isWanted` refuses; nothing when it isn't there. */
  addFolder(name: string, folder: string, isWanted?: (name: string) => boolean): Promise<void>;
}

/**
 * Writes an archive that only its owner can read. It has its name when it is whole, and not before.
 * @param fill adds everything; what it throws leaves no file behind
 */
export async function writeArchive(
  file: string,
  database: ArchiveManifest['database'],
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  const output = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true });
  const pack = createPack();
  const written = pipeline(Readable.from(pack), createGzip({ level: 1 }), output);
  const files: ArchiveManifest['files'] = {};
  try {
    await Promise.race([written, fill(createWriter(pack, files))]);
    const manifest: ArchiveManifest = {
      ...{ format: 1, createdAt: new Date().toISOString() },
      ...{ database, files },
    };
    pack.entry({ name: MANIFEST }, JSON.stringify(manifest));
    pack.finalize();
    await written;
    await rename(draft, file);
    return Object.keys(files).length;
  } catch (error) {
    output.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

type ArchivedFile = Partial<Header> & Pick<Header, 'name' | 'size' | 'mode'>;

function createWriter(
  pack: ReturnType<typeof createPack>,
  files: ArchiveManifest['files'],
): ArchiveWriter {
  async function add(header: ArchivedFile, content: AsyncIterable<Buffer>) {
    const hash = createHash('sha256');
    let left = header.size;
    const entry = pack.entry(header);
    const write = async (bytes: Buffer) => {
      hash.update(bytes);
      left -= bytes.length;
      if (!entry.write(bytes))
        await new Promise<void>((resolve) => entry.once('drain', () => resolve()));
    };
    for await (const bytes of content) {
      if (left === 0) break;
      await write(bytes.subarray(0, left));
    }
    // as pg_basebackup does: what is missing is written again from the log
    while (left > 0) await write(Buffer.alloc(Math.min(left, 65_536)));
    const ended = new Promise<void>((resolve) => entry.once('finish', () => resolve()));
    entry.end(null);
    await ended;
    files[header.name] = hash.digest('hex');
  }

  const writer: ArchiveWriter = {
    async addText(name, text) {
      const bytes = Buffer.from(text);
      await add({ name, size: bytes.length, mode: 0o600 }, listOne(bytes));
    },
    async addFile(name, file) {
      const { size, mode, mtime } = await stat(file);
      await add({ name, size, mode: mode & 0o777, mtime }, createReadStream(file));
    },
    async addFolder(name, folder, isWanted = () => true) {
      for (const entry of await listEntries(folder)) {
        const inside = `${name}/${entry.name}`;
        const place = path.join(folder, entry.name);
        if (!isWanted(inside)) continue;
        if (entry.isDirectory()) {
          const { mode } = await stat(place);
          // an empty one may be needed too
          pack.entry({ name: inside, type: 'directory', mode: mode & 0o777 });
          await writer.addFolder(inside, place, isWanted);
        } else if (entry.isFile()) await writer.addFile(inside, place).catch(unlessGone);
      }
    },
  };
  return writer;
}

async function* listOne(bytes: Buffer) {
  yield bytes;
}

async function listEntries(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    unlessGone(error);
    return [];
  }
}

/** What is removed while it is listed was not wanted any more. */
function unlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

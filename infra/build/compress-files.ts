import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';

/** Few enough for a shell that allows 256 open files. */
const AT_ONCE = 16;
const compressible = /\.(js|css|svg|json)$/;

/**
 * Writes `.br` and `.gz` beside every text file, once, at the highest level.
 * @param isOften which files many visits need: Zopfli saves 3 % of them and takes a second for 50 kB
 */
export async function compressFiles(
  folders: string[],
  isOften: (name: string) => boolean = () => false,
): Promise<void> {
  for (const folder of folders.filter(existsSync)) {
    const names = await readdir(folder, { recursive: true });
    const files = names
      .filter((name) => compressible.test(name))
      .map((name) => path.join(folder, name));
    for (let first = 0; first < files.length; first += AT_ONCE)
      await Promise.all(
        files
          .slice(first, first + AT_ONCE)
          .map((file) => compressFile(file, isOften(path.basename(file)))),
      );
  }
}

async function compressFile(file: string, isOften: boolean) {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    isOften ? gzipAsync(content, {}) : promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { films } from './films';
import { drawPicture, writeFilm } from './write-film';

const media = path.join(__dirname, '../../../mf-content/media');

/** `npx tsx infra/media/videos/make.ts [slug]`: writes the films, or one of them, and their covers. */
async function make(slug: string | undefined) {
  const chosen = films.filter((film) => !slug || film.slug === slug);
  if (chosen.length === 0) throw new Error(`There is no film "${slug}"`);
  const folders = { videos: path.join(media, 'videos'), covers: path.join(media, 'covers/videos') };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  for (const film of chosen) {
    await writeFile(path.join(folders.covers, `${film.slug}.svg`), drawPicture(film, film.coverAt));
    await writeFilm(film, path.join(folders.videos, `${film.slug}.mp4`));
    console.log(`${film.slug}: ${film.seconds} s`);
  }
}

void make(process.argv[2]);

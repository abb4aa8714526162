import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { films } from './films';
import { drawPicture, writeFilm } from './write-film';

const videos = path.join(__dirname, '../../../mf-content/content/videos');

/** `npx tsx infra/media/videos/make.ts [slug]`: writes the films, or one of them, and their covers. */
async function make(slug: string | undefined) {
  const chosen = films.filter((film) => !slug || film.slug === slug);
  if (chosen.length === 0) throw new Error(`There is no film "${slug}"`);
  for (const film of chosen) {
    const folder = path.join(videos, film.slug);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'cover.svg'), drawPicture(film, film.coverAt));
    await writeFilm(film, path.join(folder, `${film.slug}.mp4`));
    console.log(`${film.slug}: ${film.seconds} s`);
  }
}

void make(process.argv[2]);

import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Episode } from './episode';
import { bhairavAtDawn } from './episodes/bhairav-at-dawn';
import { breathInFours } from './episodes/breath-in-fours';
import { durgaByTheEveningLamp } from './episodes/durga-by-the-evening-lamp';
import { meghAndTheFirstRain } from './episodes/megh-and-the-first-rain';
import { riverAndBells } from './episodes/river-and-bells';
import { yamanAtDusk } from './episodes/yaman-at-dusk';
import { measure, normalise, RATE } from './sound';
import { readM4a, writeM4a } from './write-m4a';

const episodes: Episode[] = [
  bhairavAtDawn,
  yamanAtDusk,
  durgaByTheEveningLamp,
  breathInFours,
  riverAndBells,
  meghAndTheFirstRain,
];
const podcasts = path.join(__dirname, '../../../mf-content/content/podcasts');
/** Below full scale, with room for what the encoder adds. */
const PEAK = 10 ** (-3 / 20);
/** What the file must keep to: decoded, below -1 dB, without clicks, small. */
const LIMITS = { peak: 10 ** (-1 / 20), step: 0.3, edge: 0.002, bytes: 1_200_000 };

async function make({ slug, compose }: Episode) {
  const folder = path.join(podcasts, slug);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${slug}.m4a`);
  await writeM4a(normalise(compose(), PEAK), file);
  const heard = await readM4a(file);
  const { peak, step } = measure(heard);
  const edge = Math.max(Math.abs(heard[0] ?? 0), Math.abs(heard.at(-1) ?? 0));
  const bytes = (await stat(file)).size;
  const found = { peak, step, edge, bytes };
  for (const [name, limit] of Object.entries(LIMITS))
    if (found[name as keyof typeof LIMITS] > limit)
      throw new Error(`${slug}: ${name} is over ${limit}: ${JSON.stringify(found)}`);
  console.log(slug, `${(heard.length / RATE).toFixed(1)} s`, found);
}

async function main(only: string[]) {
  for (const episode of episodes)
    if (only.length === 0 || only.includes(episode.slug)) await make(episode);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

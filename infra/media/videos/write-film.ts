import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { plainWidth } from './drawing/svg';
import { type Film, stage } from './film';

const FRAMES_A_SECOND = 24;
const size = { width: 854, height: 480 };
/** Frames drawn at a time. */
const BATCH = 8;

interface Size {
  width: number;
  height: number;
}

/** The film's picture at a second, as an SVG document. */
export function drawPicture(film: Film, second: number, { width, height }: Size = stage): string {
  const view = `viewBox="0 0 ${stage.width} ${stage.height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}><g fill="none" stroke-width="${plainWidth}" stroke-linecap="round" stroke-linejoin="round">${film.draw(second)}</g></svg>`;
}

/** Draws every frame and has ffmpeg write them to `file` as H.264. */
export async function writeFilm(film: Film, file: string): Promise<void> {
  const { width, height } = size;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_A_SECOND} -i -`;
  const output = '-c:v libx264 -preset slow -tune animation -crf 26 -pix_fmt yuv420p';
  const args = `-v error -y ${input} -an ${output} -threads 2 -movflags +faststart`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const frames = film.seconds * FRAMES_A_SECOND;
  for (let first = 0; first < frames; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, frames - first) }, (_, index) =>
      rasterise(drawPicture(film, (first + index) / FRAMES_A_SECOND, size)),
    );
    for (const pixels of await Promise.all(batch))
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await once(ffmpeg, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${film.slug}`);
}

function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

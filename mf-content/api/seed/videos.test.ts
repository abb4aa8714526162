import { readFileSync } from 'node:fs';
import { mediaFile } from '../remote-folder';
import { videos } from './media-items';

const films = videos.read().map(({ slug, details }) => [slug, details] as const);
const read = (file: string) => readFileSync(mediaFile(file));

/** Where a box of this type begins in an MP4 file. */
const findBox = (bytes: Buffer, type: string) => bytes.indexOf(type, 0, 'latin1');

interface Cue {
  from: number;
  to: number;
  text: string;
}

function readCues(file: string): Cue[] {
  const [header, ...blocks] = read(file)
    .toString('utf8')
    .trim()
    .split(/\n{2,}/);
  if (header !== 'WEBVTT') throw new Error(`${file} is no WebVTT`);
  const seconds = (time = '') => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n');
    const [from, to] = times.split(' --> ').map(seconds);
    return { from: from ?? Number.NaN, to: to ?? Number.NaN, text: lines.join(' ') };
  });
}

test.each(films)(
  '%s is small, begins with its index and lasts as long as is said',
  (_slug, film) => {
    const bytes = read(film.file);
    expect(bytes.length).toBeLessThan(900_000);
    expect(findBox(bytes, 'moov')).toBeLessThan(findBox(bytes, 'mdat'));
    const header = findBox(bytes, 'mvhd') + 4;
    const [scale, length] = [bytes.readUInt32BE(header + 12), bytes.readUInt32BE(header + 16)];
    expect(length / scale).toBeCloseTo(film.seconds, 1);
  },
);

test.each(films)(
  '%s has captions in both languages, in order, at the same times',
  (_slug, film) => {
    const [en, hi] = [readCues(film.captions.en), readCues(film.captions.hi)];
    const times = (cues: Cue[]) => cues.flatMap(({ from, to }) => [from, to]);
    expect(times(en)).toEqual(times(en).toSorted((a, b) => a - b));
    expect(times(hi)).toEqual(times(en));
    expect(times(en).at(-1)).toBeLessThanOrEqual(film.seconds);
    expect(en.length).toBeGreaterThanOrEqual(6);
    expect(hi.filter(({ text }) => !/[\u0900-\u097f]/.test(text))).toEqual([]);
  },
);

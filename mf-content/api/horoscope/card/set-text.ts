import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { mediaFile } from '../../remote-folder';

/** The site's typefaces, each a font for Devanagari and one for the rest. */
const faces = {
  title: 'tiro-devanagari-hindi',
  body: 'hind',
} as const;

/** A typeface. */
export type Face = keyof typeof faces;

const fonts = new Map<string, Font>();

function openFont(face: Face, script: 'devanagari' | 'latin'): Font {
  const file = `${faces[face]}-${script}-400-normal.woff`;
  let font = fonts.get(file);
  if (!font) {
    font = create(readFileSync(mediaFile(`fonts/${file}`)));
    fonts.set(file, font);
  }
  return font;
}

/** Runs of Devanagari with the spaces between its words, and runs of anything else. */
const runs =
  /[\u0900-\u097f\u200c\u200d]+(?: +(?=[\u0900-\u097f]))?|[^\u0900-\u097f\u200c\u200d]+/g;

interface Glyphs {
  svg: string;
  width: number;
}

/**
 * A line of text as SVG paths, from x = 0 on the baseline y = 0: shaped here, so that it looks the
 * same whatever fonts the machine has.
 * @param size of the type in pixels
 */
export function setLine(text: string, face: Face, size: number): Glyphs {
  let x = 0;
  const paths: string[] = [];
  for (const [run] of text.matchAll(runs)) {
    const font = openFont(face, /[\u0900-\u097f]/.test(run) ? 'devanagari' : 'latin');
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const place = `translate(${x + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`;
      paths.push(`<path transform="${place}" d="${glyph.path.toSVG()}"/>`);
      x += xAdvance * scale;
    });
  }
  return { svg: paths.join(''), width: x };
}

/** Breaks a text into lines no wider than `width` pixels; the last of `most` lines ends with an ellipsis. */
export function breakLines(
  text: string,
  face: Face,
  size: number,
  { width, most }: { width: number; most: number },
): string[] {
  const fits = (line: string) => setLine(line, face, size).width <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/[.,;:।]$/, '')}…`];
}

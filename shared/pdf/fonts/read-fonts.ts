import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The weights a PDF is set in. */
export type Weight = 400 | 600;

const kept = new Map<string, Buffer>();

/**
 * A file of Hind (SIL OFL, see OFL.txt) that lies beside this module: plain TrueType, since the font
 * engine would inflate a table of WOFF anew for every glyph.
 */
export function readFont(script: 'latin' | 'devanagari', weight: Weight): Buffer {
  const name = `hind-${script}-${weight}.ttf.gz`;
  const found = kept.get(name) ?? gunzipSync(readFileSync(path.join(__dirname, name)));
  kept.set(name, found);
  return found;
}

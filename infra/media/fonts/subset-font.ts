import { readFileSync } from 'node:fs';

/** What stays of a font. */
export interface Subset {
  characters: Iterable<number>;
  /** Only these glyphs besides; without them, all that the characters can form. */
  glyphs?: Iterable<number>;
}

const NO_HINTING = 0x1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;

type Pointer = number;
type HarfbuzzSubset = Record<string, (...values: number[]) => Pointer>;

/** HarfBuzz's own subsetter, whose WebAssembly has no JavaScript around it. */
async function loadSubsetter() {
  const file = require.resolve('harfbuzzjs').replace(/[^/]+$/, 'harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  return instance.exports as unknown as HarfbuzzSubset & { memory: WebAssembly.Memory };
}

/** Cuts a TrueType font and takes its hinting out; layout rules stay as far as glyphs are left for them. */
export async function subsetFont(font: Uint8Array, { characters, glyphs }: Subset) {
  const hb = await loadSubsetter();
  const call = (name: string, ...values: number[]) => {
    const made = hb[name]?.(...values);
    if (made === undefined && !/_(add|set_flags)$/.test(name)) throw new Error(`${name} failed`);
    return made ?? 0;
  };
  const at = call('malloc', font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = call('hb_face_create', call('hb_blob_create', at, font.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  const kept = call('hb_subset_input_unicode_set', input);
  for (const character of characters) call('hb_set_add', kept, character);
  const keptGlyphs = call('hb_subset_input_glyph_set', input);
  for (const glyph of glyphs ?? []) call('hb_set_add', keptGlyphs, glyph);
  const flags = glyphs ? NO_HINTING | NO_LAYOUT_CLOSURE : NO_HINTING;
  call('hb_subset_input_set_flags', input, flags);
  const result = call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('the font could not be cut');
  const blob = call('hb_face_reference_blob', result);
  const start = call('hb_blob_get_data', blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + call('hb_blob_get_length', blob));
}

/** A part of a table file: a name and its bytes. */
export type Section = readonly [name: string, content: Buffer];

/** Writes sections one after the other, with a line before them that says where each ends. */
export function writeSections(sections: readonly Section[]): Buffer {
  const head = JSON.stringify(sections.map(([name, content]) => [name, content.length]));
  return Buffer.concat([Buffer.from(`${head}\n`), ...sections.map(([, content]) => content)]);
}

/** The parts of a table file by name, as bytes or as the numbers `splitBytes` wrote. */
export interface Sections {
  bytes(name: string): Buffer;
  words(name: string): Uint32Array;
}

/** Reads what `writeSections` wrote. @throws Error for a section that is not there */
export function readSections(file: Buffer): Sections {
  const end = file.indexOf('\n');
  const head = JSON.parse(file.toString('utf8', 0, end)) as [string, number][];
  const found = new Map<string, Buffer>();
  let at = end + 1;
  for (const [name, length] of head) {
    found.set(name, file.subarray(at, at + length));
    at += length;
  }
  const bytes = (name: string): Buffer => {
    const content = found.get(name);
    if (!content) throw new Error(`the place table has no section ${name}`);
    return content;
  };
  return { bytes, words: (name: string) => joinBytes(bytes(name)) };
}

/** Numbers of 32 bits as all their lowest bytes, then all their next: this compresses far better. */
export function splitBytes(numbers: ArrayLike<number>): Buffer {
  const { length } = numbers;
  const planes = Buffer.alloc(length * 4);
  for (let at = 0; at < length; at += 1)
    for (let plane = 0; plane < 4; plane += 1)
      planes[plane * length + at] = ((numbers[at] ?? 0) >>> (plane * 8)) & 255;
  return planes;
}

function joinBytes(planes: Buffer): Uint32Array {
  const length = planes.length / 4;
  const numbers = new Uint32Array(length);
  for (let plane = 0; plane < 4; plane += 1)
    for (let at = 0; at < length; at += 1)
      numbers[at] = (numbers[at] ?? 0) | ((planes[plane * length + at] ?? 0) << (plane * 8));
  return numbers;
}

/** Lines of text as they lie in memory, and where each begins; the last start is the end. */
export function readTexts(bytes: Buffer): { bytes: Buffer; starts: Uint32Array } {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count += 1;
  const starts = new Uint32Array(count + 1);
  let line = 1;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    starts[line] = at + 1;
    line += 1;
  }
  return { bytes, starts };
}

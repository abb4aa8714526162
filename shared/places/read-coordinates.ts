/** Degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const number = String.raw`\d{1,3}(?:\.\d+)?`;
/** `25.61`, `25°36′30″N`, `N 25 36.5`, `25N36`. */
const angle = new RegExp(
  String.raw`^([NSEW])?\s*([+-])?\s*(${number})\s*°?\s*([NSEW](?=\d))?\s*(?:(${number})\s*['′]?\s*(?:(${number})\s*(?:''|["″])?)?)?\s*([NSEW])?$`,
);

/**
 * Reads coordinates as maps, watches and almanacs write them: `25.61, 85.14`, `25.61° N 85.14° E`,
 * `25°36′30″N, 85°8′E`, `25N36 85E08`; in Devanagari digits too, with उ, द, पू and प.
 * Without letters the latitude comes first. @returns null for what is no place on the Earth
 */
export function readCoordinates(text: string): Coordinates | null {
  const plain = writePlain(text);
  if (!/\d/.test(plain)) return null;
  for (const [first, second] of listHalves(plain)) {
    const [one, other] = [readAngle(first), readAngle(second)];
    if (!one || !other) continue;
    const isSwapped = one.axis === 'longitude' || other.axis === 'latitude';
    if (one.axis !== null && one.axis === other.axis) continue;
    const [north, east] = isSwapped ? [other, one] : [one, other];
    if (Math.abs(north.degrees) > 90 || Math.abs(east.degrees) > 180) continue;
    return { latitude: north.degrees, longitude: east.degrees };
  }
  return null;
}

function writePlain(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/उत्तर|उ\.?|north/gi, 'N')
    .replace(/दक्षिण|द\.?|south/gi, 'S')
    .replace(/पूर्व|पू\.?|east/gi, 'E')
    .replace(/पश्चिम|प\.?|west/gi, 'W')
    .replace(/^geo:/i, '')
    .replace(/[−–]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[()[\]]/g, '')
    .trim()
    .toUpperCase();
}

/** The text cut in two: at its comma, else after a letter of the first half, else at a space. */
function listHalves(text: string): [string, string][] {
  const byComma = text.split(/[,;/]/).map((half) => half.trim());
  const [first = '', second = ''] = byComma;
  if (byComma.length === 2) return [[first, second]];
  if (byComma.length > 2) return [];
  // two bare numbers may as well be a PIN or a house
  if (!/[NSEW°.]/.test(text)) return [];
  const gaps = [...text.matchAll(/\s+|(?<=[NSEW])(?=\d)/g)].map(({ index }) => index);
  return gaps.map((at) => [text.slice(0, at).trim(), text.slice(at).trim()]);
}

function readAngle(text: string) {
  const found = angle.exec(text);
  if (!found) return null;
  const [, before, sign, degrees, within, minutes = '0', seconds = '0', after] = found;
  const letters = [before, within, after].filter((letter) => letter !== undefined);
  if (letters.length > 1 || (letters.length > 0 && sign === '-')) return null;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const [letter] = letters;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isBack = sign === '-' || letter === 'S' || letter === 'W';
  const axis: 'latitude' | 'longitude' | null =
    letter === undefined ? null : /[NS]/.test(letter) ? 'latitude' : 'longitude';
  return { degrees: isBack ? -size : size, axis };
}

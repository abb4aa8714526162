import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place written down by hand, with its coordinates in degrees. */
export interface KnownPlace {
  name: string;
  hindi: string;
  country: string;
  state: string;
  latitude: number;
  longitude: number;
  others: string[];
}

/** Reads a list beside this file: headings `# State` or `# NP: Province`, and a place a line. */
export function readKnownPlaces(file: string): KnownPlace[] {
  let [country, state] = ['IN', ''];
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const heading = /^# (?:([A-Z]{2}): )?(.+)$/.exec(line);
      if (heading) [country, state] = [heading[1] ?? 'IN', heading[2] ?? ''];
      const [name = '', hindi = '', north, east, others = ''] = line.split('|').map(trim);
      if (heading || east === undefined) return [];
      return {
        ...{ name, hindi, country, state, latitude: Number(north), longitude: Number(east) },
        others: others.split(',').map(trim).filter(Boolean),
      };
    });
}

const trim = (text: string): string => text.trim();

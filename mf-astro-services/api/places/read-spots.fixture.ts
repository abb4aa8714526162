import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is typed, and where it lies in degrees. */
export interface Spot {
  text: string;
  latitude: number;
  longitude: number;
}

/** Reads a list beside this file: `text | latitude | longitude`, a spot a line. */
export function readSpots(file: string): Spot[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter(([, latitude]) => latitude)
    .map(([text = '', north, east]) => ({
      text,
      latitude: Number(north),
      longitude: Number(east),
    }));
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installTemplate } from '../install-template';

/** The few functions of Swiss Ephemeris (npm `sweph`, compiled from its C source) that are timed. */
export interface Swiss {
  set_ephe_path(folder: string): void;
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void;
  /** By terrestrial time; `calc_ut` by universal time. */
  calc(day: number, body: number, flags: number): { flag: number; data: number[] };
  calc_ut(day: number, body: number, flags: number): { flag: number; data: number[] };
  houses_ex(
    day: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: string,
  ): { data: { points: number[] } };
}

/** The functions of `@ishubhamx/panchangam-js` that are timed. */
export interface Panchangam {
  Observer: new (latitude: number, longitude: number, height: number) => object;
  getKundli(date: Date, observer: object): { planets: Record<string, { longitude: number }> };
  getPanchangam(date: Date, observer: object, options: object): { festivals?: object[] };
}

/** The functions of `astronomy-engine` that are timed; bodies go by their English names. */
export interface AstronomyEngine {
  AstroTime: { FromTerrestrialTime(tt: number): object };
  GeoVector(body: string, time: object, aberration: boolean): { x: number; y: number; z: number };
}

/** Installs the tools into the scratch folder and loads them; nothing of them is in a release. */
export function loadTools() {
  const folder = installTemplate('jyotish/tools');
  const requireTool = createRequire(path.join(folder, 'package.json'));
  const swiss = requireTool('sweph') as Swiss;
  swiss.set_ephe_path(unpackEphemeris(folder));
  const panchangam = requireTool('@ishubhamx/panchangam-js') as Panchangam;
  const astronomy = requireTool('astronomy-engine') as AstronomyEngine;
  return { swiss, panchangam, astronomy };
}

/** The .se1 files for 1800 to 2399 come with another package, of which only they are used. */
function unpackEphemeris(folder: string): string {
  const files = path.join(folder, 'package/ephe');
  if (existsSync(files)) return files;
  const archive = execFileSync('npm', ['pack', 'swisseph@0.5.17', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  execFileSync('tar', ['xzf', archive.trim(), 'package/ephe'], { cwd: folder });
  return files;
}

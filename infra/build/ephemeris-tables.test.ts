import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeTables } from './ephemeris-tables';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Places the tables for a unit of one file. @returns where they are found */
function placeFor(file: string, text: string): string[] {
  const unitFolder = path.join(folder, 'mf-sky');
  mkdirSync(path.dirname(path.join(unitFolder, file)), { recursive: true });
  writeFileSync(path.join(unitFolder, file), text);
  placeTables({
    unit: {
      name: 'mf-sky',
      kind: 'remote',
      folder: unitFolder,
      packageVersion: '1.0.0',
      sources: unitFolder,
    },
    version: '1',
    mode: 'development',
    output: folder,
  });
  return ['server', 'client'].filter((side) =>
    existsSync(path.join(folder, side, 'tables/1990.bin')),
  );
}

describe('the ephemeris in a release', () => {
  it('lies beside the server of a remote that uses the engine', () => {
    const text = "import { computeChart } from 'shared/jyotish/kundli/chart';";
    expect(placeFor('api/chart.ts', text)).toEqual(['server']);
  });

  it('is served to pages that compute themselves', () => {
    const text = "import { fetchTables } from 'shared/jyotish/astronomy/fetch-tables';";
    expect(placeFor('web/worker.ts', text)).toEqual(['server', 'client']);
  });

  it('is not in other releases', () => {
    expect(placeFor('web/page.tsx', "import 'shared/ui/button';")).toEqual([]);
  });
});

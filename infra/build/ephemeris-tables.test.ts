import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placesOfTables } from './ephemeris-tables';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where a unit of one file has the tables. */
function placesFor(file: string, text: string): string[] {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return placesOfTables(folder);
}

describe('the ephemeris in a release', () => {
  it('lies beside the server of a remote that uses the engine', () => {
    const text = "import { computeChart } from 'shared/jyotish/kundli/chart';";
    expect(placesFor('api/chart.ts', text)).toEqual(['server/tables']);
  });

  it('is served to pages that compute themselves', () => {
    const text = "import { fetchTables } from 'shared/jyotish/astronomy/fetch-tables';";
    expect(placesFor('web/worker.ts', text)).toEqual(['server/tables', 'client/tables']);
  });

  it('is not in other releases', () => {
    expect(placesFor('web/page.tsx', "import 'shared/ui/button';")).toEqual([]);
  });
});

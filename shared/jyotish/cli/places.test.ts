import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createPlaceFinder } from './places';

const rows = [
  ['Ontario', 'Delhi', 'California'],
  ['America/Toronto', 'Asia/Kolkata', 'America/Los_Angeles'],
  ['Delhi', '42850', '-80500', 'CA', '0', '0', '', '', '', ''],
  ['Delhi', '28652', '77231', 'IN', '1', '1', '1', '1', 'दिल्ली', 'Dilli'],
  ['Delhi', '37432', '-120779', 'US', '2', '2', '', '', '', ''],
];

describe('places by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  const file = join(folder, 'cities.tsv.gz');
  writeFileSync(file, gzipSync(rows.map((row) => row.join('\t')).join('\n')));
  const findPlace = createPlaceFinder(file);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are the best known of their name', () => {
    expect(findPlace('delhi')).toEqual({
      name: 'Delhi, Delhi, IN',
      latitude: 28.652,
      longitude: 77.231,
      timeZone: 'Asia/Kolkata',
    });
    expect(findPlace('दिल्ली')).toEqual(findPlace('Dilli'));
  });

  it('may be told apart by country or region', () => {
    expect(findPlace('Delhi, US')?.timeZone).toBe('America/Los_Angeles');
    expect(findPlace('Delhi, Ontario')?.timeZone).toBe('America/Toronto');
  });

  it('are null when unknown, and where there is no table', () => {
    expect(findPlace('Atlantis')).toBeNull();
    expect(createPlaceFinder(join(folder, 'none'))('Delhi')).toBeNull();
  });
});

import path from 'node:path';
import { findPlaces } from 'shared/places/find-places';
import { findPlaceAt } from 'shared/places/place-at';
import { readPlaceTable, type PlaceTable } from 'shared/places/place-table';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';

const file = path.resolve(__dirname, '../../../mf-astro-services/api/places/places.gz');
const EACH = 1000;

/** How long the table takes to load, what memory it needs and how long questions for a place take. */
async function measurePlaces() {
  const before = process.memoryUsage().rss;
  const start = process.cpuUsage();
  const table = readPlaceTable(file);
  const { user, system } = process.cpuUsage(start);
  const loaded = (user + system) / 1000;
  const first = time(() => findPlaces(table, 'Poona, Maharashtra'));
  const memory = (process.memoryUsage().rss - before) / 1e6;
  const rows = listQuestions(table).map(([name, ask]) => {
    const times = Array.from({ length: EACH }, (_, turn) => time(() => ask(turn)));
    times.sort((a, b) => a - b);
    const at = (part: number) => ms(times[Math.floor(EACH * part)] ?? 0);
    return [name, at(0.5), at(0.99), ms(times.at(-1) ?? 0)];
  });
  printTable(
    `Processor time of a question in ms, ${EACH} of each`,
    ['question', 'p50', 'p99', 'most'],
    rows,
  );
  printTable(
    'The table',
    ['', ''],
    [
      ['places', String(table.count)],
      ['load, ms', ms(loaded)],
      ['first question, ms', ms(first)],
      ['memory, MB', memory.toFixed(0)],
    ],
  );
  printMachine();
}

/** What people type, made from every so many-th place of the table. */
function listQuestions(table: PlaceTable): [string, (turn: number) => unknown][] {
  const rowOf = (turn: number) => Math.floor(((turn + 0.5) * table.count) / EACH);
  const nameOf = (turn: number) => table.nameOf(rowOf(turn));
  const stateOf = (turn: number) => table.regions[table.regionOf[rowOf(turn)] ?? 0]?.state ?? '';
  const hindi = [...table.hindi.values()];
  const find = (text: string) => findPlaces(table, text);
  return [
    ['a whole name', (turn) => find(nameOf(turn))],
    ['its first letter', (turn) => find(nameOf(turn).slice(0, 1))],
    ['its first three letters', (turn) => find(nameOf(turn).slice(0, 3))],
    ['a letter left out', (turn) => find(nameOf(turn).replace(/(?<=..)./, ''))],
    ['in Hindi', (turn) => find(hindi[turn % hindi.length] ?? '')],
    ['name, state', (turn) => find(`${nameOf(turn)}, ${stateOf(turn)}`)],
    ['name state', (turn) => find(`${nameOf(turn)} ${stateOf(turn)}`)],
    ['a letter, state', (turn) => find(`${nameOf(turn).slice(0, 1)}, ${stateOf(turn)}`)],
    ['80 letters', (turn) => find(`${nameOf(turn)} `.repeat(40).slice(0, 80))],
    ['a position', (turn) => findPlaceAt(table, positionOf(table, rowOf(turn)))],
  ];
}

const positionOf = (table: PlaceTable, row: number) => ({
  latitude: (table.latitudes[row] ?? 0) / 1000 + 0.01,
  longitude: (table.longitudes[row] ?? 0) / 1000,
});

/** Processor time in ms, which other programs on the machine disturb less. */
function time(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const ms = (span: number) => span.toFixed(2);

runBenchmark(measurePlaces);

import { arcBetween } from 'shared/jyotish/astronomy/angles';
import { printMachine, printTable } from '../print-table';
import { runBenchmark } from '../run-benchmark';
import { buildEngine } from './build-engine';
import { loadTools } from './load-tools';
import { createAstronomyEngine, createPanchangam, createSwiss, type Longitudes } from './rivals';
import { findWorst, listBirths, timeEach } from './samples';

const delhi = { latitude: 28.6139, longitude: 77.209 };
const timeZone = 'Asia/Kolkata';

type Engine = Awaited<ReturnType<typeof buildEngine>>;

/** Time and exactness of charts, beside the tools. */
function measureCharts(engine: Engine, tools: ReturnType<typeof loadTools>) {
  const own: Longitudes = (birth) => {
    const { longitudes, ascendant } = engine.computePositions(birth.at, birth);
    return [...longitudes, ascendant];
  };
  const births = listBirths(2000, 1900, 2050);
  const swiss = createSwiss(tools);
  const exact = births.map(swiss);
  const rivals: readonly (readonly [name: string, find: Longitudes, count: number])[] = [
    ['this engine', own, births.length],
    ['Swiss Ephemeris, native', swiss, births.length],
    ['astronomy-engine', createAstronomyEngine(tools), 200],
    ['panchangam-js', createPanchangam(tools), 50],
  ];
  const rows = rivals.map(([name, find, count]) => {
    const some = births.slice(0, count);
    const microseconds = timeEach(count, 20, () => some.forEach(find));
    const off = (from: number, until: number) =>
      findWorst(
        some.flatMap((birth, index) =>
          find(birth)
            .slice(from, until)
            .map((value, at) => Math.abs(arcBetween(exact[index]![from + at]!, value)) * 3600),
        ),
      );
    const planets = Math.max(off(0, 1), off(2, 7));
    return [name, microseconds.toFixed(2), planets.toFixed(3), off(1, 2).toFixed(3)];
  });
  const charts = timeEach(births.length, 5, () =>
    births.forEach(({ utc, latitude, longitude }) =>
      engine.computeChart({ utc, latitude, longitude }),
    ),
  );
  rows.splice(1, 0, ['this engine, whole chart', charts.toFixed(2), '-', '-']);
  printTable(
    'A chart: processor time in µs; worst differences from Swiss Ephemeris in arcseconds, 1900-2050',
    ['tool', 'µs a chart', 'planets', 'moon'],
    rows,
  );
  const ratio = Number(rows[2]?.[1]) / Number(rows[0]?.[1]);
  console.log(`\n${ratio.toFixed(0)} times as fast as Swiss Ephemeris`);
}

/** A day, a year of days, a year of festivals, beside panchangam-js. */
function measureAlmanacs(engine: Engine, { panchangam }: ReturnType<typeof loadTools>) {
  const range = { date: '2026-01-01', until: '2026-12-31', timeZone, place: delhi };
  const observer = new panchangam.Observer(delhi.latitude, delhi.longitude, 0);
  const days = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2026, day % 12, 1 + day)));
  const rivalDay = timeEach(days.length, 1, () =>
    days.forEach((day) => panchangam.getPanchangam(day, observer, { timezoneOffset: 330 })),
  );
  const ms = (microseconds: number) => (microseconds / 1000).toFixed(2);
  const rows = [
    [
      'a panchang day',
      ms(timeEach(1, 20, () => engine.computePanchangDay({ ...range, date: '2026-11-08' }))),
      ms(rivalDay),
    ],
    [
      'a panchang year',
      ms(timeEach(1, 5, () => engine.listPanchangDays(range))),
      ms(rivalDay * 365),
    ],
    [
      "a year's festivals",
      ms(timeEach(1, 5, () => engine.listFestivals({ year: 2026, timeZone, place: delhi }))),
      ms(rivalDay * 365),
    ],
  ];
  printTable(
    'Delhi 2026, processor time in ms; panchangam-js: 20 days, which hold their festivals, times 365',
    ['what', 'this engine', 'panchangam-js'],
    rows,
  );
}

runBenchmark(async () => {
  const tools = loadTools();
  const engine = await buildEngine();
  printMachine();
  measureCharts(engine, tools);
  measureAlmanacs(engine, tools);
});

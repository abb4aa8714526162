import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { answerLines } from './batch';

const match = '{"op":"match","boy":{"longitude":5},"girl":{"longitude":110}}';

/** Collects what is written, and how much of it waited at once. */
class Sink extends Writable {
  text = '';
  mostWaiting = 0;

  constructor() {
    super({ highWaterMark: 1024 });
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    this.text += chunk.toString();
    setImmediate(done);
  }
}

async function answerInto(sink: Sink, lines: Iterable<string>): Promise<string[]> {
  await answerLines(Readable.from(lines), sink, () => null);
  sink.end();
  await once(sink, 'finish');
  return sink.text.trimEnd().split('\n');
}

describe('batch', () => {
  it('answers every line in order and goes on after a bad one', async () => {
    const sink = new Sink();
    const lines = [match, 'no json', '', '{"op":"chart"}', match];
    const written = await answerInto(sink, [lines.join('\r\n')]);
    const answers = written.map((line) => JSON.parse(line) as object);
    expect(answers).toHaveLength(5);
    expect(answers[0]).toHaveProperty('total');
    expect(answers[1]).toMatchObject({ error: { code: 'invalid_json', field: null } });
    expect(answers[2]).toMatchObject({ error: { code: 'invalid_json' } });
    expect(answers[3]).toMatchObject({ error: { code: 'missing_field', field: 'lat' } });
    expect(answers[4]).toEqual(answers[0]);
  });

  it('answers in the shapes that are promised', async () => {
    const delhi = '"tz":"Asia/Kolkata","lat":28.61,"lon":77.21';
    const moon = (rashi: number, nakshatra: number) =>
      `{"rashi":${rashi},"degree":${nakshatra === 1 ? 5 : 8},"nakshatra":${nakshatra},"pada":2}`;
    const lines = [
      '{"op":"chart","utc":"1990-04-15T09:00:00Z","lat":12.97,"lon":77.59}',
      `{"op":"panchang","date":"2026-11-08",${delhi}}`,
      `{"op":"match","boy":${moon(0, 1)},"girl":${moon(3, 8)}}`,
      `{"op":"festivals","year":2027,${delhi}}`,
    ];
    const written = await answerInto(new Sink(), [lines.join('\n')]);
    const [chart, panchang, match, festivals] = written.map((line) => JSON.parse(line) as unknown);
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string;
    const number = expect.any(Number) as number;
    const place = { longitude: number, nakshatra: number, pada: number, rashi: number };
    const graha = { ...place, navamsa: number, retrograde: expect.any(Boolean) as boolean };
    const names = 'sun moon mars mercury jupiter venus saturn rahu ketu'.split(' ');
    expect(chart).toMatchObject({
      ascendant: place,
      planets: Object.fromEntries(names.map((name) => [name, graha])),
      vimshottari: Array.from({ length: 9 }, () => ({ lord: expect.any(String), start: instant })),
      conventions: { ayanamsa: 'lahiri', node: 'mean', dashaYearDays: 365.25 },
    });
    const ended = (index: number) => expect.objectContaining({ index, end: instant }) as object;
    expect(panchang).toMatchObject({
      ...{ sunrise: instant, sunset: instant, moonset: instant },
      // the Moon of Diwali rises before the Sun, and again after the next sunrise
      moonrise: null,
      tithi: [29, 30].map(ended),
      nakshatra: [15].map(ended),
      yoga: [3, 4].map(ended),
      karana: [58, 59, 60].map(ended),
      month: { amanta: 7, purnimanta: 8, adhika: false },
    });
    const kootas = 'varna vashya tara yoni maitri gana bhakoot nadi total'.split(' ');
    expect(match).toEqual(Object.fromEntries(kootas.map((koota) => [koota, number])));
    const diwali = { id: 'diwali', date: '2027-10-29', rule: expect.any(String) as string };
    expect(festivals).toContainEqual(expect.objectContaining(diwali));
  });

  it('waits for a slow reader instead of piling up answers', async () => {
    const sink = new Sink();
    const lines = Array.from({ length: 2000 }, () => `${match}\n`);
    expect(await answerInto(sink, lines)).toHaveLength(2000);
    expect(sink.mostWaiting).toBeLessThan(2048);
  });
});

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

  it('waits for a slow reader instead of piling up answers', async () => {
    const sink = new Sink();
    const lines = Array.from({ length: 2000 }, () => `${match}\n`);
    expect(await answerInto(sink, lines)).toHaveLength(2000);
    expect(sink.mostWaiting).toBeLessThan(2048);
  });
});

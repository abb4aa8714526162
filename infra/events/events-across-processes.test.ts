import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { defineEvent } from 'shared/contracts/event';
import { openFaultySite } from '../isolation/testing/open-faulty-site';
import type { SmallRelease } from '../isolation/testing/write-release';
import { deliverDue } from './deliver-events';
import { listEventSurfaces } from './list-event-surfaces';
import { publishEvent } from './publish-event';
import { keepSubscribers } from './subscribers';

const folder = mkdtempSync(path.join(tmpdir(), 'events-'));
const file = path.join(folder, 'handled');
const happened = defineEvent({
  ...{ id: 'thing.happened', owner: 'mf-source', summary: 'Of a test.' },
  payload: z.object({ n: z.number() }),
});

/** Writes down what it handles; the first time it gets a 1 it dies after that. */
const listener = (version: string): SmallRelease => ({
  ...{ name: 'mf-listener', version },
  handles: [
    [
      happened.id,
      `const fs = require('node:fs');
       fs.appendFileSync(${JSON.stringify(file)}, '${version}:' + delivery.payload.n + ' ');
       const isFirst = fs.readFileSync(${JSON.stringify(file)}, 'utf8').split(':1 ').length === 2;
       if (delivery.payload.n === 1 && isFirst) process.kill(process.pid, 'SIGKILL');
       if (delivery.payload.n === 1 && isFirst) await new Promise(() => undefined);`,
    ],
  ],
});

let site: Awaited<ReturnType<typeof openFaultySite>>;
beforeAll(async () => {
  site = await openFaultySite();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test('the default release alone gets an event, and again when it was killed in the middle', async () => {
  // the second is kept warm, as a canary or the last good one is
  await site.deploy(listener('new'), listener('old'));
  await site.host.start({ name: 'mf-listener', version: 'new' });
  const { pool } = site.database;
  const surfaces = () => listEventSurfaces(site.site.document(), site.host);
  await keepSubscribers(pool).note(surfaces());
  for (const n of [1, 2]) await publishEvent(pool, happened, 'one', { n });
  const failed: string[] = [];
  const deliver = async () => {
    await site.host.start({ name: 'mf-listener', version: 'new' });
    const onError = (_error: unknown, what: string) => void failed.push(what);
    for (const surface of surfaces()) await deliverDue({ pool, onError }, surface);
  };
  await deliver();
  expect(failed).toEqual(['mf-listener did not handle thing.happened (try 1)']);
  await pool.query('update outbox.deliveries set next_at = now()');
  await deliver();
  expect(readFileSync(file, 'utf8')).toBe('new:1 new:1 new:2 ');
  expect((await pool.query('select 1 from outbox.deliveries')).rows).toEqual([]);
});

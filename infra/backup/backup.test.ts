import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { startDatabase, type RunningDatabase } from '../database/start-database';
import { claimSite } from '../gateway/claim-site';
import { backUp } from './back-up';
import { restore } from './restore';

jest.setTimeout(60_000);

const silent = { info: () => undefined, warn: () => undefined };
const settings = { fsync: 'off' };
let folder: string;
let live: RunningDatabase;
let archive: string;
const at = (name: string) => ({ dataDir: path.join(folder, name), database: null });

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** A site with a little of everything, which runs and writes while it is backed up. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarapath-backup-'));
  const { dataDir } = at('live');
  live = await startDatabase({ dataDir, log: silent, settings });
  await ask(
    live.ownerUrl,
    'create table kept (id int); insert into kept select generate_series(1, 5000)',
  );
  for (const [file, content] of [
    ['images/originals/abc', 'a picture'],
    ['releases/mf-a/1/release.json', '{}'],
    ['releases/.incoming-12/half', 'a draft'],
    ['discovery/1.json', '{"generation":1}'],
    ['discovery/current', '1'],
    ['discovery/lock', 'held'],
    ['development-secrets.json', '{"session":"s"}'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    writeFileSync(path.join(dataDir, file), content);
  }
  archive = path.join(folder, 'a.tar.gz');
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await ask(live.ownerUrl, 'update kept set id = id');
  })();
  await backUp(at('live'), archive);
  isOver = true;
  await writing;
});
afterAll(async () => {
  await live.stop();
  rmSync(folder, { recursive: true });
});

test('what is restored is what there was, and only its owner may read the archive', async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  expect(await restore(at('new'), archive, { replace: false })).toBeNull();
  const { dataDir } = at('new');
  for (const file of ['images/originals/abc', 'discovery/1.json', 'development-secrets.json'])
    expect(readFileSync(path.join(dataDir, file))).toEqual(
      readFileSync(path.join(at('live').dataDir, file)),
    );
  expect(existsSync(path.join(dataDir, 'discovery/lock'))).toBe(false);
  expect(readdirSync(path.join(dataDir, 'releases'))).toEqual(['mf-a']);
  const restored = await startDatabase({ dataDir, log: silent, settings });
  expect(await ask(restored.ownerUrl, 'select count(*)::int, sum(id)::int from kept')).toEqual([
    { count: 5000, sum: 12_502_500 },
  ]);
  await restored.stop();
});

test('what is there is moved aside, and only when that was said', async () => {
  const { dataDir } = at('full');
  mkdirSync(path.join(dataDir, 'discovery'), { recursive: true });
  writeFileSync(path.join(dataDir, 'discovery/current'), '7');
  await expect(restore(at('full'), archive, { replace: false })).rejects.toThrow('--replace');
  const aside = (await restore(at('full'), archive, { replace: true })) ?? '';
  expect(readFileSync(path.join(aside, 'discovery/current'), 'utf8')).toBe('7');
  expect(readFileSync(path.join(dataDir, 'discovery/current'), 'utf8')).toBe('1');
});

test('a damaged, cut or foreign archive changes nothing', async () => {
  const plain = gunzipSync(readFileSync(archive));
  const bad = path.join(folder, 'bad.tar.gz');
  const place = plain.indexOf('a picture');
  const changed = Buffer.from(plain).fill('A', place, place + 1);
  for (const [bytes, message] of [
    [gzipSync(changed, { level: 1 }), 'images/originals/abc is missing or was changed'],
    [readFileSync(archive).subarray(0, 100_000), 'can not be read to its end'],
    [gzipSync(Buffer.alloc(1024)), 'has no manifest'],
    [Buffer.from('nonsense'), 'can not be read to its end'],
  ] as const) {
    writeFileSync(bad, bytes);
    await expect(restore(at('none'), bad, { replace: false })).rejects.toThrow(message);
    expect(readdirSync(at('none').dataDir)).toEqual([]);
  }
});

test('no site starts on a restore that was not finished; the same restore finishes it', async () => {
  const { dataDir } = at('half');
  mkdirSync(dataDir);
  cpSync(path.join(at('live').dataDir, 'discovery'), path.join(dataDir, 'discovery'), {
    recursive: true,
  });
  writeFileSync(path.join(dataDir, 'restore-unfinished'), archive);
  mkdirSync(path.join(dataDir, '.restoring/postgres'), { recursive: true });
  appendFileSync(path.join(dataDir, '.restoring/postgres/half'), 'x');
  const claim = () => claimSite({ dataDir, host: '127.0.0.1', port: 0 });
  await expect(claim()).rejects.toThrow('was not finished');
  await restore(at('half'), archive, { replace: false });
  (await claim())();
});

test('a site that runs is not restored over', async () => {
  const { dataDir } = at('claimed');
  const giveUp = await claimSite({ dataDir, host: '127.0.0.1', port: 0 });
  await expect(restore(at('claimed'), archive, { replace: true })).rejects.toThrow('stop it first');
  giveUp();
});

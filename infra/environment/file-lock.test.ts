import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFileLock } from './file-lock';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarapath-lock-'));
  path = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('jobs take turns, also after one failed', async () => {
  let inside = 0;
  let most = 0;
  const job = async () => {
    most = Math.max(most, (inside += 1));
    await sleep(5);
    inside -= 1;
  };
  const failing = withFileLock(path, () => Promise.reject(new Error('no')));
  await Promise.all([
    expect(failing).rejects.toThrow('no'),
    ...[1, 2, 3, 4].map(() => withFileLock(path, job)),
  ]);
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is taken over, also when many want it', async () => {
  writeFileSync(
    path,
    JSON.stringify({ pid: process.pid, startedAt: 'long ago', token: 't', host: hostname() }),
  );
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((n) => withFileLock(path, async () => void order.push(n))));
  expect(order.sort()).toEqual([1, 2, 3]);
  expect(existsSync(path)).toBe(false);
});

test('a live lock is waited for only so long', async () => {
  let finish: () => void = () => undefined;
  const held = withFileLock(path, () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(withFileLock(path, async () => 1, { waitMs: 60 })).rejects.toThrow(
    'another process',
  );
  finish();
  await held;
});

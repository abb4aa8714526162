import { EventEmitter } from 'node:events';
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeError, hidePersonal } from './describe-error';
import { createLog, writeLog } from './create-log';
import { maskPath } from './mask-path';

/** A stream that keeps lines, and can be told to fail as a full disk does. */
class Stream extends EventEmitter {
  lines: string[] = [];
  flushes = 0;
  isFull = false;
  write(line: string) {
    if (this.isFull) this.emit('error', Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    else this.lines.push(line);
  }
  flush() {
    this.flushes += 1;
  }
  destroy() {}
}

test('a disk that is full is said once and ends nothing; lines come again when there is room', () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const stream = new Stream();
  const log = writeLog(stream, 'gateway');
  stream.isFull = true;
  log.info('one');
  log.info('two');
  stream.isFull = false;
  log.info('three');
  expect(told.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
  expect(stream.lines).toHaveLength(1);
  told.mockRestore();
});

/** Every write to this device fails as on a disk without room. */
const fullDisk = '/dev/full';
const onLinux = existsSync(fullDisk) ? test : test.skip;

onLinux(
  'a process whose output is on a full disk works on, and ends when it wants to',
  async () => {
    const output = openSync(fullDisk, 'w');
    const script = path.join(__dirname, 'testing/log-to-full-disk.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    const heard: unknown[] = [];
    child.on('message', (message) => heard.push(message));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(heard).toEqual(['at work']);
    expect(code).toBe(0);
  },
);

test('errors are flushed, and lose what a query or a person said', () => {
  const stream = new Stream();
  const log = writeLog(stream, 'gateway');
  log.info('calm');
  expect(stream.flushes).toBe(0);
  const cause = Object.assign(new Error('duplicate key value: asha@example.com'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (phone)=(+919876543210) already exists.',
    where: 'somewhere',
  });
  log.error(
    { err: new Error('Failed query: insert … params: asha@example.com,+919876543210', { cause }) },
    'failed',
  );
  log.error({ reason: String(cause), error: 'no mailbox asha@example.com' }, 'not sent');
  expect(stream.flushes).toBe(2);
  const written = stream.lines.join('');
  expect(written).toContain('23505');
  expect(written).not.toMatch(/asha|98765|already exists|params/);
});

test.each([
  ['/hi/blogs/saturn-in-pisces?page=2', '/hi/blogs/saturn-in-pisces'],
  ['/panchang/2026-11-08', '/panchang/2026-11-08'],
  ['/kundli/q6Yw0hJt8S3vE1mZ4uXk7c', '/kundli/…'],
  ['/unsubscribe/abcDefGhijkLmnopqrsTuv', '/unsubscribe/…'],
  ['/verify-email/9c41f1c3f2b64d0fb7a8e05d7be21736', '/verify-email/…'],
  ['/users/123456', '/users/…'],
  ['/asha@example.com', '/…'],
])('%s is logged as %s', (url, logged) => {
  expect(maskPath(url, null)).toBe(logged);
});

test('of a known route the parameters are logged as their names', () => {
  expect(maskPath('/api/unsubscribe/plain?x=1', '/api/unsubscribe/:token')).toBe(
    '/api/unsubscribe/:token',
  );
});

test('what is no error is described too', () => {
  expect(describeError('call +91 98765 43210')).toMatchObject({
    type: 'string',
    message: 'call …',
  });
  expect(hidePersonal('550 <a.b+c@d.example> unknown')).toBe('550 <…@…> unknown');
});

onLinux('of a disk that really is full the site hears once, and goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'full-'));
  mkdirSync(path.join(dataDir, 'logs'));
  symlinkSync(fullDisk, path.join(dataDir, 'logs', 'gateway.1.log'));
  const log = await createLog({ dataDir, production: false }, 'gateway');
  const isTold = new Promise<void>((resolve) => told.mockImplementation(() => resolve()));
  for (let line = 0; line < 500; line += 1) log.error({ line }, 'x'.repeat(100));
  await isTold;
  for (let line = 0; line < 500; line += 1) log.error({ line }, 'x'.repeat(100));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told.mock.calls).toEqual([[expect.stringContaining('ENOSPC')]]);
  told.mockRestore();
  rmSync(dataDir, { recursive: true });
});

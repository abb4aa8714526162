import type { DiscoveryDocument, DiscoveryVersion } from '../releases/discovery-document';
import { emptyDocument } from '../releases/discovery-document';
import { makeTestVersion } from '../releases/make-test-release';
import type { Operation } from '../releases/operation';
import type { OperationResult } from '../releases/operation-result';
import { refuse } from '../releases/refusal';
import { BrowserFailures } from './browser-failures';
import { createGuard } from './guard';
import type { Answered } from './observe-asks';
import { createRaiseAlarm } from './raise-alarm';
import { keepMarks, type ReleaseMarks } from './release-marks';
import type { Mark, Records } from './records';
import { ReleaseTallies } from './release-tallies';
import type { Alarm } from './send-alarm';

/** Records that several gateways share, as the database is shared. */
function makeRecords(clock: { now: number }): Records {
  const marks: Mark[] = [];
  const find = ({ remote, version, kind }: Pick<Mark, 'remote' | 'version' | 'kind'>) =>
    marks.find((m) => m.remote === remote && m.version === version && m.kind === kind);
  const records: Records = {
    async note(noted) {
      const at = new Date(clock.now);
      const known = find(noted);
      if (known) Object.assign(known, { count: known.count + 1, lastAt: at });
      else marks.unshift({ ...noted, count: 1, firstAt: at, lastAt: at });
    },
    async claim(noted, seconds) {
      const known = find(noted);
      if (known && clock.now - known.lastAt.getTime() < seconds * 1000) return false;
      await records.note(noted);
      return true;
    },
    list: async () => [...marks],
  };
  return records;
}

const version = (name: string, number: string, traffic: number): DiscoveryVersion => ({
  ...makeTestVersion({ name, version: number }),
  deployment: { traffic, default: traffic >= 50 },
});

let clock: { now: number };
let live: DiscoveryDocument;
let records: Records;
let alarms: Alarm[];
let operations: Operation[];
let answer: (operation: Operation) => OperationResult;
let stops: (() => void)[];

beforeEach(() => {
  clock = { now: 1_000_000 };
  records = makeRecords(clock);
  [alarms, operations, stops] = [[], [], []];
  live = {
    ...emptyDocument,
    microFrontends: {
      'mf-a': [version('mf-a', '3', 5), version('mf-a', '2', 95), version('mf-a', '1', 0)],
      'mf-b': [version('mf-b', '1', 100)],
      'mf-c': [version('mf-c', '1', 100)],
    },
  };
  answer = () => done('1');
});
afterEach(() => stops.forEach((stop) => stop()));

/** A change after which a release serves everyone. */
function done(version: string): OperationResult {
  const row = { remote: 'mf-a', version, default: true, fallback: false, traffic: 100 };
  const releases = [{ ...row, commit: '', builtAt: '' }];
  return { ok: true, kind: 'changed', generation: 2, releases };
}

/** One of the gateways of the site. */
function openGateway() {
  const tallies = new ReleaseTallies(() => clock.now / 1000);
  const marks: ReleaseMarks = keepMarks(records, fail);
  stops.push(() => marks.stop());
  const browserFailures = new BrowserFailures(() => clock.now / 1000);
  const look = createGuard({
    browserFailures,
    ...{ tallies, marks, now: () => clock.now, document: () => live },
    raise: createRaiseAlarm(marks, (alarm) => alarms.push(alarm)),
    operate: async (operation) => {
      operations.push(operation);
      return answer(operation);
    },
    onError: fail,
  });
  const ok: Answered = { kind: 'page', seconds: 0.02, outcome: 'ok' };
  return {
    tallies,
    marks,
    look,
    browserFailures,
    answers(number: string, times: number, outcome: Answered['outcome'] = 'ok') {
      for (let n = 0; n < times; n += 1) tallies.answered('mf-a', number, { ...ok, outcome });
    },
    crashes(times: number, number = '2', name = 'mf-a') {
      for (let n = 0; n < times; n += 1) tallies.ended(name, number, 'it ended with 1');
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

test('a release on trial that fails is taken back, named, with the reason, and told of once', async () => {
  const { look, answers, marks } = openGateway();
  await look();
  answers('2', 400);
  answers('3', 20, 'failed');
  await look();
  await look();
  expect(operations).toEqual([
    {
      ...{ command: 'rollback', remote: 'mf-a', from: '3', by: 'gateway' },
      why: '100 % (20 of 20) of its answers failed, of the default’s 0 % (0 of 400) in the last 15 s',
    },
  ]);
  expect(alarms).toMatchObject([{ kind: 'withdrawn', remote: 'mf-a', version: '3' }]);
  expect(marks.isGood('mf-a', '3')).toBe(false);
  expect(marks.isGood('mf-a', '2')).toBe(true);
});

test('of failures that are not its own nothing comes', async () => {
  const { look, answers } = openGateway();
  await look();
  answers('2', 400);
  answers('3', 200, 'excused');
  await look();
  expect([operations, alarms]).toEqual([[], []]);
});

test('what browsers of many places tell takes a trial back, one stranger’s beacons do not', async () => {
  const { look, answers, browserFailures } = openGateway();
  await look();
  answers('2', 4000);
  answers('3', 200);
  for (let n = 0; n < 5000; n += 1) {
    browserFailures.add('mf-a@3', `192.0.2.${n % 256}`);
    browserFailures.add('mf-a@3', `2001:db8:1:${n.toString(16)}::1`);
  }
  await look();
  expect(operations).toEqual([]);
  for (let n = 0; n < 8; n += 1) browserFailures.add('mf-a@3', `198.51.${n}.7`);
  await look();
  expect(operations).toMatchObject([{ from: '3', why: expect.stringContaining('10 places') }]);
});

test('browsers that fail everywhere alike say nothing of the trial', async () => {
  const { look, answers, browserFailures } = openGateway();
  await look();
  answers('2', 4000);
  answers('3', 200);
  for (let n = 0; n < 200; n += 1) browserFailures.add('mf-a@2', `198.51.${n}.7`);
  for (let n = 0; n < 12; n += 1) browserFailures.add('mf-a@3', `203.0.${n}.7`);
  await look();
  expect(operations).toEqual([]);
});

test('a default that keeps crashing is taken back; fewer ends, or long ago, are let pass', async () => {
  const { look, crashes } = openGateway();
  await look();
  crashes(2);
  await look();
  clock.now += 61_000;
  crashes(2);
  await look();
  expect(operations).toEqual([]);
  crashes(1);
  await look();
  expect(operations).toMatchObject([{ from: '2', why: expect.stringContaining('ended 3 times') }]);
});

test('when the processes of other remotes end as well, it is the machine', async () => {
  const { look, crashes } = openGateway();
  await look();
  crashes(3);
  crashes(1, '1', 'mf-b');
  crashes(1, '1', 'mf-c');
  await look();
  expect(operations).toEqual([]);
});

test('without a good release behind it nothing is changed, and it is told once', async () => {
  answer = () => refuse('no_previous', 'mf-a has no good release before 2');
  const { look, crashes } = openGateway();
  await look();
  for (let minute = 0; minute < 5; minute += 1) {
    crashes(3);
    await look();
    clock.now += 61_000;
  }
  expect(alarms).toMatchObject([{ kind: 'no_good_release', version: '2' }]);
});

test('a fault that stays after a release was taken back is not answered with the next', async () => {
  const { look, crashes } = openGateway();
  await look();
  crashes(3, '2');
  await look();
  live.microFrontends['mf-a'] = [version('mf-a', '1', 100), version('mf-a', '2', 0)];
  clock.now += 60_000;
  await look();
  crashes(3, '1');
  await look();
  expect(operations).toHaveLength(1);
  expect(alarms.map(({ kind }) => kind)).toEqual(['withdrawn', 'not_withdrawn']);
});

test('a release that was deployed since is judged by itself', async () => {
  const { look, crashes, marks } = openGateway();
  await look();
  crashes(3, '2');
  await look();
  // it took the place of another, which is no fault
  expect(marks.isGood('mf-a', '1')).toBe(true);
  live.microFrontends['mf-a'] = [version('mf-a', '4', 100), version('mf-a', '1', 0)];
  await look();
  crashes(3, '4');
  await look();
  expect(alarms.map(({ kind }) => kind)).toEqual(['withdrawn', 'withdrawn']);
});

test('two gateways that see it at once: one tells', async () => {
  const gateways = [openGateway(), openGateway()];
  let isDone = false;
  answer = () => {
    if (isDone) return refuse('already_done', 'it is done');
    isDone = true;
    return done('1');
  };
  for (const { look } of gateways) await look();
  for (const { crashes } of gateways) crashes(3);
  await Promise.all(gateways.map(({ look }) => look()));
  expect(operations).toHaveLength(2);
  expect(alarms).toHaveLength(1);
});

test('a release that is tried again is judged anew', async () => {
  const { look, answers, crashes } = openGateway();
  const listed = live.microFrontends['mf-a'] ?? [];
  await look();
  answers('2', 400);
  answers('3', 20, 'failed');
  crashes(3, '3');
  live.microFrontends['mf-a'] = [version('mf-a', '2', 100), version('mf-a', '3', 0)];
  await look();
  live.microFrontends['mf-a'] = listed;
  await look();
  answers('2', 400);
  answers('3', 20);
  await look();
  expect(operations).toEqual([]);
});

test('a change that can not be made now is made soon', async () => {
  answer = () => refuse('busy', 'Another change is still being made');
  const { look, crashes } = openGateway();
  await look();
  crashes(3);
  await look();
  answer = () => done('1');
  await look();
  expect(operations).toHaveLength(2);
  expect(alarms).toHaveLength(1);
});

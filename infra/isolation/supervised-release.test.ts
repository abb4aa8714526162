import { LinkClosed, NoAnswer } from './link';
import type { ReleaseProcess } from './release-process';
import { ReleaseUnavailable, SupervisedRelease } from './supervised-release';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Answer = (what: string, process: ReturnType<typeof makeProcess>) => Promise<unknown>;

function makeProcess(answer: Answer) {
  let end: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  const made = {
    pid: 1,
    description: { api: null },
    ended,
    link: { ask: (what: string) => answer(what, made) },
    kill: (reason: string) => end(reason),
    close: async () => end('closed'),
    /** Dies as a process does: whoever waits is told that the link is gone. */
    die() {
      end('it ended with 1');
      return Promise.reject(new LinkClosed('gone'));
    },
  };
  return made;
}

/** A release whose n-th process (from 1) answers as told. */
function open(
  answer: (n: number) => Answer,
  startsAt: (n: number) => Promise<void> = async () => {},
) {
  const launched: ReturnType<typeof makeProcess>[] = [];
  const events: string[] = [];
  let suspect: (isSuspect: boolean) => void = () => undefined;
  let starts = 0;
  const release = new SupervisedRelease(
    async ({ onSuspect }) => {
      suspect = onSuspect;
      await startsAt((starts += 1));
      const process = makeProcess(answer(starts));
      launched.push(process);
      return process as unknown as ReleaseProcess;
    },
    {
      onEnded: (reason) => events.push(reason),
      onResting: (seconds, reason) => events.push(`rests ${seconds}: ${reason}`),
    },
  );
  return {
    ...{ release, launched, events, suspect: (is: boolean) => suspect(is) },
    starts: () => starts,
    ask: (isRepeatable: boolean, patience?: 'little' | 'least') =>
      release.ask('listPages', null, {
        ...{ limitMs: 1000, isRepeatable },
        ...(patience ? { patience } : {}),
      }),
  };
}
const answered =
  (value: unknown): Answer =>
  async () =>
    value;
const dies: Answer = (_what, process) => process.die();

test('a question that may be asked twice is, after the process died; another one is not', async () => {
  const { release, ask } = open((n) => (n % 2 ? dies : answered(n)));
  await release.start();
  expect(await ask(true)).toBe(2);
  const again = open((n) => (n % 2 ? dies : answered(n)));
  await again.release.start();
  await expect(again.ask(false)).rejects.toThrow(ReleaseUnavailable);
  expect(again.events).toEqual(['it ended with 1']);
});

test('one that keeps ending rests, for longer each time, and is not waited for meanwhile', async () => {
  const { release, ask, events, starts } = open(() => dies);
  await release.start();
  for (let n = 0; n < 6; n += 1) await ask(false).catch(() => undefined);
  expect(events.at(-1)).toBe('rests 1: it ended with 1');
  expect(release.state).toBe('resting');
  await expect(ask(true)).rejects.toThrow('it ended with 1');
  expect(starts()).toBe(6);
  await jest.advanceTimersByTimeAsync(1000);
  expect([release.state, starts()]).toEqual(['up', 7]);
  await ask(false).catch(() => undefined);
  expect(events.at(-1)).toBe('rests 2: it ended with 1');
});

test('one that does not start is tried again, and what is known of it is kept', async () => {
  const { release, events } = open(
    () => answered(1),
    (n) => (n < 3 ? Promise.reject(new Error('no table')) : Promise.resolve()),
  );
  await expect(release.start()).rejects.toThrow('no table');
  expect(release.description).toBeNull();
  await jest.advanceTimersByTimeAsync(3000);
  expect(events).toEqual(['rests 1: no table', 'rests 2: no table']);
  expect(release.state).toBe('up');
});

test('twenty failures in a row end the process; one success between them does not', async () => {
  let number = 0;
  const fails: Answer = async () => {
    number += 1;
    if (number === 20) return 'fine';
    throw new Error('broken');
  };
  const { release, ask, events } = open((n) => (n === 1 ? fails : answered('new')));
  await release.start();
  for (let n = 0; n < 39; n += 1) await ask(false).catch(() => undefined);
  expect(events).toEqual([]);
  await ask(false).catch(() => undefined);
  expect(await ask(false)).toBe('new');
  expect(events).toEqual(['it failed 20 times in a row']);
});

test('a database that is away is nobody’s failure', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const { release, ask, events } = open(() => () => Promise.reject(away));
  await release.start();
  for (let n = 0; n < 40; n += 1) await ask(false).catch(() => undefined);
  expect(events).toEqual([]);
});

test('an answer that comes too late makes the release unavailable', async () => {
  const { release, ask } = open(() => () => Promise.reject(new NoAnswer('too slow')));
  await release.start();
  await expect(ask(true)).rejects.toMatchObject({ statusCode: 503 });
});

test('one that answered nothing for long is not asked by everybody', async () => {
  let asked = 0;
  const silent: Answer = () => Promise.reject(new NoAnswer(`too slow ${(asked += 1)}`));
  const { release, ask, events } = open(() => silent);
  await release.start();
  for (let n = 0; n < 10; n += 1) await ask(true).catch(() => undefined);
  expect([asked, events]).toEqual([5, []]);
});

test('too many questions at once are refused for this release', async () => {
  const { release, ask } = open(() => () => new Promise(() => undefined));
  await release.start();
  for (let n = 0; n < 300; n += 1) ask(false).catch(() => undefined);
  await expect(ask(false)).rejects.toThrow('too many wait for it');
});

test('who has little patience leaves a release that is stuck; who has none left also one that starts', async () => {
  const hangs = open(() => () => new Promise(() => undefined));
  await hangs.release.start();
  const page = hangs.ask(true, 'little');
  hangs.suspect(true);
  await expect(page).rejects.toThrow('it does not answer');

  const starts = open(
    (n) => (n === 1 ? dies : answered('new')),
    (n) => (n === 1 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 900))),
  );
  await starts.release.start();
  await starts.ask(false).catch(() => undefined);
  const [waits, leaves] = [starts.ask(true, 'little'), starts.ask(true, 'least')];
  const left = expect(leaves).rejects.toThrow('it does not answer');
  await jest.advanceTimersByTimeAsync(900);
  await left;
  expect(await waits).toBe('new');
});

test('one that is closed stays closed', async () => {
  const { release, ask, starts, events } = open(() => answered(1));
  await release.start();
  await release.close();
  await expect(ask(true)).rejects.toThrow(ReleaseUnavailable);
  expect([starts(), events]).toEqual([1, []]);
});

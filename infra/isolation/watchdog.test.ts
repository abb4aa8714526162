import { setTimeout as sleep } from 'node:timers/promises';
import type { Usage } from './read-usage';
import { watchProcess, type WatchLimits } from './watchdog';

/** A tenth of the real times: what is compared is one with the other, never with the clock of the machine. */
const limits: WatchLimits = {
  ...{ every: 5, suspectAfter: 20, stuckAfter: 40, idleAfter: 80 },
  ...{ suspectCpu: 0.4, stuckCpu: 0.9, memory: 400 },
};

/** Watches a process of which the kernel says what `look` does, until it is called stuck or time is up. */
async function watch(
  {
    usageOf,
    memory = 100,
    answers,
  }: { usageOf(): Usage | null; memory?: number; answers: boolean },
  rounds = 60,
) {
  const told: string[] = [];
  const watcher = watchProcess(
    {
      pid: 0,
      ping: () => (answers ? Promise.resolve() : new Promise(() => undefined)),
      onSuspect: (isSuspect) => told.push(isSuspect ? 'suspect' : 'well'),
      onStuck: (reason) => told.push(reason),
      look: { usageOf, memoryOf: () => memory },
    },
    () => limits,
  );
  for (let round = 0; round < rounds && !told.some((text) => text.startsWith('it ')); round += 1)
    await sleep(limits.every);
  watcher.stop();
  return told;
}

test('one that works and never answers is suspected, then called stuck', async () => {
  let cpu = 0;
  const told = await watch({
    usageOf: () => ({ cpu: (cpu += 0.1), isIdle: false }),
    answers: false,
  });
  expect(told).toEqual(['suspect', expect.stringContaining('without answering')]);
});

test('on a starved machine one that gets no turn is left alone', async () => {
  const told = await watch({ usageOf: () => ({ cpu: 0.3, isIdle: false }), answers: false });
  expect(told).toEqual([]);
});

test('one that was stopped, or waits without end, is called stuck', async () => {
  const told = await watch({ usageOf: () => ({ cpu: 0.3, isIdle: true }), answers: false });
  expect(told).toEqual(['it neither works nor answers']);
});

test('one that answers may work as much as it likes', async () => {
  let cpu = 0;
  const told = await watch({ usageOf: () => ({ cpu: (cpu += 1), isIdle: false }), answers: true });
  expect(told).toEqual([]);
});

test('one that holds too much memory is called stuck, whatever it answers', async () => {
  const usageOf = () => ({ cpu: 0, isIdle: true });
  const told = await watch({ usageOf, memory: 500 * 1024 * 1024, answers: true });
  expect(told).toEqual(['it holds 500 MB']);
});

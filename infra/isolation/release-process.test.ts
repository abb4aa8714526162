import type { Boot } from './protocol';
import { startProcess } from './release-process';

test('a process that can not even be made is told, and ends nothing else', async () => {
  const started = startProcess({
    program: '/nowhere/at/all.cjs',
    boot: { seeds: false } as Boot,
    answersOf: () => {
      throw new Error('nobody asks');
    },
    onOutput: () => undefined,
    onSuspect: () => undefined,
    onUnheard: () => undefined,
    signal: new AbortController().signal,
  });
  await expect(started).rejects.toMatchObject({ code: 'ENOENT' });
});

import { fork } from 'node:child_process';
import path from 'node:path';

test('an edit of the API alone, or of a text, makes a whole release again', async () => {
  const child = fork(path.join(__dirname, 'testing/edit-api.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const builds: unknown[] = [];
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
    child.on('message', (build) => {
      builds.push(build);
      if (builds.length === 2) child.send('edit the text');
      if (builds.length === 3) child.send('enough');
    });
  });
  expect(builds).toEqual([
    [1, 'one'],
    [1, 'one'],
    [1, 'two'],
  ]);
  expect(code).toBe(0);
});

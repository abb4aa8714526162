import { createRenderAhead } from './render-ahead';

const sizes = ['320.avif', '480.avif', '640.avif', '720.avif'];

function collect(fails: string[] = []) {
  const made: string[] = [];
  const errors: unknown[] = [];
  const ahead = createRenderAhead(
    async (hash, name) => {
      if (fails.includes(`${hash}/${name}`)) throw new Error(name);
      made.push(`${hash}/${name}`);
    },
    (error) => errors.push(error),
  );
  return { ahead, made, errors };
}

test('pictures wait until the site runs, then each gets its usual sizes once', async () => {
  const { ahead, made } = collect();
  ahead.add('a');
  ahead.add('b');
  ahead.add('a');
  expect(made).toEqual([]);
  await ahead.run();
  expect(made).toEqual([...sizes.map((size) => `a/${size}`), ...sizes.map((size) => `b/${size}`)]);
});

test('one that fails is told and does not hold the others', async () => {
  const { ahead, made, errors } = collect(['a/320.avif']);
  ahead.add('a');
  await ahead.run();
  expect(made).toEqual(sizes.slice(1).map((size) => `a/${size}`));
  expect(errors).toHaveLength(1);
});

test('nothing is made after the stop', async () => {
  const { ahead, made } = collect();
  ahead.add('a');
  ahead.stop();
  ahead.add('b');
  expect(made).toEqual([]);
});

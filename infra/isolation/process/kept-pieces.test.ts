import type { ServerRendered } from 'shared/remote-kit/server/render-remote';
import { KeptPieces } from './kept-pieces';

const head = { title: '', description: '' };
const visitor = { location: '/tarot', session: null, form: null };
const customer = { id: 1, name: null, email: null, phone: null, img: null, type: null };

/** Pieces that say how often they were rendered. */
function counted(keepSeconds?: number) {
  const counter = { rendered: 0 };
  const render = async (): Promise<ServerRendered> => {
    const html = String((counter.rendered += 1));
    return { html, data: null, head, status: 200, ...(keepSeconds ? { keepSeconds } : {}) };
  };
  return { counter, render };
}

test('a piece for everybody is rendered once in its time, for each address and release', async () => {
  let now = 1;
  const pieces = new KeptPieces({ now: () => now });
  const { counter, render } = counted(10);
  for (let n = 0; n < 3; n += 1) await pieces.read([1, 'mf-auth', 'a'], visitor, render);
  expect(counter.rendered).toBe(1);
  await pieces.read([1, 'mf-auth', 'a'], { ...visitor, location: '/vastu' }, render);
  await pieces.read([1, 'mf-auth', 'b'], visitor, render);
  expect(counter.rendered).toBe(3);
  now += 10_001;
  await pieces.read([1, 'mf-auth', 'a'], visitor, render);
  expect(counter.rendered).toBe(4);
});

test('nobody sees what was rendered for a customer, nor a customer what is kept', async () => {
  const pieces = new KeptPieces();
  const { counter, render } = counted(60);
  for (let n = 0; n < 2; n += 1) await pieces.read([1], { ...visitor, session: customer }, render);
  expect((await pieces.read([1], visitor, render))?.html).toBe('3');
  await pieces.read([1], { ...visitor, session: customer }, render);
  await pieces.read([1], { ...visitor, form: { next: '/' } }, render);
  expect(counter.rendered).toBe(5);
});

test('a piece whose loader says nothing of it, or that failed, is never kept', async () => {
  const pieces = new KeptPieces();
  const { counter, render } = counted();
  for (let n = 0; n < 2; n += 1) await pieces.read([1], visitor, render);
  expect(counter.rendered).toBe(2);
  await expect(pieces.read([2], visitor, async () => null)).resolves.toBeNull();
  const fails = () => Promise.reject(new Error('away'));
  await expect(pieces.read([2], visitor, fails)).rejects.toThrow('away');
});

import { act } from '@testing-library/react';
import { opsLive } from './ops-live';

const render = (what: string) => `<main><h1>${what}</h1>
  <details><summary>one</summary><form><input name="why"><select><option>a<option>b</select></form></details>
</main>`;
let served = '';
let asked = 0;

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = (async () => {
    asked += 1;
    return { ok: true, text: async () => served };
  }) as never;
  new Function(opsLive)();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  document.body.innerHTML = render('one');
  served = render('two');
  asked = 0;
});

const wait = () => act(() => jest.advanceTimersByTimeAsync(5_000));
const title = () => document.querySelector('h1')?.textContent;
const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;

test('what is new is shown without loading the page, and what is unfolded stays so', async () => {
  find<HTMLDetailsElement>('details').open = true;
  await wait();
  expect([title(), find<HTMLDetailsElement>('details').open]).toEqual(['two', true]);
  served = render('three');
  await wait();
  expect(title()).toBe('three');
});

test.each([
  ['typed', () => void (find<HTMLInputElement>('input').value = 'because')],
  ['chosen', () => void (find<HTMLSelectElement>('select').selectedIndex = 1)],
  ['about to be typed', () => find<HTMLInputElement>('input').focus()],
])('what is being %s is not taken away', async (_what, fill) => {
  fill();
  await wait();
  expect([title(), asked]).toEqual(['one', 0]);
});

test('what was told of the last change stays', async () => {
  find('main').insertAdjacentHTML('afterbegin', '<p class="told">Refused.</p>');
  await wait();
  expect([title(), find('.told').textContent]).toEqual(['two', 'Refused.']);
});

import { act, fireEvent, render } from '@testing-library/react';
import { SearchForm } from '../search-form';
import { startSearch } from './search';

type Answers = Record<string, { title: string; path: string; text?: string; score?: number }[]>;

const asked: { url: string; signal: AbortSignal }[] = [];
let answers: Answers = {};
const openPage = jest.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  document.documentElement.lang = 'hi';
  // jsdom loads no style sheets: the one of the list is there
  document.head.innerHTML = '<link rel="stylesheet" href="/linked.css">';
  document.body.innerHTML = render(<SearchForm lang="hi" id="q" />).container.innerHTML;
  // static, as the server sends it
  startSearch(document);
  globalThis.fetch = jest.fn(async (url: string, { signal }: RequestInit) => {
    asked.push({ url, signal: signal as AbortSignal });
    const source = String(url).split('?')[0] ?? '';
    if (!answers[source]) throw new TypeError('network');
    return { ok: true, json: async () => ({ data: answers[source] }) };
  }) as unknown as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.addEventListener('click', openPage);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.removeEventListener('click', openPage);
});

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const isOpen = () => field().getAttribute('aria-expanded') === 'true';
const press = (key: string) => fireEvent.keyDown(field(), { key });
async function type(value: string) {
  field().focus();
  await act(() => jest.advanceTimersByTimeAsync(1));
  fireEvent.input(field(), { target: { value } });
}
const wait = () => act(() => jest.advanceTimersByTimeAsync(300));

test('before its first use a field asks nothing and is a plain form', () => {
  expect(field().getAttribute('role')).toBeNull();
  expect(field().form?.getAttribute('action')).toBe('/hi/search');
});

test('the answers of all sources come best first, each page once, without those that fail', async () => {
  answers = {
    '/api/get_search_suggestions': [
      { title: 'लेख', path: '/blogs/a', score: 20 },
      { title: 'पंचांग', path: '/panchang', score: 50 },
    ],
    '/api/search_astro': [{ title: 'पंचांग', path: '/panchang', text: 'आज', score: 90 }],
  };
  await type('पंचांग');
  await wait();
  expect(options().map(({ textContent }) => textContent)).toEqual(['पंचांगआज', 'लेख']);
  expect(options()[0]?.querySelector('a')?.getAttribute('href')).toBe('/hi/panchang');
  expect(document.querySelector('[role=status]')?.textContent).toBe('2 सुझाव');
});

test('keys choose, Enter goes there, Escape closes and keeps what was typed', async () => {
  answers = {
    '/api/search_astro': [
      { title: 'एक', path: '/1' },
      { title: 'दो', path: '/2' },
    ],
  };
  await type('एक');
  await wait();
  press('ArrowDown');
  press('ArrowDown');
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  press('Enter');
  expect(openPage.mock.calls.at(-1)?.[0].target).toBe(options()[1]?.querySelector('a'));
  expect(isOpen()).toBe(false);
  press('ArrowDown');
  await wait();
  expect(isOpen()).toBe(true);
  press('Escape');
  expect([isOpen(), field().value]).toEqual([false, 'एक']);
});

test('only what is typed last is asked for, and what was asked before is given up', async () => {
  answers = { '/api/search_astro': [{ title: 'एक', path: '/1' }] };
  await type('क');
  await wait();
  expect(asked).toEqual([]);
  await type('कर');
  await type('करव');
  await wait();
  expect(asked).toHaveLength(3);
  expect(asked[0]?.url).toContain(encodeURIComponent('करव'));
  globalThis.fetch = jest.fn((_url, init?: RequestInit) => {
    asked.push({ url: '', signal: init?.signal as AbortSignal });
    return new Promise<Response>(() => undefined);
  });
  await type('करवा');
  await wait();
  await type('करवा च');
  expect(asked[3]?.signal.aborted).toBe(true);
});

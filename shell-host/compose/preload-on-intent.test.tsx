import { preloadOnIntent } from './preload-on-intent';

let loaded: string[];
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  document.body.innerHTML = '<a id="a" href="/a">A</a><a id="b" href="/b">B</a><p id="p">text</p>';
  const find = (target: EventTarget | null) =>
    target instanceof HTMLAnchorElement ? new URL(target.href) : null;
  end = preloadOnIntent(document, find, ({ pathname }) => loaded.push(pathname));
});

afterEach(() => {
  end();
  jest.useRealTimers();
});

const send = (id: string, kind: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(kind, { bubbles: true }));

test('a pointer that rests on a link loads its page, one that passes over it does not', () => {
  send('a', 'pointerover');
  jest.advanceTimersByTime(20);
  send('b', 'pointerover');
  jest.runAllTimers();
  expect(loaded).toEqual(['/b']);
  send('a', 'pointerover');
  send('p', 'pointerover');
  jest.runAllTimers();
  expect(loaded).toEqual(['/b']);
});

test('a link with the focus is prepared for, a touched one at once, and each once', () => {
  send('a', 'focusin');
  jest.runAllTimers();
  send('b', 'pointerdown');
  expect(loaded).toEqual(['/a', '/b']);
  send('a', 'pointerdown');
  send('b', 'focusin');
  jest.runAllTimers();
  expect(loaded).toEqual(['/a', '/b']);
});

test('once ended it loads nothing', () => {
  send('a', 'pointerover');
  end();
  send('b', 'pointerdown');
  jest.runAllTimers();
  expect(loaded).toEqual([]);
});

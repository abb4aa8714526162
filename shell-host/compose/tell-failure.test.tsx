import { listenForFailures } from './tell-failure';

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  listenForFailures();
});
beforeEach(() => sendBeacon.mockClear());

const told = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      ([, blob]) =>
        new Promise((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(JSON.parse(String(reader.result)));
          reader.readAsText(blob);
        }),
    ),
  );

const at = (path: string) => `https://site.example/releases/${path}`;

test('what a release throws is told by its name, and nothing of what it said', async () => {
  const error = new Error('Asha, 9876543210');
  error.stack = `Error: Asha\n    at ${at('mf-content/0.1.0-abc/client/page.js')}:1:2`;
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(await told()).toEqual([
    { failures: [{ remote: 'mf-content', release: '0.1.0-abc', kind: 'error' }] },
  ]);
});

test('a chunk that does not come is told as a failure of whose it is', async () => {
  const reason = new Error('Loading chunk app failed');
  reason.stack = `ChunkLoadError: Loading chunk app failed\n    at ${at('shell-host/0.1.0-def/client/main.js')}:1:2`;
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(await told()).toEqual([
    { failures: [{ remote: 'shell-host', release: '0.1.0-def', kind: 'rejection' }] },
  ]);
});

test.each([
  ['an extension', 'chrome-extension://abc/content.js'],
  ['no script at all', ''],
])('what %s throws is not told', async (_whose, filename) => {
  window.dispatchEvent(new ErrorEvent('error', { filename, error: null }));
  expect(await told()).toEqual([]);
});

import { act, waitFor } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { MessageChannel } from 'node:worker_threads';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { PageController } from './browser/page-controller';
import type { Load, PageModule, PageProps, RemoteDefinition } from './page';
import type { PageView as View } from './page-view';
import { staticPart } from './static-part';

interface DayData {
  title: string;
  rows?: string[];
}

const navigator = { createHref: String, go: jest.fn(), push: jest.fn(), replace: jest.fn() };
const loadRows = jest.fn();
const load = jest.fn<ReturnType<Load<DayData>>, Parameters<Load<DayData>>>();
let root: Root | null = null;
let rowsOf: Record<string, string[]>;
let PageView: typeof View;

beforeAll(async () => {
  // what React's server side and the router want of a browser
  Object.assign(globalThis, { TextEncoder, MessageChannel, fetch: jest.fn() });
  ({ PageView } = await import('./page-view'));
});

beforeEach(() => {
  rowsOf = { '/days/one': ['Rahu Kaal <b>', 'Abhijit'], '/days/two': ['Amrit'] };
  loadRows.mockReset();
  load.mockReset().mockImplementation(async ({ path }) => ({
    data: { title: path, rows: rowsOf[path] },
    head: { title: path, description: path },
  }));
  window.history.replaceState({}, '', '/days/one');
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** A release as a process or a browser loads it: with modules of its own. */
function makeRelease(hurts: (data: DayData) => boolean = () => false): RemoteDefinition {
  const Rows = staticPart(['rows'], async () => {
    loadRows();
    return { default: RowList };
  });
  function Day({ data }: PageProps<DayData>) {
    const [isAlive, setAlive] = useState(false);
    useEffect(() => setAlive(true), []);
    return (
      <>
        <h1>{hurts(data) ? 'another title' : data.title}</h1>
        <p>{isAlive ? 'alive' : 'still'}</p>
        <Rows rows={data.rows} />
      </>
    );
  }
  const page: PageModule = { default: Day, staticParts: [Rows] };
  return {
    name: 'mf-test',
    routes: [{ path: '/days/:day', load: async () => ({ default: load }), page: async () => page }],
  };
}

function RowList({ rows }: { rows: string[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

async function renderOnServer() {
  const { createServerRemote } = await import('./server/render-remote');
  const path = window.location.pathname;
  const rendered = await createServerRemote(makeRelease()).renderPage({
    ...{ path, location: path, query: new URLSearchParams(), lang: 'en' },
    ...{ session: null, form: null, call: async () => ({ error_status: 500 }) },
  });
  if (!rendered) throw new Error('no page');
  loadRows.mockClear();
  load.mockClear();
  return rendered;
}

/** Takes over what the server rendered. */
async function openPage(
  change: (container: HTMLElement) => void = () => undefined,
  release = makeRelease(),
) {
  const { html, data, head } = await renderOnServer();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  const list = container.querySelector('ul');
  change(container);
  const { createPageController } = await import('./browser/page-controller');
  const controller = createPageController(release);
  const state = { remote: 'mf-test', version: '1', path: window.location.pathname, data, head };
  const adopted = await controller.adopt(state, container);
  if (!adopted) throw new Error('not adopted');
  controller.show(adopted.page);
  controller.store.subscribe(() => act(() => root?.render(viewOf(controller))));
  const onRecoverableError = jest.fn();
  await act(async () => {
    root = hydrateRoot(container, viewOf(controller), { onRecoverableError });
  });
  return { container, controller, data, list, onRecoverableError };
}

function viewOf(controller: PageController) {
  const { page } = controller.store.getState();
  if (!page) throw new Error('nothing is shown');
  return <PageView page={page} preferences={defaultPreferences('en')} navigator={navigator} />;
}

const rowsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map(({ textContent }) => textContent);

test('what the server made stays the very same, and neither its data nor its code is sent', async () => {
  const { container, data, list, onRecoverableError } = await openPage();
  expect(data).toEqual({ title: '/days/one' });
  expect(container.querySelector('p')?.textContent).toBe('alive');
  expect(container.querySelector('ul')).toBe(list);
  expect(rowsIn(container)).toEqual(['Rahu Kaal <b>', 'Abhijit']);
  expect([loadRows, load, onRecoverableError].map(({ mock }) => mock.calls.length)).toEqual([
    0, 0, 0,
  ]);
});

test('going to another page and back fetches data and code, the code once', async () => {
  const { container, controller } = await openPage();
  for (const [path, rows] of [
    ['/days/two', ['Amrit']],
    ['/days/one', ['Rahu Kaal <b>', 'Abhijit']],
  ] as const) {
    const prepared = await controller.prepare(path);
    if (!prepared) throw new Error('no page');
    controller.show(prepared.page);
    expect(container.querySelector('h1')?.textContent).toBe(path);
    expect(rowsIn(container)).toEqual(rows);
    expect(container.querySelectorAll('[data-static]')).toHaveLength(1);
  }
  expect([loadRows.mock.calls.length, load.mock.calls.length]).toEqual([1, 2]);
});

test('where React makes the page anew, what the server made moves into it', async () => {
  const { container, list, onRecoverableError } = await openPage(
    undefined,
    makeRelease(() => true),
  );
  expect(onRecoverableError).toHaveBeenCalled();
  expect(container.querySelector('h1')?.textContent).toBe('another title');
  expect(container.querySelector('ul')).toBe(list);
  expect(load).not.toHaveBeenCalled();
});

test('a part that something took out of the document is loaded', async () => {
  const { container } = await openPage((page) => page.querySelector('[data-static]')?.remove());
  await waitFor(() => expect(rowsIn(container)).toEqual(['Rahu Kaal <b>', 'Abhijit']));
  expect([loadRows.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
});

test('when it can not be loaded the rest of the page stays, and the console says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await openPage((page) => {
    page.querySelector('[data-static]')?.remove();
    load.mockRejectedValue(new Error('away'));
  });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(container.querySelector('h1')?.textContent).toBe('/days/one');
});

test('a part that the page forgot to list says so', async () => {
  const Rows = staticPart(['rows'], async () => ({ default: RowList }));
  const { renderToString } = await import('react-dom/server');
  expect(() => renderToString(<Rows rows={['Amrit']} />)).toThrow(/staticParts must list it/);
});

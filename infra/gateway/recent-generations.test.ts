import type { DiscoveryDocument } from '../releases/discovery-document';
import { noneIsBad } from '../releases/find-last-good';
import { makeTestVersion } from '../releases/make-test-release';
import { PAGE_KEEPS_MS, RecentGenerations } from './recent-generations';

let now = 0;
let recent: RecentGenerations;

/** A generation in which mf-a has these releases: the first is everybody's. */
function documentOf(generation: number, ...versions: string[]): DiscoveryDocument {
  const listed = versions.map((version, index) => ({
    ...makeTestVersion({ name: 'mf-a', version }),
    deployment: { traffic: index === 0 ? 100 : 0, default: index === 0 },
  }));
  return {
    ...{ schema: 'frontend-discovery/v1-pre', generation, at: '', by: '', why: '' },
    microFrontends: {
      'shell-host': [
        {
          ...makeTestVersion({ name: 'shell-host', version: '1' }),
          deployment: { traffic: 100, default: true },
        },
      ],
      'mf-a': listed,
    },
  };
}

const accept = (generation: number, ...versions: string[]) =>
  recent.accept(documentOf(generation, ...versions));

const versionFor = (generation: number | null) => recent.remotesOf('v', generation)[0]?.version;
const callable = () =>
  recent.listCallable().flatMap(({ name, version }) => (name === 'mf-a' ? [version] : []));

beforeEach(() => {
  now = 0;
  recent = new RecentGenerations(noneIsBad, undefined, () => now);
});

test('a page calls the release it was rendered with, as long as that is listed', () => {
  accept(1, 'a');
  accept(2, 'b', 'a');
  expect(versionFor(1)).toBe('a');
  expect(versionFor(2)).toBe('b');
  expect(versionFor(null)).toBe('b');
  accept(3, 'c', 'b');
  expect([versionFor(1), versionFor(2), versionFor(3)]).toEqual(['c', 'b', 'c']);
  expect(versionFor(99)).toBe('c');
});

test('a release that was rolled back is not called again', () => {
  accept(1, 'good');
  accept(2, 'bad', 'good');
  accept(3, 'good');
  expect(versionFor(2)).toBe('good');
  expect(new Set(callable())).toEqual(new Set(['good']));
});

test('what was in use before a restart is still called', () => {
  const hour = PAGE_KEEPS_MS;
  now = 5 * hour;
  const [oldest, older, last] = [
    { ...documentOf(1, 'a'), at: new Date(0).toISOString() },
    { ...documentOf(2, 'b', 'a'), at: new Date(3 * hour).toISOString() },
    { ...documentOf(3, 'c', 'b', 'a'), at: new Date(4.5 * hour).toISOString() },
  ];
  recent.recall([last, older, oldest]);
  recent.accept(last);
  expect([versionFor(2), versionFor(3)]).toEqual(['b', 'c']);
  expect(new Set(callable())).toEqual(new Set(['b', 'c']));
  expect(versionFor(1)).toBe('c');
});

test('an older release stays callable for an hour after it was replaced', () => {
  accept(1, 'a');
  now = 10 * PAGE_KEEPS_MS;
  accept(2, 'b', 'a');
  now += PAGE_KEEPS_MS;
  expect(new Set(callable())).toEqual(new Set(['a', 'b']));
  now += 1;
  expect(callable()).toEqual(['b']);
  expect(versionFor(1)).toBe('b');
});
